import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { ADMIN_VARIABLES } from './admin-variables.ts';
import type { BillingConfig } from './billing-variables.ts';
import { BILLING_VARIABLES, billingConfig, billingRefusals } from './billing-variables.ts';
import { line, read, variable, integer } from './config-variable.ts';
import type { IdentityConfig } from './identity-variables.ts';
import { IDENTITY_VARIABLES, identityConfig, identityRefusals } from './identity-variables.ts';
import type { InsightConfig } from './insight-variables.ts';
import { INSIGHT_VARIABLES, insightConfig, insightRefusals } from './insight-variables.ts';
import type { IssuingConfig } from './issuing-variables.ts';
import { ISSUING_VARIABLES } from './issuing-variables.ts';
import type { LimitConfig } from './limit-variables.ts';
import { LIMIT_VARIABLES, limitConfig } from './limit-variables.ts';
import type { MessageConfig } from './message-variables.ts';
import { MESSAGE_VARIABLES, messageConfig, messageRefusals } from './message-variables.ts';
import type { DatabasePlace, S3Place } from '../places.ts';
import { isOrigin, masterKeys, postgresPlace, s3Place } from '../places.ts';
import type { SigningConfig } from './signing-variables.ts';
import { SIGNING_VARIABLES, signingConfig, signingRefusals } from './signing-variables.ts';
import type { SupportConfig } from './support-variables.ts';
import { SUPPORT_VARIABLES, supportConfig, supportRefusals } from './support-variables.ts';

