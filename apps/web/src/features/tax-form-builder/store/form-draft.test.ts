import { describe, expect, it } from 'vitest';
import { withoutAgreements, formIssues, withTerms } from './form-draft.ts';

const form = { year: '2025', corrected: false, void: false, illegalAgreement: true, terms: true };

describe('a form', () => {
  it('is kept without an agreement: each visit asks again', () => {
    expect(withoutAgreements(form)).toMatchObject({ illegalAgreement: false, terms: false, year: '2025' });
  });

  it('is sent with the terms that were agreed to', () => {
    expect(withTerms({ ...form, terms: false }, { terms: true }).terms).toBe(true);
  });

  it('waits for the word of the one who makes it', () => {
    expect(formIssues({ ...form, illegalAgreement: false }, [], [])).toMatchObject([
      { path: 'illegalAgreement', severity: 'error' },
    ]);
    expect(formIssues(form, [], [])).toEqual([]);
  });

  it('says once that only the last four digits of a number are known: as an error where a copy needs all', () => {
    const known = { path: 'ssn', code: 'ssn.maskedInput', message: 'Only four.', severity: 'warning' } as const;
    const other = { path: 'zip', code: 'zip', message: 'No ZIP code.', severity: 'error' } as const;
    const needed = { path: 'ssn', code: 'tin.wholeNeeded', message: 'All.', severity: 'error', stops: 'pdf' } as const;
    expect(formIssues(form, [known, other], [])).toEqual([known, other]);
    const [first, second, ...rest] = formIssues(form, [known, other], [needed]);
    expect([first, second?.path, second?.stops, rest]).toEqual([other, 'ssn', 'pdf', []]);
    const ofVoid = { path: 'void', code: 'form.voidNotPrinted', message: 'Not shown.', severity: 'warning' } as const;
    expect(formIssues(form, [known], [ofVoid])).toEqual([known, ofVoid]);
    expect(second?.message).toMatch(/^Enter the full number again\. We kept only its last four digits/);
  });
});
