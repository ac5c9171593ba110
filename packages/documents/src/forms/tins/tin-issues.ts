import type { Issue } from '../../drafts/issue.ts';
import { issue, warning } from '../../drafts/issue.ts';
import { holdsTin } from './tin.ts';
import type { TinFault } from './tin-rules.ts';
import { einFaults, recipientTinFaults, ssnFaults } from './tin-rules.ts';

interface TinMessage {
  readonly code: string;
  readonly message: string;
  readonly isWarning?: boolean;
}

/** What W-2 box a accepts, by the General Instructions for Forms W-2 and W-3. */
export const SSN_OR_APPLIED_FOR =
  'Enter the employee’s Social Security number, or “Applied For” if they have applied for one.';

const SSN_MESSAGES: Readonly<Partial<Record<TinFault, TinMessage>>> = {
  format: { code: 'ssn.format', message: 'A Social Security number has nine digits, such as 123-45-6789.' },
  einForSsn: {
    code: 'ssn.format',
    message: 'This is an EIN. Enter the employee’s Social Security number, such as 123-45-6789.',
  },
  area: {
    code: 'ssn.area',
    message: 'No Social Security number starts with 000, 666 or 9. Check the first three digits.',
  },
  group: {
    code: 'ssn.group',
    message: 'The middle digits of a Social Security number are never 00. Check digits 4 and 5.',
  },
  serial: { code: 'ssn.serial', message: 'A Social Security number never ends in 0000. Check the last four digits.' },
  knownFake: {
    code: 'ssn.knownFake',
    message: 'This is a sample number that belongs to no one. Check it with the employee.',
    isWarning: true,
  },
  itin: {
    code: 'ssn.itinOnW2',
    message: `An ITIN can’t go on a W-2. ${SSN_OR_APPLIED_FOR}`,
  },
  // SSA's EFW2 takes zeros where the number is not available. "Then correct your previous report by filing Form W-2c showing
  // the employee's SSN" (Instructions for Forms W-2 and W-3, 2017, page 15, at formsbank.com; both checked 2026-11-26).
  appliedFor: {
    code: 'ssn.appliedFor',
    message: '“Applied For” is fine on paper. If you e-file, enter zeros. Once you have the number, file Form W-2c.',
    isWarning: true,
  },
  masked: {
    code: 'ssn.maskedInput',
    message:
      'We have only the last four digits. The employee’s copies may show just those. Other copies and filing need all nine.',
    isWarning: true,
  },
};

const EIN_MESSAGES: Readonly<Partial<Record<TinFault, TinMessage>>> = {
  format: {
    code: 'ein.format',
    message: 'An employer identification number (EIN) has nine digits, such as 12-3456789.',
  },
  ssnForEin: {
    code: 'ein.format',
    message: 'This looks like a Social Security number. Enter the EIN, such as 12-3456789.',
  },
  prefix: {
    code: 'ein.prefix',
    message: 'No EIN starts with these two digits. Check the number.',
  },
  prefixSsa: {
    code: 'ein.prefixSsa',
    message: 'Social Security rejects EINs that start with these two digits. Check the number.',
  },
  truncated: {
    code: 'ein.notTruncated',
    message: 'Enter all nine digits of the employer’s or payer’s number.',
  },
  appliedFor: {
    code: 'ein.appliedFor',
    message: '“Applied For” is fine on paper until the number arrives. To e-file, you need the number.',
    isWarning: true,
  },
};

const GET_EIN = 'A sole proprietor without one can get it free, right away, at irs.gov/ein.';

/** A 1099's payer may be a sole proprietor, who may have no number but a personal one. */
const PAYER_MESSAGES: Readonly<Partial<Record<TinFault, TinMessage>>> = {
  ...EIN_MESSAGES,
  ssnForEin: {
    code: 'ein.format',
    message: `This looks like a Social Security number. The payer’s number is an EIN, such as 12-3456789. ${GET_EIN}`,
  },
  truncated: {
    code: 'ein.notTruncated',
    message: `The payer’s number is an EIN. Enter all nine digits. ${GET_EIN}`,
  },
};

/** A 1099 accepts an ITIN, and either kind of number may be typed. */
const RECIPIENT_MESSAGES: Readonly<Partial<Record<TinFault, TinMessage>>> = {
  ...EIN_MESSAGES,
  ...SSN_MESSAGES,
  knownFake: {
    code: 'ssn.knownFake',
    message: 'This is a sample number that belongs to no one. Check it with the recipient.',
    isWarning: true,
  },
  masked: {
    code: 'ssn.maskedInput',
    message:
      'We have only the last four digits. The recipient’s copies may show just those. Other copies and filing need all nine.',
    isWarning: true,
  },
  unclear: {
    code: 'tin.unclear',
    message: 'We treat this as an SSN or ITIN. Choose what it is, or enter an EIN with its hyphen, such as 12-3456789.',
    isWarning: true,
  },
  area: { code: 'tin.recipient', message: 'No taxpayer number starts with these digits. Check them.' },
  group: { code: 'tin.recipient', message: 'The middle digits of this number are never 00. Check digits 4 and 5.' },
  serial: { code: 'tin.recipient', message: 'This number never ends in 0000. Check the last four digits.' },
  prefix: {
    code: 'tin.recipient',
    message: 'No EIN starts with these two digits. Check the number.',
  },
  prefixSsa: {
    code: 'tin.recipient',
    message: 'No EIN starts with these two digits. Check the number.',
  },
};

/** What is wrong with the number of an employee on a W-2. */
export function ssnIssues(path: string, text: string): Issue[] {
  return issuesOf(path, ssnFaults(text), SSN_MESSAGES);
}

/** What is wrong with the number of the payer of a 1099. */
export function payerTinIssues(path: string, text: string): Issue[] {
  return issuesOf(path, einFaults(text), PAYER_MESSAGES);
}

/** What is wrong with the number of an employer. */
export function einIssues(path: string, text: string): Issue[] {
  return issuesOf(path, einFaults(text), EIN_MESSAGES);
}

/** What is wrong with the number of a recipient. */
export function recipientTinIssues(path: string, text: string): Issue[] {
  return issuesOf(path, recipientTinFaults(text), RECIPIENT_MESSAGES);
}

/** A personal number, full or by its last digits, in text that isn't meant for one. */
export function textTinIssues(path: string, text: string): Issue[] {
  if (!holdsTin(text)) return [];
  const message =
    'This looks like a Social Security number. It prints as entered, and we keep only its last four digits. Check that it belongs here.';
  return [warning(path, 'ssn.otherPlace', message)];
}

function issuesOf(
  path: string,
  faults: readonly TinFault[],
  messages: Readonly<Partial<Record<TinFault, TinMessage>>>,
): Issue[] {
  return faults.map((fault) => {
    const { code, message, isWarning } = messages[fault]!;
    return isWarning ? warning(path, code, message) : issue(path, code, message);
  });
}
