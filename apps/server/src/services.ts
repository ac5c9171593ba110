import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { allRules } from '@paperwage/payroll';
import { aesVault } from './adapters/aes-vault.ts';
import { databaseRecords } from './adapters/database/database-records.ts';
import { openDatabase } from './adapters/database/open-database.ts';
import { proveMasterKey } from './adapters/database/sealing/prove-master-key.ts';
import { embeddedIdentity } from './adapters/identity/embedded/embedded-identity.ts';
import { diskFiles } from './adapters/files/disk-files.ts';
import { webauthnPasskeys } from './adapters/identity/webauthn-passkeys.ts';
import { readMasterKeys } from './adapters/master-key.ts';
import { segmentAnalytics } from './adapters/insights/segment.ts';
import { sentryTracker } from './adapters/insights/sentry.ts';
import { readCertificateFile } from './adapters/signing/certificate-file.ts';
import { ownIdentity } from './adapters/signing/own-identity.ts';
import { systemClock } from './adapters/system-clock.ts';
import { workerRenderer } from './adapters/worker-renderer.ts';
import type { Config } from './config/config.ts';
import { createOwnAnswers } from './features/chat/own-answers.ts';
import { readPassages } from './features/chat/pages/passages.ts';
import type { AccountData } from './ports/account-data.ts';
import type { Analytics } from './ports/analytics.ts';
import type { ErrorTracker } from './ports/error-tracker.ts';
import type { Experiments } from './features/visits/experiments.ts';
import { experimentsOf } from './features/visits/experiments.ts';
import { billingOfUser } from './features/billing/delete-billing.ts';
import { recordsOfUser } from './features/account-data/delete-all-of.ts';
import type { ChatAnswers } from './ports/chat-answers.ts';
import type { Clock } from './ports/clock.ts';
import type { DocumentRenderer } from './ports/documents/document-renderer.ts';
import type { FileStore } from './ports/file-store.ts';
import type { IdentityProvider } from './ports/accounts/identity-provider.ts';
import type { OpenIdProvider } from './ports/accounts/open-id-provider.ts';
import type { Mail } from './ports/mail.ts';
import type { PaymentGateway } from './ports/billing/payment-gateway.ts';
import type { PasskeyProtocol } from './ports/accounts/passkey-protocol.ts';
import type { Records } from './ports/records.ts';
import type { TextMessages } from './ports/text-messages.ts';
import type { Vault } from './ports/vault.ts';

/** Everything the server needs from the outside world. */
export interface Services {
  readonly clock: Clock;
  readonly renderer: DocumentRenderer;
  readonly vault: Vault;
  readonly records: Records;
  readonly files: FileStore;
  readonly mail: Mail;
  readonly chat: ChatAnswers;
  readonly identity: IdentityProvider;
  /** Companies people can log in with. */
  readonly social: readonly OpenIdProvider[];
  /** Undefined if no codes are sent to phones. */
  readonly texts: TextMessages | undefined;
  /** Undefined if browsers wouldn't offer passkeys on these pages. */
  readonly passkeys: PasskeyProtocol | undefined;
  /** Undefined if there are no plans. */
  readonly payments: PaymentGateway | undefined;
  /** Undefined if no other service counts visits. */
  readonly analytics: Analytics | undefined;
  /** Undefined if no other service collects errors. */
  readonly errorTracker: ErrorTracker | undefined;
  readonly experiments: Experiments;
  /** What each part stores for an account; deleting the account goes through all of them. */
  readonly accountData: readonly AccountData[];
}

/** Where to find the built files that are loaded at run time. */
export interface BuiltFiles {
  readonly renderWorker: URL;
  readonly fontFolder: string;
  /** The pages' text for the chat, from the build. Without it, the chat answers only from the tax rules. */
  readonly passagesFile: string;
}

/** The master keys. Throws `MasterKeyMissing`, including if there is data without its key file. */
export function masterKeysOf(
  { masterKey, database, files }: Config,
  onMade?: (sentence: string) => void,
): readonly Uint8Array[] {
  const data = [database.kind === 'sqlite' ? database.file : '', files.kind === 'disk' ? files.folder : ''];
  return readMasterKeys({ ...masterKey, dataAt: data.find(holdsSomething), ...(onMade && { onMade }) });
}

function holdsSomething(place: string): boolean {
  if (!existsSync(place)) return false;
  return !statSync(place).isDirectory() || readdirSync(place).length > 0;
}

/**
 * Chooses the provider of each service. Tests can replace any; a replaced one is not started. Throws `MasterKeyMissing`,
 * `PackageMissing`, `SigningCertificateUnusable`, and the database's error if it can't be opened.
 */
