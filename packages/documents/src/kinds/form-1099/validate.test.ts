import { describe, expect, it } from 'vitest';
import { calculate1099 } from './calculate.ts';
import { controlTotal } from './control-total.ts';
import { sampleOf } from './fixtures/drafts.ts';
import { PARTY_FIELDS } from './fields.ts';
import type { Form1099Draft } from './schema.ts';

const nec = (changes: Partial<Form1099Draft> = {}, year = 2025) => sampleOf('nec', year, changes);
const misc = (changes: Partial<Form1099Draft> = {}, year = 2025) => sampleOf('misc', year, changes);

interface Rule {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly fails: Form1099Draft;
  readonly passes: Form1099Draft;
}

const tin = (code: string, severity: Rule['severity'], wrong: string, right: string): Rule => ({
  code,
  severity,
  fails: nec({ socialSecurity: wrong }),
  passes: nec({ socialSecurity: right }),
});
const ein = (code: string, wrong: string, right: string): Rule => ({
  code,
  severity: 'error',
  fails: nec({ companyEin: wrong }),
  passes: nec({ companyEin: right }),
});

const rules: readonly Rule[] = [
  {
    code: 'telephone-unusual',
    severity: 'warning',
    fails: nec({ payersTelephone: '555-014' }),
    passes: nec({ payersTelephone: '(916) 555-0142' }),
  },
  {
    code: 'payers-telephone-missing',
    severity: 'warning',
    fails: nec({ payersTelephone: '' }),
    passes: nec({ payersTelephone: '(916) 555-0142' }),
  },
  tin('ssn.format', 'error', '527-41', '527-41-7730'),
  tin('ssn.knownFake', 'warning', '078-05-1120', '078-05-1121'),
  tin('ssn.maskedInput', 'warning', '***-**-7730', '527-41-7730'),
  tin('tin.recipient', 'error', '000-41-7730', '912-70-7730'),
  tin('tin.same', 'warning', '84-3192756', '84-3192757'),
  ein('ein.format', '84-31', '84-3192756'),
  ein('ein.prefix', '97-3192756', '98-3192756'),
  ein('ein.prefixSsa', '89-3192756', '88-3192756'),
  ein('ein.notTruncated', 'XX-XXX2756', '84-3192756'),
  {
    code: 'number-with-comma',
    severity: 'error',
    fails: nec({ federalIncomeTax: '5904,00' }),
    passes: nec({ federalIncomeTax: '5,904.00' }),
  },
  {
    code: 'money.nonNegative',
    severity: 'error',
    fails: nec({ federalIncomeTax: '-1.00' }),
    passes: nec({ federalIncomeTax: '5,904.00' }),
  },
  {
    code: 'f1099.any',
    severity: 'error',
    fails: nec({ income: '', stateIncomeA: '' }),
    passes: nec({ income: '', stateIncomeA: '', payerDirectSales: true }),
  },
  {
    code: 'f1099.any',
    severity: 'error',
    fails: misc({ rents: '', stateIncomeA: '24,600.00', stateTaxWithHeldA: '100.00', secondTinNotice: true }),
    passes: misc({ rents: '1.00' }),
  },
  {
    code: 'form.bothMarks',
    severity: 'error',
    fails: nec({ corrected: true, void: true }),
    passes: nec({ corrected: true }),
  },
  {
    code: 'f1099.threshold',
    severity: 'warning',
    fails: nec({ income: '1,999.99' }, 2026),
    passes: nec({ income: '2,000.00' }, 2026),
  },
  {
    code: 'f1099.box4',
    severity: 'warning',
    fails: nec({ income: '10,000', federalIncomeTax: '2,401.01' }),
    passes: nec({ income: '10,000', federalIncomeTax: '2,401.00' }),
  },
  {
    code: 'f1099.stateIncome',
    severity: 'warning',
    fails: nec({ income: '24,600.00', stateIncomeA: '24,600.01' }),
    passes: nec({ income: '24,600.00', stateIncomeA: '24,600.00', stateIncomeB: '24,600.00' }),
  },
  {
    code: 'f1099.stateIncome',
    severity: 'warning',
    fails: misc({ income: '99,999', rents: '9,000', royalties: '1,000', stateIncomeA: '', stateIncomeB: '10,000.01' }),
    passes: misc({ income: '99,999', rents: '9,000', royalties: '1,000', stateIncomeA: '', stateIncomeB: '10,000' }),
  },
  {
    code: 'f1099.directSalesOnce',
    severity: 'error',
    fails: misc({ payerDirectSales: true, directSalesElsewhere: true }),
    passes: misc({ directSalesElsewhere: true }),
  },
  {
    code: 'f1099.golden2025',
    severity: 'error',
    fails: misc({ excessGoldenParachutePayments: '100' }, 2025),
    passes: misc({ excessGoldenParachutePayments: '100' }, 2024),
  },
  {
    code: 'f1099.2026tips',
    severity: 'error',
    fails: nec({ cashTips: '24,600.01', tippedOccupationCodes: ['102'] }, 2026),
    passes: nec({ cashTips: '24,600.00', tippedOccupationCodes: ['102'] }, 2026),
  },
  {
    code: 'f1099.state',
    severity: 'warning',
    fails: nec({ stateTaxWithHeldB: '100' }),
    passes: nec({ stateTaxWithHeldB: '100', payersStateNoB: 'OR 12' }),
  },
  {
    code: 'f1099.state.tax',
    severity: 'warning',
    fails: nec({ stateTaxWithHeldB: '100.01', stateIncomeB: '100', payersStateNoB: 'OR 12' }),
    passes: nec({ stateTaxWithHeldB: '100', stateIncomeB: '100', payersStateNoB: 'OR 12' }),
  },
  { code: 'f1099.services', severity: 'warning', fails: misc({ otherIncome: '1,000' }), passes: misc() },
  {
    code: 'f1099.account',
    severity: 'warning',
    fails: nec({ accountNumber: '', otherFormsForRecipient: '1' }),
    passes: nec({ otherFormsForRecipient: '1' }),
  },
  { code: 'f1099.corrected', severity: 'warning', fails: nec({ corrected: true }), passes: nec() },
  { code: 'f1099.control', severity: 'warning', fails: misc({ income: '24,600.01' }), passes: misc() },
  { code: 'f1099.otherForm', severity: 'warning', fails: nec({ rents: '100' }), passes: misc() },
  { code: 'zip', severity: 'error', fails: nec({ payersZip: '123456' }), passes: nec({ payersZip: '12345-6789' }) },
  {
    code: 'efile',
    severity: 'warning',
    fails: nec({ returnsOfYear: '10' }, 2023),
    passes: nec({ returnsOfYear: '10' }, 2022),
  },
  {
    code: 'count.whole',
    severity: 'error',
    fails: nec({ otherFormsForRecipient: 'two' }),
    passes: nec({ otherFormsForRecipient: ' 2 ' }),
  },
];