const HIGHEST_PORT = 65_535;
const HIGHEST_DIFFICULTY = 100_000;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every variable the server reads. `docs/configuration.md` has the same list, and a test keeps them equal. */
export const CONFIG_VARIABLES = {
  PORT: variable({
    fallback: '3000',
    allowed: 'a whole number from 0 to 65535; 0 means any free port',
    purpose: 'Port the server listens on.',
    schema: integer(0, HIGHEST_PORT),
  }),
  HOST: variable({
    fallback: '127.0.0.1',
    allowed: 'an IP address or a host name of this machine',
    purpose: 'Address the server listens on. `0.0.0.0` lets other machines connect.',
    schema: z.string().refine((text) => isIP(text) !== 0 || isHostName(text)),
  }),
  DATA_DIR: variable({
    fallback: './data',
    allowed: 'the path of a folder',
    purpose: 'Folder for everything the server stores. Created if missing; relative to where you start the server.',
    schema: line(4096).transform((text) => path.resolve(text)),
  }),
  DATABASE_URL: variable<DatabasePlace | undefined>({
    fallback: '',
    allowed: 'a PostgreSQL address such as postgres://user:password@host:5432/name',
    purpose: 'PostgreSQL database for accounts, drafts and history. Empty: a SQLite file in `DATA_DIR`.',
    schema: read((text) => (text === '' ? undefined : postgresPlace(text)), ''),
  }),
  FILES_URL: variable<S3Place | undefined>({
    fallback: '',
    allowed: 'an address such as s3://key:secret@host:9000/bucket?region=us-east-1, with &tls=off for plain http',
    purpose: 'S3-compatible bucket for logos and issued files. Empty: a folder in `DATA_DIR`.',
    schema: read((text) => (text === '' ? undefined : s3Place(text)), ''),
  }),
  ...MESSAGE_VARIABLES,
  MASTER_KEY: variable<readonly Uint8Array[]>({
    fallback: '',
    allowed: 'one or more keys of 32 bytes in base64, separated by commas',
    purpose: 'Encrypts people’s data: the first key encrypts, all of them decrypt. Empty: the file `MASTER_KEY_FILE`.',
    schema: read((text) => (text === '' ? [] : masterKeys(text))),
  }),
  MASTER_KEY_FILE: variable({
    fallback: '',
    allowed: 'the path of a file',
    purpose:
      'File with the same content as `MASTER_KEY`. Empty: `DATA_DIR/master.key`, created at the first start unless ' +
      '`DATABASE_URL` is set.',
    schema: z
      .string()
      .max(4096)
      .transform((text) => (text === '' ? undefined : path.resolve(text))),
  }),
  ...SIGNING_VARIABLES,
  PUBLIC_URL: variable({
    fallback: '',
    allowed: 'an http or https address without a path, such as https://pay.example.com',
    purpose:
      'URL that people open. Empty: the one the server listens on. With https, browsers are told to use only https.',
    schema: z.string().refine(isOrigin),
  }),
  LOG_LEVEL: variable({
    fallback: 'info',
    allowed: 'fatal, error, warn, info, debug, trace or silent',
    purpose:
      'How much is logged: `info` includes refused requests, `debug` every request. Lines are JSON, without ' +
      'personal data.',
    schema: z.enum(LOG_LEVELS),
  }),
  TRUST_PROXY: variable<readonly string[]>({
    fallback: 'off',
    allowed: 'off, or IP addresses or ranges such as 10.0.0.0/8, separated by commas',
    purpose: 'Reverse proxies trusted to say where a request came from. Rate limits count by that address.',
    schema: read(trustedProxies),
  }),
  HSTS_SUBDOMAINS: variable({
    fallback: 'off',
    allowed: 'on or off',
    purpose:
      'Whether browsers are told that every subdomain of the host in `PUBLIC_URL` is on https too. They keep to it for ' +
      'a year.',
    schema: z.enum(['on', 'off']),
  }),
  APP_CHECK_DIFFICULTY: variable({
    fallback: '500',
    allowed: 'a whole number from 1 to 100000',
    purpose:
      'Work of a browser before it signs up, which keeps bots away: how many keys it tries at most. 500 take a computer ' +
      'under half a second and an old phone a few seconds.',
    schema: integer(1, HIGHEST_DIFFICULTY),
  }),
  ...LIMIT_VARIABLES,
  ...SUPPORT_VARIABLES,
  ...ADMIN_VARIABLES,
  ...INSIGHT_VARIABLES,
  ...ISSUING_VARIABLES,
  ...IDENTITY_VARIABLES,
  ...BILLING_VARIABLES,
  COMPANY_NAME: variable({
    fallback: 'Paperwage Example Company',
    allowed: 'a line of at most 80 characters',
    purpose: 'Name in the footer and on the legal pages.',
    schema: line(80),
  }),
  SUPPORT_PHONE: variable({
    fallback: '(555) 555-0142',
    allowed: 'a line of at most 40 characters',
    purpose: 'Support phone number. The default is fictional.',
    schema: line(40),
  }),
  SUPPORT_ADDRESS: variable({
    fallback: '100 Example Street, Springfield, IL 62701',
    allowed: 'a line of at most 160 characters',
    purpose: 'Street address in the footer. The default is fictional.',
    schema: line(160),
  }),
  SUPPORT_EMAIL: variable({
    fallback: 'support@paperwage.example',
    allowed: 'an email address',
    purpose: 'Support email address. The default is fictional.',
    schema: z.email(),
  }),
};

type VariableName = keyof typeof CONFIG_VARIABLES;
type Values = { [Name in VariableName]: z.output<(typeof CONFIG_VARIABLES)[Name]['schema']> };

/** The server's configuration. Read once, at startup. */
export interface Config extends MessageConfig, BillingConfig, InsightConfig {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly database: DatabasePlace;
  /** A folder on this machine, or a bucket. */
  readonly files: { readonly kind: 'disk'; readonly folder: string } | ({ readonly kind: 's3' } & S3Place);
  /** Keys from the environment; if there are none, the file has them, and may be created if it is `ownFile`. */
  readonly masterKey: { readonly keys: readonly Uint8Array[]; readonly file: string; readonly mayMake: boolean };
  readonly signing: SigningConfig;
  readonly publicUrl: string;
  readonly identity: IdentityConfig;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Addresses and ranges of trusted reverse proxies. */
  readonly trustedProxies: readonly string[];
  /** Whether the host's subdomains use https too. */
  readonly hstsSubdomains: boolean;
  /** The most keys that a browser tries before a call that requires a real browser. */
  readonly appCheckDifficulty: number;
  readonly limits: LimitConfig;
  /** In lower case, as accounts are found by them. */
  readonly adminEmails: readonly string[];
  readonly issuing: IssuingConfig;
  readonly support: SupportConfig;
  readonly company: {
    readonly name: string;
    readonly phone: string;
    readonly address: string;
    readonly email: string;
  };
}

