import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculateW2 } from './calculate.ts';
import { sampleOf } from './fixtures/drafts.ts';
import { validateW2 } from './validate.ts';
import type { W2Draft } from './schema.ts';

/** Boxes as typed, without a calculation; the rest as in a valid form. */
const typed = (changes: Partial<W2Draft> = {}, year = 2025): W2Draft => ({
  ...sampleOf(year),
  autoCalculator: 'false',
  field12aCode: '',
  field12a: '',
  retirementPlan: false,
  wagesTipsOther: '50,000.00',
  federalIncomeTax: '4,000.00',
  socialSecurityWages: '50,000.00',
  socialSecurityTax: '3,100.00',
  medicareWages: '50,000.00',
  medicareTax: '725.00',
  stateWagesTips: '50,000.00',
  stateIncomeTax: '1,500.00',
  ...changes,
});

interface Rule {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly fails: W2Draft;
  readonly passes: W2Draft;
}

const high = { medicareWages: '300,000', medicareTax: '5,250', socialSecurityWages: '0', socialSecurityTax: '0' };

const untaxed = { federalIncomeTax: '', socialSecurityTax: '', medicareTax: '' };

const rules: readonly Rule[] = [
  ssn('ssn.format', 'error', '412-68-48', '412-68-4821'),
  ssn('ssn.area', 'error', '666-68-4821', '665-68-4821'),
  ssn('ssn.group', 'error', '412-00-4821', '412-01-4821'),
  ssn('ssn.serial', 'error', '412-68-0000', '412-68-0001'),
  ssn('ssn.knownFake', 'warning', '123-45-6789', '123-45-6788'),
  ssn('ssn.itinOnW2', 'error', '912-70-4821', '412-70-4821'),
  ssn('ssn.appliedFor', 'warning', 'Applied For', '412-68-4821'),
  ssn('ssn.maskedInput', 'warning', 'XXX-XX-4821', '412-68-4821'),
  ein('ein.format', 'error', '84-31927', '84-3192756'),
  ein('ein.prefix', 'error', '96-3192756', '95-3192756'),
  ein('ein.prefixSsa', 'error', '07-3192756', '06-3192756'),
  ein('ein.notTruncated', 'error', 'XX-XXX2756', '84-3192756'),
  ein('ein.appliedFor', 'warning', 'Applied For', '84-3192756'),
  {
    code: 'money.nonNegative',
    severity: 'error',
    fails: typed({ allocatedTips: '10,000,000.00' }),
    passes: typed({ allocatedTips: '9,999,999.99' }),
  },
  {
    code: 'w2.threshold',
    severity: 'warning',
    fails: typed({ ...untaxed, wagesTipsOther: '599.99' }),
    passes: typed({ ...untaxed, wagesTipsOther: '600.00' }),
  },
  {
    code: 'w2.threshold',
    severity: 'warning',
    fails: typed({ ...untaxed, wagesTipsOther: '1,999.99' }, 2026),
    passes: typed({ wagesTipsOther: '1,999.99' }, 2026),
  },
  {
    code: 'w2.box3.base',
    severity: 'error',
    fails: typed({ socialSecurityWages: '176,100', socialSecurityTips: '0.01', medicareWages: '176,100.01' }),
    passes: typed({ socialSecurityWages: '176,000', socialSecurityTips: '100', medicareWages: '176,100' }),
  },
  {
    code: 'w2.box4.max',
    severity: 'error',
    fails: typed({ socialSecurityTax: '10,918.22' }),
    passes: typed({ socialSecurityTax: '10,918.21' }),
  },
  {
    code: 'w2.box4.rate',
    severity: 'warning',
    fails: typed({ socialSecurityTax: '3,101.01' }),
    passes: typed({ socialSecurityTax: '3,101.00' }),
  },
  {
    code: 'w2.box4.noWages',
    severity: 'error',
    fails: typed({ socialSecurityWages: '' }),
    passes: typed({ socialSecurityWages: '', socialSecurityTips: '50,000' }),
  },
  {
    code: 'w2.box5.geq',
    severity: 'error',
    fails: typed({ medicareWages: '49,999.99' }),
    passes: typed({ medicareWages: '50,000.00' }),
  },
  {
    code: 'w2.box6.noWages',
    severity: 'error',
    fails: typed({ medicareWages: '' }),
    passes: typed({ medicareWages: '', medicareTax: '' }),
  },
  {
    code: 'w2.box6.min',
    severity: 'warning',
    fails: typed({ medicareTax: '723.99' }),
    passes: typed({ medicareTax: '724.00' }),
  },
  {
    code: 'w2.box6.rate',
    severity: 'warning',
    fails: typed({ ...high, medicareTax: '5,251.01' }),
    passes: typed(high),
  },
  {
    code: 'w2.household',
    severity: 'error',
    fails: typed({ socialSecurityWages: '2,799.99', medicareWages: '2,799.99', householdEmployer: true }),
    passes: typed({ socialSecurityWages: '2,800', medicareWages: '2,800', householdEmployer: true }),
  },
  {
    code: 'w2.box2.box1',
    severity: 'warning',
    fails: typed({ federalIncomeTax: '50,000.01' }),
    passes: typed({ federalIncomeTax: '50,000.00' }),
  },
  {
    code: 'w2.box1.box5',
    severity: 'warning',
    fails: typed({ wagesTipsOther: '46,000' }),
    passes: typed({ wagesTipsOther: '46,000', field12aCode: 'D', field12a: '4,000', retirementPlan: true }),
  },
  { code: 'w2.box8', severity: 'warning', fails: typed({ allocatedTips: '100' }), passes: typed() },
  {
    code: 'w2.box12.code',
    severity: 'error',
    fails: typed({ field12aCode: 'X', field12a: '100' }),
    passes: typed({ field12aCode: 'W', field12a: '100' }),
  },
  {
    code: 'w2.box12.count',
    severity: 'warning',
    fails: typed({ ...fourCodes(), field14: [{ label: '12 HH', amount: '100' }] }),
    passes: typed(fourCodes()),
  },
  {
    code: 'w2.box12.dup',
    severity: 'warning',
    fails: typed({ field12aCode: 'DD', field12a: '100' }),
    passes: typed({ field12aCode: 'D24', field12a: '100', field12bCode: 'D', field12b: '100' }),
  },
  {
    code: 'w2.box12.2026',
    severity: 'error',
    fails: typed({ field12aCode: 'TT', field12a: '100' }, 2025),
    passes: typed({ field12aCode: 'TT', field12a: '100' }, 2026),
  },
  {
    code: 'w2.box12.TP',
    severity: 'error',
    fails: typed({ field12aCode: 'TP', field12a: '100' }, 2026),
    passes: typed({ field12aCode: 'TP', field12a: '100', field14b: ['102'] }, 2026),
  },
  {
    code: 'w2.box12.TT',
    severity: 'warning',
    fails: typed({ field12aCode: 'TT', field12a: '50,000.01' }, 2026),
    passes: typed({ field12aCode: 'TT', field12a: '50,000.00' }, 2026),
  },
  {
    code: 'w2.box14b',
    severity: 'error',
    fails: typed({ field12aCode: 'TP', field12a: '100', field14b: ['999'] }, 2026),
    passes: typed({ field12aCode: 'TP', field12a: '100', field14b: ['102', '000'] }, 2026),
  },
  {
    code: 'w2.box12.AB',
    severity: 'warning',
    fails: typed({ field12aCode: 'A', field12a: '100', socialSecurityTax: '3,000' }),
    passes: typed({ field12aCode: 'C', field12a: '100' }),
  },
  {
    code: 'w2.box13.retirement',
    severity: 'warning',
    fails: typed({ field12aCode: 'AA', field12a: '100' }),
    passes: typed({ field12aCode: 'AA', field12a: '100', retirementPlan: true }),
  },
  {
    code: 'w2.statutory',
    severity: 'warning',
    fails: typed({ statutoryEmployee: true }),
    passes: typed({ statutoryEmployee: true, federalIncomeTax: '' }),
  },
  { code: 'w2.box15', severity: 'warning', fails: typed({ companyStateId: '' }), passes: typed() },
  {
    code: 'w2.noIncomeTaxState',
    severity: 'warning',
    fails: typed({ stateShort: 'TX' }),
    passes: typed({ stateShort: 'OK' }),
  },
  {
    code: 'w2.state.wages',
    severity: 'warning',
    fails: typed({ stateWagesTips: '40,000' }),
    passes: typed({ stateWagesTips: '40,000', stateWagesTipsB: '10,000', stateShortB: 'OR', companyStateIdB: '1' }),
  },
  {
    code: 'w2.state.tax',
    severity: 'warning',
    fails: typed({ stateIncomeTax: '50,000.01' }),
    passes: typed({ stateIncomeTax: '50,000.00' }),
  },
  {
    code: 'w2.local',
    severity: 'warning',
    fails: typed({ localWagesTips: '50,000' }),
    passes: typed({ localWagesTips: '50,000', localIncomeTax: '500', localityName: 'Yonkers' }),
  },
  {
    code: 'w2.names',
    severity: 'warning',
    fails: typed({ employeeName: 'Dr. Ana Ortega' }),
    passes: typed({ employeeName: 'Ana Ortega' }),
  },
  { code: 'zip', severity: 'error', fails: typed({ companyZip: '9581' }), passes: typed({ companyZip: '95814-0001' }) },
  {
    code: 'efile',
    severity: 'warning',
    fails: typed({ returnsOfYear: '10' }),
    passes: typed({ returnsOfYear: '9' }),
  },
];

