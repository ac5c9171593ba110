import type { Issue } from '../../drafts/issue.ts';
import { issue, warning } from '../../drafts/issue.ts';
import { holdsTin } from './tin.ts';
import type { TinFault } from './tin-rules.ts';
import { einFaults, recipientTinFaults, ssnFaults } from './tin-rules.ts';

interface Said {
  readonly code: string;
  readonly message: string;
  readonly isWarning?: boolean;
}

const SSN_SAID: Readonly<Partial<Record<TinFault, Said>>> = {
  format: { code: 'ssn.format', message: 'A social security number has nine digits, written 123-45-6789.' },
  einForSsn: {
    code: 'ssn.format',
    message: 'This is an EIN. Enter the employee’s Social Security number, such as 123-45-6789.',
  },
  area: {
    code: 'ssn.area',
    message: 'No social security number begins with 000, 666 or a 9. Check the first three digits.',
  },
  group: {
    code: 'ssn.group',
    message: 'The middle digits of a social security number are never 00. Check digits 4 and 5.',
  },
  serial: { code: 'ssn.serial', message: 'A social security number never ends in 0000. Check the last four digits.' },
  knownFake: {
    code: 'ssn.knownFake',
    message: 'This number is known from examples and advertising and belongs to nobody. Check it with the employee.',
    isWarning: true,
  },
  itin: {
    code: 'ssn.itinOnW2',
    message: 'This is an ITIN, which may not stand in box a. Enter the social security number, or leave the box empty.',
  },
  masked: {
    code: 'ssn.maskedInput',
    message:
      'Only the last four digits are known. The copies of the one who was paid may show that; copies for authorities and filing need the whole number.',
    isWarning: true,
  },
};

const EIN_SAID: Readonly<Partial<Record<TinFault, Said>>> = {
  format: { code: 'ein.format', message: 'An employer identification number has nine digits, written 12-3456789.' },
  ssnForEin: {
    code: 'ein.format',
    message:
      'This is written as a social security number. Enter the employer identification number, written 12-3456789.',
  },
  prefix: {
    code: 'ein.prefix',
    message: 'No employer identification number begins with these two digits. Check the number.',
  },
  prefixSsa: {
    code: 'ein.prefixSsa',
    message: 'Social Security rejects employer numbers that begin with these two digits. Check the number.',
  },
  truncated: {
    code: 'ein.notTruncated',
    message: 'The number of the employer or payer is never cut to its last digits. Enter all nine.',
  },
  appliedFor: {
    code: 'ein.appliedFor',
    message: '“Applied For” is allowed on paper until the number arrives; a file needs the number.',
    isWarning: true,
  },
};

const GET_EIN = 'A sole proprietor without one gets it free of charge, at once, at irs.gov/ein.';

/** The payer of a 1099 may be a sole proprietor, who may know no number but that of a person. */
const PAYER_SAID: Readonly<Partial<Record<TinFault, Said>>> = {
  ...EIN_SAID,
  ssnForEin: {
    code: 'ein.format',
    message: `This is written as a social security number. The payer’s number is an EIN, written 12-3456789. ${GET_EIN}`,
  },
  truncated: {
    code: 'ein.notTruncated',
    message: `The payer’s number is an EIN and never cut to its last digits. Enter all nine. ${GET_EIN}`,
  },
};

/** On a 1099 an ITIN is welcome, and either number may be typed. */
const RECIPIENT_SAID: Readonly<Partial<Record<TinFault, Said>>> = {
  ...EIN_SAID,
  ...SSN_SAID,
  knownFake: {
    code: 'ssn.knownFake',
    message: 'This number is known from examples and advertising and belongs to nobody. Check it with the recipient.',
    isWarning: true,
  },
  unclear: {
    code: 'tin.unclear',
    message:
      'Read as a social security number or ITIN. Choose what it is, or write an EIN with its hyphen, as 12-3456789.',
    isWarning: true,
  },
  area: { code: 'tin.recipient', message: 'No taxpayer number begins like this. Check the first digits.' },
  group: { code: 'tin.recipient', message: 'The middle digits of this number are never 00. Check digits 4 and 5.' },
  serial: { code: 'tin.recipient', message: 'This number never ends in 0000. Check the last four digits.' },
  prefix: {
    code: 'tin.recipient',
    message: 'No employer identification number begins with these two digits. Check the number.',
  },
  prefixSsa: {
    code: 'tin.recipient',
    message: 'No employer identification number begins with these two digits. Check the number.',
  },
};

/** What is wrong with the number of an employee on a W-2. */
export function ssnIssues(path: string, text: string): Issue[] {
  return told(path, ssnFaults(text), SSN_SAID);
}

/** What is wrong with the number of the payer of a 1099. */
export function payerTinIssues(path: string, text: string): Issue[] {
  return told(path, einFaults(text), PAYER_SAID);
}

/** What is wrong with the number of an employer. */
export function einIssues(path: string, text: string): Issue[] {
  return told(path, einFaults(text), EIN_SAID);
}

/** What is wrong with the number of a recipient. */
export function recipientTinIssues(path: string, text: string): Issue[] {
  return told(path, recipientTinFaults(text), RECIPIENT_SAID);
}

/** A number of a person, whole or by its last digits, in a text that is not for one. */
export function textTinIssues(path: string, text: string): Issue[] {
  if (!holdsTin(text)) return [];
  const message =
    'This looks like a Social Security number. It prints as it stands here, and we keep only its last four digits. Check that it belongs here.';
  return [warning(path, 'ssn.otherPlace', message)];
}

function told(path: string, faults: readonly TinFault[], said: Readonly<Partial<Record<TinFault, Said>>>): Issue[] {
  return faults.map((fault) => {
    const { code, message, isWarning } = said[fault]!;
    return isWarning ? warning(path, code, message) : issue(path, code, message);
  });
}