const issuesOf = (draft: Form1099Draft) => calculate1099(draft).issues;

describe('the rules of the form', () => {
  it.each(rules)('$code fails where it is broken', ({ code, severity, fails }) => {
    const found = issuesOf(fails).filter((issue) => issue.code === code);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]!.severity).toBe(severity);
    expect(found[0]!.message).toMatch(/^\S.{15,}[.]$/s);
  });

  it.each(rules)('$code passes where it is kept', ({ code, passes }) => {
    expect(issuesOf(passes).map((issue) => issue.code)).not.toContain(code);
  });

  it('f1099.parties fails for each of the ten fields that is empty, and passes with all of them', () => {
    expect(PARTY_FIELDS).toHaveLength(10);
    for (const field of PARTY_FIELDS) {
      expect(issuesOf(nec({ [field]: '' }))).toContainEqual(
        expect.objectContaining({ path: field, code: 'f1099.parties-missing', severity: 'error' }),
      );
    }
    expect(issuesOf(nec()).map(({ code }) => code)).not.toContain('f1099.parties-missing');
  });

  it('tell a payer with the number of a person what to do', () => {
    for (const companyEin of ['517-22-4821', 'XXX-XX-4821']) {
      const [told] = issuesOf(nec({ companyEin })).filter(({ path }) => path === 'companyEin');
      expect(told!.message).toMatch(/The payer’s number is an EIN.* at irs\.gov\/ein\.$/);
    }
  });

  it('ask for what is missing of payer and recipient in the order of the fields', () => {
    const missing = Object.fromEntries([...PARTY_FIELDS, 'companyEin', 'socialSecurity'].map((field) => [field, '']));
    const asked = issuesOf(nec({ ...missing, accountNumber: '517-22-4821' })).map(({ path }) => path);
    expect(asked.filter((path) => path in missing || path === 'accountNumber')).toEqual([
      ...PARTY_FIELDS.slice(0, 5),
      'companyEin',
      'socialSecurity',
      ...PARTY_FIELDS.slice(5),
      'accountNumber',
    ]);
  });

  it('let the number of the recipient be blank, and say what that means for box 4', () => {
    const told = (draft: Form1099Draft) => issuesOf(draft).filter(({ path }) => path === 'socialSecurity');
    const [asked] = told(nec({ socialSecurity: ' ' }));
    expect(asked).toMatchObject({ code: 'tin.blank', severity: 'warning' });
    expect(asked!.message).toMatch(/you must withhold 24% \(backup withholding\) and enter it in box 4\.$/);
    const [withheld] = told(nec({ socialSecurity: '', federalIncomeTax: '5,904.00' }));
    expect(withheld!.message).toMatch(/You can file without it\. Keep proof that you asked for it\.$/);
  });

  it('find nothing in the samples but that 2026 is a draft', () => {
    for (const year of [2022, 2023, 2024, 2025])
      expect([...issuesOf(nec({}, year)), ...issuesOf(misc({}, year))]).toEqual([]);
    expect(issuesOf(nec({}, 2026)).map(({ code }) => code)).toEqual(['edition-draft']);
    expect(issuesOf(misc({}, 2026)).map(({ code }) => code)).toEqual(['edition-draft']);
  });

  it('need an occupation code for cash tips', () => {
    const issues = issuesOf(nec({ cashTips: '100', tippedOccupationCodes: [] }, 2026));
    expect(issues).toContainEqual(expect.objectContaining({ path: 'tippedOccupationCodes', code: 'f1099.2026tips' }));
    expect(issuesOf(misc({ otherIncome: '50', overtimeCompensation: '60' }, 2026)).map(({ path }) => path)).toContain(
      'overtimeCompensation',
    );
  });
});

