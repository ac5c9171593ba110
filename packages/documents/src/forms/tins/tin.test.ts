import { describe, expect, it } from 'vitest';
import { einIssues, recipientTinIssues, ssnIssues } from './tin-issues.ts';
import { formatTin, isAmbiguousTin } from './tin-rules.ts';
import {
  eitherTin,
  formatEin,
  formatSsn,
  isMaskedTin,
  storableEin,
  storableTaxNumber,
  storableTin,
  maskTin,
} from './tin.ts';

const SSN_TYPED = [
  '412–68–4821',
  '412.68.4821',
  '412\u00a068\u00a04821',
  '412 — 68 — 4821',
  '412\u201168\u20114821',
  '412684821',
];
const EIN_TYPED = ['84–3192756', '84.3192756', '84\u00a03192756', ' 84 − 3192756 '];

describe('a number that was typed with other signs than hyphens', () => {
  it.each(SSN_TYPED)('%j is a social security number, whole and masked', (text) => {
    expect([formatSsn(text), maskTin(text), ssnIssues('ssn', text)]).toEqual(['412-68-4821', 'XXX-XX-4821', []]);
  });

  it.each(EIN_TYPED)('%j is an EIN, whole and masked', (text) => {
    expect([formatEin(text), eitherTin(text), maskTin(text)]).toEqual(['84-3192756', '84-3192756', 'XX-XXX2756']);
    expect(einIssues('ein', text)).toEqual([]);
  });

  it('may be masked already', () => {
    expect(isMaskedTin('XXX–XX–4821')).toBe(true);
    expect(formatSsn('***–**–4821')).toBe('XXX-XX-4821');
  });

  it('stays as it was typed where it is none', () => {
    expect([formatSsn('412-68-48x1'), formatEin('84/3192756')]).toEqual(['412-68-48x1', '84/3192756']);
  });
});

describe('a social security number in the place of an EIN', () => {
  it.each(['412-68-4821', '412–68–4821', '412 68 4821'])('%j is refused and not written as an EIN', (text) => {
    expect(formatEin(text)).toBe('412-68-4821');
    expect(einIssues('ein', text)).toMatchObject([
      {
        code: 'ein.format',
        severity: 'error',
        message: expect.stringContaining('like a Social Security number') as string,
      },
    ]);
  });
});

describe('a social security number that has not come yet', () => {
  it.each(['Applied For', 'APPLIED FOR', ' applied  for '])('%j is printed as the IRS has it and kept', (text) => {
    expect([formatSsn(text), maskTin(text), storableTin(text)]).toEqual(Array(3).fill('APPLIED FOR'));
    expect(ssnIssues('ssn', text)).toMatchObject([{ code: 'ssn.appliedFor', severity: 'warning' }]);
  });

  it('is what a message names where an ITIN is refused', () => {
    expect(ssnIssues('ssn', '912-70-1234')).toMatchObject([
      { severity: 'error', message: expect.stringMatching(/or “Applied For”/) as string },
    ]);
  });
});

describe('an EIN in the place of a social security number', () => {
  it.each(['84-3192756', '84–3192756', '84 3192756', 'XX-XXX2756'])('%j is refused and not written as one', (text) => {
    expect(formatSsn(text)).toMatch(/^(84-3192756|XX-XXX2756)$/);
    expect(ssnIssues('ssn', text)).toMatchObject([
      {
        severity: 'error',
        message: 'This is an EIN. Enter the employee’s Social Security number, such as 123-45-6789.',
      },
    ]);
  });
});

describe('nine digits with nothing between them for a recipient', () => {
  it('are asked about where they may be both, and stay as they are', () => {
    expect(formatTin('527417730')).toBe('527417730');
    expect(isAmbiguousTin('527417730')).toBe(true);
    expect(recipientTinIssues('tin', '527417730')).toMatchObject([{ code: 'tin.unclear', severity: 'warning' }]);
    for (const clear of ['527-41-7730', '52-7417730']) expect(recipientTinIssues('tin', clear)).toEqual([]);
  });

  it('are those of a person where no EIN begins so', () => {
    expect(formatTin('078051121')).toBe('078-05-1121');
    expect(recipientTinIssues('tin', '078051121')).toEqual([]);
  });
});

describe('what is kept of the number of a company', () => {
  it('is of one written as a person’s its last four digits, and nothing while it is not whole', () => {
    expect(['412-68-4821', '412 68 4821', ' 412\u201168\u20114821'].map(storableEin)).toEqual(
      Array(3).fill('XXX-XX-4821'),
    );
    expect(['412-68', '412-68-', '412-68-482', '412-68-48211'].map(storableEin)).toEqual(['', '', '', '']);
  });

  it('is all of it otherwise', () => {
    for (const text of ['', '84-3192756', '843192756', '412', 'Applied For', 'GB 123-45', 'XXX-XX-4821']) {
      expect(storableEin(text)).toBe(text);
    }
  });
});

describe('what is kept of the number of one who was paid', () => {
  it('is its last four digits, however it was typed', () => {
    for (const text of ['412-68-4821', '412684821', '412 68 4821', '412\u201368\u20134821', 'XXX-XX-4821']) {
      expect(storableTin(text)).toBe('XXX-XX-4821');
    }
    expect(storableTin('84-3192756')).toBe('XX-XXX2756');
    expect(storableTin('900-70-4821')).toBe('XXX-XX-4821');
  });

  it('is nothing of one that has more digits than an ending and is not whole', () => {
    for (const text of ['412-68-482', '412-68-48211', '41268']) expect(storableTin(text)).toBe('');
    for (const text of ['', '48 21', '4821']) expect(storableTin(text)).toBe(text);
  });

  it('is in the address book all of a firm’s, and of a person’s its last four digits', () => {
    expect(['84-3192756', '843192756', '412-68-4821'].map((text) => storableTaxNumber(true, text))).toEqual([
      '84-3192756',
      '843192756',
      'XXX-XX-4821',
    ]);
    expect(['84-3192756', '843192756', '412-68-4821', '412-68'].map((text) => storableTaxNumber(false, text))).toEqual([
      '84-3192756',
      'XXX-XX-2756',
      'XXX-XX-4821',
      '',
    ]);
  });
});
