import { describe, expect, it } from 'vitest';
import { keptForm, printsOther, truthIssues, withTerms } from './form-draft.ts';

const form = { year: '2025', corrected: false, void: false, illegalAgreement: true, terms: true, ssn: '' };

describe('what the browser keeps of a form', () => {
  it('is of the number of a person its last four digits', () => {
    expect(keptForm({ ...form, ssn: '412-68-4821' }, 'ssn').ssn).toBe('XXX-XX-4821');
    expect(keptForm({ ...form, ssn: '412684821' }, 'ssn').ssn).toBe('XXX-XX-4821');
    expect(keptForm({ ...form, ssn: '84-3192756' }, 'ssn').ssn).toBe('XX-XXX2756');
    expect(keptForm({ ...form, ssn: 'XXX-XX-4821' }, 'ssn').ssn).toBe('XXX-XX-4821');
  });

  it('is nothing of a number that has more digits than an ending and is not whole', () => {
    expect(keptForm({ ...form, ssn: '412-68-482' }, 'ssn').ssn).toBe('');
    expect(keptForm({ ...form, ssn: '412-68-48211' }, 'ssn').ssn).toBe('');
    expect(keptForm({ ...form, ssn: '48 21' }, 'ssn').ssn).toBe('48 21');
  });

  it('is no agreement: each visit asks anew', () => {
    expect(keptForm(form, 'ssn')).toMatchObject({ illegalAgreement: false, terms: false, year: '2025' });
  });
});

describe('a form', () => {
  it('is another document for every change but an agreement', () => {
    expect(printsOther(form, { ...form, illegalAgreement: false, terms: false })).toBe(false);
    expect(printsOther(form, { ...form, year: '2024' })).toBe(true);
  });

  it('is sent with the terms that were agreed to', () => {
    expect(withTerms({ ...form, terms: false }, { terms: true }).terms).toBe(true);
  });

  it('waits for the word of the one who makes it', () => {
    expect(truthIssues({ ...form, illegalAgreement: false })).toMatchObject([
      { path: 'illegalAgreement', severity: 'error' },
    ]);
    expect(truthIssues(form)).toEqual([]);
  });
});