function ssn(code: string, severity: Rule['severity'], wrong: string, right: string): Rule {
  const draft = (employeeSocialSecurityNumber: string) => typed({ employeeSocialSecurityNumber });
  return { code, severity, fails: draft(wrong), passes: draft(right) };
}

function ein(code: string, severity: Rule['severity'], wrong: string, right: string): Rule {
  const draft = (employersIdentificationNumber: string) => typed({ employersIdentificationNumber });
  return { code, severity, fails: draft(wrong), passes: draft(right) };
}

function fourCodes(): Partial<W2Draft> {
  return {
    field12aCode: 'C',
    field12a: '1',
    field12bCode: 'DD',
    field12b: '1',
    field12cCode: 'FF',
    field12c: '1',
    field12dCode: 'GG',
    field12d: '1',
  };
}

const issuesOf = (draft: W2Draft) => calculateW2(draft, allRules).issues;

/** The issue that boxes calculated from a year’s pay always have. */
const ASSUMED = ['w2.estimate', 'state-certificate-not-filed'];
const foundIn = (draft: W2Draft) => issuesOf(draft).filter(({ code }) => !ASSUMED.includes(code));

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

  it('w2.year fails for a year without a form and passes for one with it', () => {
    expect(issuesOf(typed({}, 2026)).map(({ code }) => code)).not.toContain('w2.year');
    const { document } = calculateW2(typed(), allRules);
    const issues = validateW2(typed(), { ...document, year: 2021 }, undefined);
    expect(issues).toContainEqual(expect.objectContaining({ code: 'w2.year', severity: 'error' }));
  });

  it('find nothing in the sample of any year but what it assumes, and that 2026 is a draft', () => {
    for (const year of [2022, 2023, 2024, 2025]) expect(foundIn(sampleOf(year))).toEqual([]);
    expect(foundIn(sampleOf(2026))).toMatchObject([
      { code: 'edition-draft', message: expect.stringContaining('draft of the 2026 form') as string },
    ]);
  });

  it('expect of box 4 no more than there can be, and say nothing of that beside the error', () => {
    const box4 = (socialSecurityTax: string, socialSecurityWages = '190,000') =>
      issuesOf(typed({ socialSecurityWages, socialSecurityTax, medicareWages: '190,000', medicareTax: '2,755' }))
        .filter(({ path }) => path === 'socialSecurityTax')
        .map(({ code, message }) => [code, message]);
    expect(box4('11,780.00')).toEqual([['w2.box4.max', 'Box 4 can’t be more than $10,918.20 in 2025.']]);
    expect(box4('10,918.20')).toEqual([]);
    expect(box4('9,000.00')).toEqual([['w2.box4.rate', 'Box 4 is usually 6.2% of boxes 3 and 7, at most $10,918.20.']]);
    expect(box4('9,000.00', '150,000')).toEqual([
      ['w2.box4.rate', 'Box 4 is usually 6.2% of boxes 3 and 7, which is $9,300.00.'],
    ]);
  });

  it('explain what CORRECTED is for', () => {
    expect(foundIn(sampleOf(2025, { corrected: true }))).toMatchObject([{ code: 'w2.corrected' }]);
  });

  it('tell of letters that the paper does not have, and of a state tax that is not held', () => {
    expect(foundIn(sampleOf(2025, { companyName: '王 LLC' }))).toMatchObject([{ code: 'letters-not-printable' }]);
  });
});