export async function createServices(
  config: Config,
  built: BuiltFiles,
  replace: Partial<Services> = {},
  onKeyMade?: (sentence: string) => void,
): Promise<Services> {
  const clock = replace.clock ?? systemClock;
  // Before anything is opened or written.
  if (config.billing.gateway.kind === 'stripe' && !replace.payments) await loadStripe();
  if (config.identity.firebase && !replace.identity) await loadFirebase();
  const { certificate } = config.signing;
  const givenIdentity =
    certificate && !replace.renderer ? await readCertificateFile(certificate, clock.nowMs()) : undefined;
  const vault = replace.vault ?? aesVault(masterKeysOf(config, onKeyMade));
  const records = replace.records ?? (await openRecords(config, vault, clock));
  return {
    clock,
    vault,
    records,
    identity: replace.identity ?? (await identityOf(config, records, clock)),
    passkeys: replace.passkeys ?? webauthnPasskeys(config.publicUrl),
    payments: 'payments' in replace ? replace.payments : await paymentsOf(config, records, clock),
    analytics: replace.analytics ?? (config.insights.segment && segmentAnalytics(config.insights.segment)),
    errorTracker: replace.errorTracker ?? trackerOf(config),
    experiments: replace.experiments ?? (await experimentsOf(records.experiments, clock)),
    social: replace.social ?? (await openIdProviders(config.identity)),
    accountData: replace.accountData ?? accountData,
    files: replace.files ?? (await openFiles(config.files)),
    mail: replace.mail ?? (await mailOf(config.mail, clock)),
    chat: replace.chat ?? (await chatOf(config, built.passagesFile, clock)),
    texts: replace.texts ?? (await textsOf(config.texts, clock)),
    renderer:
      replace.renderer ??
      workerRenderer({
        workerFile: built.renderWorker,
        fontFolder: built.fontFolder,
        signing: {
          identity: givenIdentity ?? (await ownIdentity({ keys: records.keys, clock }, config.company.name)),
          timestampUrl: config.signing.timestampUrl,
        },
      }),
  };
}

function trackerOf({ insights: { sentryDsn } }: Config): ErrorTracker | undefined {
  return sentryDsn === undefined ? undefined : sentryTracker(sentryDsn);
}

/** Every part that stores something for an account. */
export const accountData: readonly AccountData[] = [
  { removeAllOf: (userId, { idempotency }) => idempotency.removeAllOf(userId) },
  recordsOfUser,
  billingOfUser,
];

async function openRecords({ database }: Config, vault: Vault, clock: Clock): Promise<Records> {
  const db = await openDatabase(database, () => vault);
  try {
    await proveMasterKey(db, vault);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return databaseRecords({ db, vault, clock });
}

/** A package that only some servers need is not installed; the message names the command that adds it. */
export class PackageMissing extends Error {
  override readonly name = 'PackageMissing';
}

async function loadFirebase() {
  try {
    return await import('./adapters/identity/firebase-identity.ts');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new PackageMissing(
      'IDENTITY_PROVIDER=firebase needs the package firebase-admin, which isn’t installed. Run npm run add-firebase, then start again.',
    );
  }
}

/** The file store. Code for other services is loaded only if they are configured: it would double the startup time. */
export async function openFiles(files: Config['files']): Promise<FileStore> {
  if (files.kind === 'disk') return diskFiles(files.folder);
  const { s3Files } = await import('./adapters/files/s3-files.ts');
  return s3Files(files);
}

async function identityOf({ identity, publicUrl }: Config, records: Records, clock: Clock): Promise<IdentityProvider> {
  if (!identity.firebase) return embeddedIdentity({ records, clock, issuer: publicUrl, idleMs: identity.idleMs });
  const { firebaseIdentity } = await loadFirebase();
  return firebaseIdentity({ place: identity.firebase, records, clock, idleMs: identity.idleMs });
}

async function openIdProviders({ social }: Config['identity']): Promise<readonly OpenIdProvider[]> {
  if (social.length === 0) return [];
  const { openIdClientProvider } = await import('./adapters/identity/openid-client-provider.ts');
  return social.map(openIdClientProvider);
}

async function mailOf({ url, from, outbox }: Config['mail'], clock: Clock): Promise<Mail> {
  if (url === undefined) {
    const { outboxMail } = await import('./adapters/mail/outbox-mail.ts');
    return outboxMail(diskFiles(outbox), from, clock);
  }
  const { smtpMail } = await import('./adapters/mail/smtp-mail.ts');
  return smtpMail(url, from);
}

/** What answers questions: our pages and rules, and a language model to word the answers if one is configured. */
async function chatOf({ billing, support }: Config, passagesFile: string, clock: Clock): Promise<ChatAnswers> {
  const json = existsSync(passagesFile) ? readFileSync(passagesFile, 'utf8') : '[]';
  const own = createOwnAnswers({
    passages: readPassages(json, billing.gateway.kind !== 'off'),
    rules: allRules,
    clock,
  });
  if (!support.model) return own;
  const { modelAnswers } = await import('./adapters/chat/model-answers.ts');
  return modelAnswers(support.model, own);
}

async function loadStripe() {
  try {
    return await import('./adapters/payments/stripe-gateway.ts');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new PackageMissing(
      'BILLING=stripe needs the package stripe, which isn’t installed. Run npm run add-stripe, then start again.',
    );
  }
}

/** Who charges cards; undefined if billing is off. */
async function paymentsOf({ billing, publicUrl }: Config, records: Records, clock: Clock) {
  const { gateway } = billing;
  switch (gateway.kind) {
    case 'off':
      return undefined;
    case 'sandbox': {
      const { sandboxGateway } = await import('./adapters/payments/sandbox-gateway.ts');
      return sandboxGateway({ records, clock, publicUrl });
    }
    case 'sticky': {
      const { stickyGateway } = await import('./adapters/payments/sticky-gateway.ts');
      return stickyGateway({ place: gateway, eventsSecret: gateway.eventsSecret, clock });
    }
    case 'stripe': {
      const { stripeGateway } = await loadStripe();
      return stripeGateway({ keys: gateway, clock });
    }
  }
}

async function textsOf(texts: Config['texts'], clock: Clock): Promise<TextMessages | undefined> {
  if (texts?.kind === 'webhook') {
    const { webhookTexts } = await import('./adapters/text-messages/webhook-texts.ts');
    return webhookTexts(texts);
  }
  if (texts === undefined) return undefined;
  const { outboxTexts } = await import('./adapters/text-messages/outbox-texts.ts');
  return outboxTexts(diskFiles(texts.folder), clock);
}