/**
 * The configuration, or one sentence for each variable with a value that isn't allowed. An empty variable counts as
 * unset. The sentences don't repeat values, since some may become secret.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly config: Config } | { readonly refusals: readonly string[] } {
  const refusals: string[] = [];
  const values: Partial<Record<VariableName, unknown>> = {};
  for (const name of Object.keys(CONFIG_VARIABLES) as VariableName[]) {
    const { fallback, allowed, schema } = CONFIG_VARIABLES[name];
    const parsed = schema.safeParse(environment[name]?.trim() || fallback);
    if (parsed.success) values[name] = parsed.data;
    else refusals.push(`${name} must be ${allowed}.`);
  }
  if (refusals.length > 0) return { refusals };
  const config = toConfig(values as Values);
  const together = [
    ...identityRefusals(values as Values, config.publicUrl),
    ...messageRefusals(values as Values),
    ...signingRefusals(values as Values),
    ...billingRefusals(values as Values),
    ...insightRefusals(values as Values),
    ...supportRefusals(values as Values),
  ];
  return together.length > 0 ? { refusals: together } : { config };
}

function toConfig(values: Values): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: values.DATA_DIR,
    database: values.DATABASE_URL ?? { kind: 'sqlite', file: path.join(values.DATA_DIR, 'paperwage.sqlite') },
    files: values.FILES_URL
      ? { kind: 's3', ...values.FILES_URL }
      : { kind: 'disk', folder: path.join(values.DATA_DIR, 'files') },
    ...messageConfig(values),
    ...billingConfig(values),
    ...insightConfig(values),
    masterKey: {
      keys: values.MASTER_KEY,
      file: values.MASTER_KEY_FILE ?? path.join(values.DATA_DIR, 'master.key'),
      // Servers that share a database must share the key, so none of them may generate one.
      mayMake: values.MASTER_KEY_FILE === undefined && values.DATABASE_URL === undefined,
    },
    signing: signingConfig(values),
    publicUrl: values.PUBLIC_URL === '' ? addressOf(values.HOST, values.PORT) : new URL(values.PUBLIC_URL).origin,
    identity: identityConfig(values),
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUST_PROXY,
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'on',
    appCheckDifficulty: values.APP_CHECK_DIFFICULTY,
    limits: limitConfig(values),
    adminEmails: values.ADMIN_EMAILS,
    support: supportConfig(values),
    issuing: { issuersPerDay: values.ISSUERS_PER_DAY, namesPerFigures: values.NAMES_PER_FIGURES },
    company: {
      name: values.COMPANY_NAME,
      phone: values.SUPPORT_PHONE,
      address: values.SUPPORT_ADDRESS,
      email: values.SUPPORT_EMAIL,
    },
  };
}

/** The address to open in a browser on this machine for a server that listens on `host` and `port`. */
export function addressOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${port}`;
}

function isHostName(text: string): boolean {
  const labels = text.split('.');
  const wellFormed = labels.every((label) => /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i.test(label));
  // All digits and dots is an IP address with a mistake in it, not a name.
  return wellFormed && text.length <= 253 && /[a-z]/i.test(text);
}

/** There is no setting for a number of proxies: anyone who reached the server directly could then claim any address. */
function trustedProxies(text: string): readonly string[] | undefined {
  if (text === 'off') return [];
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every(isAddressRange) ? ranges : undefined;
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
