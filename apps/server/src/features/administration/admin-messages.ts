import { formatLongDate, fromTimestamp } from '@paperwage/values';
import type { MailMessage } from '../../ports/mail.ts';
import type { DocumentReport, Waiting } from '../../ports/review-records.ts';

/** Answers whoever reported a document. */
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
  return `You can now issue documents of ${name} with the same dates and amounts to more people.`;
}

/** Answers a user whom we still refuse. */
export function issuingRefusedMessage(to: string, { name }: Refused, answer: string): MailMessage {
  return {
    to,
    subject: 'About the document we didn’t issue',
    text: `We reviewed the document of ${name} in your account and still can’t issue it.

${answer}
`,
  };
}