describe('the income of a 1099-MISC', () => {
  const isAsked = (draft: Form1099Draft) => calculate1099(draft).issues.some(({ code }) => code === 'income-missing');

  it('is asked until a box is filled, which is what the form prints', () => {
    expect(isAsked(misc({ income: '', rents: '', otherIncome: '' }))).toBe(true);
    expect(isAsked(misc({ income: '', rents: '9000' }))).toBe(false);
    expect(isAsked(nec({ income: '', rents: '9000' }))).toBe(true);
  });
});

describe('the control total', () => {
  it('adds up the boxes that report payments, of the edition', () => {
    const draft = {
      rents: '1',
      royalties: '2',
      section409A: '4',
      nonQualifiedDeferredCompensation: '8',
      stateIncomeA: '16',
    };
    expect(controlTotal(calculate1099(misc(draft, 2024)).document)).toBe(1_100);
    expect(controlTotal(calculate1099(misc({ ...draft, fishingBoat: '32' }, 2024)).document)).toBe(4_300);
  });

  it('counts no excess golden parachute payment, which is part of what stands in another box', () => {
    const draft = { rents: '1', excessGoldenParachutePayments: '8' };
    expect(controlTotal(calculate1099(misc(draft, 2024)).document)).toBe(100);
  });

  it('name the amount that has no box on the form', () => {
    const messages = calculate1099(nec({ royalties: '500.00' })).issues.map(({ message }) => message);
    expect(messages).toContain('Royalties: the 2025 Form 1099-NEC has no box for this amount, so we don’t print it.');
  });

  it('speak of the recipient, who is no employee', () => {
    for (const { message } of calculate1099(nec({ socialSecurity: '078-05-1120' })).issues)
      expect(message).not.toContain('employee');
  });
});
