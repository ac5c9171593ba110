import type { RevocationReason } from '@paperwage/api-contract';
import { REVOCATION_SENTENCES } from '@paperwage/api-contract';
import { KINDS } from '@paperwage/documents/kinds';
import { formatLongDate, fromTimestamp } from '@paperwage/values';
import type { IssuedHead } from '../../ports/documents/issued-records.ts';
import type { MailMessage } from '../../ports/mail.ts';
import type { DocumentReport, Waiting } from '../../ports/admin/review-records.ts';

/** Answers the person who reported a document. */
export function reportAnswerMessage(to: string, report: Waiting<DocumentReport>, answer: string): MailMessage {
  const { code } = report.item;
  const what = code === undefined ? 'a document' : `the document with code ${code}`;
  return {
    to,
    subject: 'About the document you reported',
    text: `On ${formatLongDate(fromTimestamp(report.atMs)!)}, you reported ${what}. This is our answer:

${answer}

We didn’t tell the issuer who reported it.
`,
  };
}

interface Revocation {
  readonly reason: RevocationReason;
  readonly publicUrl: string;
  /** Where to write if it is a mistake. */
  readonly appealEmail: string;
}

/** Tells the issuer of a document that we revoked it. */
export function documentRevokedMessage(
  to: string,
  { id, type, issuedAtMs, codes }: Pick<IssuedHead, 'id' | 'type' | 'issuedAtMs' | 'codes'>,
  { reason, publicUrl, appealEmail }: Revocation,
): MailMessage {
  const { name, withArticle } = KINDS[type].words;
  const count = codes.length;
  const [the, one, them] =
    count > 1 ? [`the ${count} ${name}s`, `${count} ${name}s`, 'them'] : [`the ${name}`, withArticle, 'it'];
  return {
    to,
    subject: `We revoked ${one} you issued`,
    text: `We revoked ${the} you issued on ${formatLongDate(fromTimestamp(issuedAtMs)!)}. ${REVOCATION_SENTENCES[reason]}

Anyone who checks ${them} sees that we revoked ${them}, and why. You can still see ${them} in your history:
${publicUrl}/user/history/${type}/${id}

If this is a mistake, write to ${appealEmail}.
`,
  };
}

interface Stopped {
  readonly reason: string;
  /** Where a plan is canceled; undefined where there are none. */
  readonly accountUrl: string | undefined;
  /** Where to write if it is a mistake. */
  readonly appealEmail: string;
}

/** Tells a user that we stopped their account from issuing. */
export function issuingStoppedMessage(to: string, { reason, accountUrl, appealEmail }: Stopped): MailMessage {
  const plan = accountUrl === undefined ? '' : ` If you have a plan, you can cancel it at any time:\n${accountUrl}`;
  return {
    to,
    subject: 'Your account can’t issue documents now',
    text: `We stopped your account from issuing documents. Reason: ${reason}

Documents you already issued stay as they are, and you can still download, revoke and delete them.${plan}

If this is a mistake, write to ${appealEmail}.
`,
  };
}

/** Tells a user that their account can issue again. */
export function issuingStartedMessage(to: string): MailMessage {
  return {
    to,
    subject: 'You can issue documents again',
    text: 'We reviewed your account. You can issue documents again.\n',
  };
}

interface Refused {
  readonly rule: string;
  readonly name: string;
}

/** Tells a user that they can issue what we refused. */
export function issuingAllowedMessage(to: string, { rule, name }: Refused, answer: string): MailMessage {
  return {
    to,
    subject: 'You can issue your documents now',
    text: `We reviewed the document we didn’t issue in your account. ${nowAllowed(rule, name)} Open the document and issue it again.
${answer === '' ? '' : `\n${answer}\n`}`,
  };
}

function nowAllowed(rule: string, name: string): string {
  if (rule === 'issuerBlocked') return `You can now issue documents in the name of ${name}.`;
  if (rule === 'issuersTooMany') return 'You can now issue documents for as many companies a day as you need.';
  return `You can now issue documents for ${name} with the same dates and amounts to more people.`;
}

/** Answers a user whose refusal stands. */
export function issuingRefusedMessage(to: string, { name }: Refused, answer: string): MailMessage {
  return {
    to,
    subject: 'About the document we didn’t issue',
    text: `We reviewed your document for ${name} and still can’t issue it.

${answer}
`,
  };
}
