import { describe, expect, it } from 'vitest';
import { formIssues, formToAccount, keptForm, printsOther, withTerms } from './form-draft.ts';

const form = { year: '2025', corrected: false, void: false, illegalAgreement: true, terms: true, ssn: '', ein: '' };

describe('what the browser keeps of a form', () => {
  it('is of the number of a person its last four digits', () => {
    expect(keptForm({ ...form, ssn: '412-68-4821' }, 'ssn', 'ein').ssn).toBe('XXX-XX-4821');
    expect(keptForm({ ...form, ssn: '412684821' }, 'ssn', 'ein').ssn).toBe('XXX-XX-4821');
    expect(keptForm({ ...form, ssn: '84-3192756' }, 'ssn', 'ein').ssn).toBe('XX-XXX2756');
    expect(keptForm({ ...form, ssn: 'XXX-XX-4821' }, 'ssn', 'ein').ssn).toBe('XXX-XX-4821');
  });

  it('is nothing of a number that has more digits than an ending and is not whole', () => {
    expect(keptForm({ ...form, ssn: '412-68-482' }, 'ssn', 'ein').ssn).toBe('');
    expect(keptForm({ ...form, ssn: '412-68-48211' }, 'ssn', 'ein').ssn).toBe('');
    expect(keptForm({ ...form, ssn: '48 21' }, 'ssn', 'ein').ssn).toBe('48 21');
  });

  it('is no agreement: each visit asks anew', () => {
    expect(keptForm(form, 'ssn', 'ein')).toMatchObject({ illegalAgreement: false, terms: false, year: '2025' });
  });
});

describe('a number of a person where that of a firm is asked', () => {
  const typed = { ...form, ssn: '412-68-4821', ein: '529-14-8127' };

  it('is kept by its last four digits, in the browser and in the account', () => {
    expect(keptForm(typed, 'ssn', 'ein').ein).toBe('XXX-XX-8127');
    expect(formToAccount(typed, 'ein')).toMatchObject({ ssn: '412-68-4821', ein: 'XXX-XX-8127', terms: false });
  });

  it('is not kept while it is being typed', () => {
    expect(keptForm({ ...typed, ein: '529-14-812' }, 'ssn', 'ein').ein).toBe('');
    expect(keptForm({ ...typed, ein: '84-3192756' }, 'ssn', 'ein').ein).toBe('84-3192756');
  });
});

describe('a form', () => {
  it('is another document for every change but an agreement and what only the rules ask', () => {
    expect(printsOther(form, { ...form, illegalAgreement: false, terms: false })).toBe(false);
    expect(printsOther({ ...form, returnsOfYear: '' }, { ...form, returnsOfYear: '12' })).toBe(false);
    expect(printsOther(form, { ...form, year: '2024' })).toBe(true);
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
    expect(second?.message).toMatch(/^Type the whole number again; this browser keeps only its last four digits\./);
  });
});
