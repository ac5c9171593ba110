import type { PreTaxClass } from '@paperwage/payroll';
import { allRules } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { calendarDate, formatMoney, parseMoney } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { monthlyStubs } from './fixtures/monthly-pay.ts';
import { setEarning } from './kinds/pay-stub/index.ts';
import type { PaidStub } from './kinds/w2/index.ts';
import { calculateW2, emptyW2Draft, PLANS, sumPayStubs } from './kinds/w2/index.ts';

const MONTHS = 12;
const empty = emptyW2Draft({ today: calendarDate('2026-12-31') });

interface Person {
  readonly state: StateCode;
  /** In dollars a month. */
  readonly pay: string;
  /** From July on, where it changes. */
  readonly raisedTo?: string;
  readonly preTax?: Readonly<Partial<Record<PreTaxClass, string>>>;
}

/** Twenty people in twelve states: every kind of plan, the wage base, and three raises in the middle of the year. */
const PEOPLE: readonly Person[] = [
  { state: 'TX', pay: '5000.00' },
  { state: 'TX', pay: '4166.67', preTax: { retirement401k: '200.00', section125: '150.55' } },
  { state: 'CA', pay: '5234.56', preTax: { retirement401k: '261.73' } },
  { state: 'CA', pay: '7250.00', preTax: { hsa: '120.00', section125: '310.25' } },
  { state: 'NY', pay: '6100.10', preTax: { retirement403b: '305.00' } },
  { state: 'NY', pay: '16500.00', preTax: { retirement401k: '1500.00' } },
  { state: 'NJ', pay: '4800.00', preTax: { section125: '200.00', retirement401k: '240.00' } },
  { state: 'NJ', pay: '5900.00', preTax: { retirement403b: '300.00' } },
  { state: 'PA', pay: '4500.00', preTax: { retirement401k: '225.00', dependentCare: '400.00' } },
  { state: 'PA', pay: '3911.11' },
  { state: 'OH', pay: '4012.34', preTax: { simpleIra: '120.37' } },
  { state: 'OR', pay: '5555.55', preTax: { retirement457b: '277.78' } },
  { state: 'OR', pay: '4700.00', preTax: { fsa: '100.00' } },
  { state: 'MA', pay: '5800.00', preTax: { retirement401k: '348.00' } },
  { state: 'WA', pay: '6400.00', preTax: { hsa: '150.00' } },
  { state: 'IL', pay: '4321.09', preTax: { section125: '98.76' } },
  { state: 'GA', pay: '5050.50' },
  { state: 'CO', pay: '6000.00', raisedTo: '6600.00', preTax: { retirement401k: '300.00' } },
  { state: 'CA', pay: '4900.00', raisedTo: '9100.00' },
  { state: 'NY', pay: '3800.00', raisedTo: '4200.00', preTax: { dependentCare: '200.00' } },
];

const named = PEOPLE.map((person, index) => ({ ...person, name: `${index + 1} in ${person.state}`, index }));

function yearOf({ state, pay, raisedTo, preTax = {} }: Person): PaidStub[] {
  const changes = (draft: Parameters<typeof setEarning>[0]) =>
    raisedTo === undefined
      ? draft
      : [0, 1, 2, 3, 4, 5].reduce((now, at) => setEarning(now, at, 'regular', { rate: raisedTo }), draft);
  return monthlyStubs({ state, pay, stubs: MONTHS, payDate: '2026-12-31', preTax, changes });
}

/** Stubs come the latest first. */
const latestOf = (stubs: readonly PaidStub[]) => stubs.toSorted((a, b) => a.payDate.localeCompare(b.payDate)).at(-1)!;
const cents = (text: string) => (text === '' ? 0 : parseMoney(text)!);

/** The W-2 of the same person from what was paid in the year and into plans. */
function fromYear({ state, preTax = {} }: Person, stubs: readonly PaidStub[]) {
  const income = formatMoney(latestOf(stubs).yearToDate.gross);
  const planAmounts = { ...empty.planAmounts };
  for (const [kind, monthly] of Object.entries(preTax)) {
    const field = kind === 'fsa' ? 'section125' : (kind as keyof typeof planAmounts);
    planAmounts[field] = formatMoney((cents(monthly) * MONTHS) as PaidStub['gross']);
  }
  return calculateW2({ ...empty, year: '2026', state, maritalStatus: 'SINGLE', income, planAmounts }, allRules);
}

/** The differences in cents: what the year's pay gives less what the stubs have. */
const LISTED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '1 in TX': { 2: 4 },
  '2 in TX': { 2: -3, 4: -1, 6: 4 },
  '3 in CA': { 2: 4, 4: 3, 6: 1, 17: 2, CASDI: -1 },
  '4 in CA': { 2: 2, 4: 5, 6: -4, 17: -6, CASDI: -4 },
  '5 in NY': { 2: -2, 4: -5, 6: 2, 17: -2, 'NY PFL': 3 },
  '6 in NY': { 2: -4, 17: -4 },
  '7 in NJ': { 2: 4, 17: 272 },
  '8 in NJ': { 2: -4, 17: 272 },
  '9 in PA': { 2: 4 },
  '10 in PA': { 2: -4, 4: -1, 6: 1, 17: 1, 'PA SUI': -3 },
  '11 in OH': { 4: -6, 6: -1, 17: -2659 },
  '12 in OR': { 2: -5, 4: 5, 6: -5, 17: 2, 'OR WBF': -12, 'OR Paid Leave': 4, 'ORSTT W/H': -3 },
  '13 in OR': { 2: 4, 'OR WBF': -12 },
  '14 in MA': { 2: 4, 17: -4 },
  '15 in WA': { 2: -4, 6: -6, 'WA PFML': -2 },
  '16 in IL': { 2: 4, 4: 5, 6: 5, 17: -6 },
  '17 in GA': { 2: 4, 4: 1, 6: 3, 17: -8234 },
  '18 in CO': { 2: -4, 17: 4 },
  '19 in CA': { 2: -38500, 17: -18932 },
  '20 in NY': { 2: 4, 17: 4 },
};

/** What is more than rounding, with its cause. */
const REASONS: Readonly<Record<string, string>> = {
  '7 in NJ: 17': 'New Jersey prints the bases of its monthly and yearly tables rounded.',
  '8 in NJ: 17': 'New Jersey prints the bases of its monthly and yearly tables rounded.',
  '11 in OH: 17': 'Ohio changed its formula on August 1, 2026.',
  '12 in OR: OR WBF': 'Goes by the hour: left to who knows the hours.',
  '13 in OR: OR WBF': 'Goes by the hour: left to who knows the hours.',
  '17 in GA: 17': 'Georgia changed its rate on May 11, 2026.',
  '19 in CA: 2': 'A raise in July.',
  '19 in CA: 17': 'A raise in July.',
};

const BOXES = {
  wagesTipsOther: '1',
  federalIncomeTax: '2',
  socialSecurityWages: '3',
  socialSecurityTax: '4',
  medicareWages: '5',
  medicareTax: '6',
  dependentCareBenefits: '10',
  stateWagesTips: '16',
  stateIncomeTax: '17',
} as const;

/** By how many cents the form from the year's pay differs from the one from the stubs, box by box. */
function differences(person: Person): Record<string, number> {
  const stubs = yearOf(person);
  const exact = calculateW2({ ...sumPayStubs(empty, stubs, 2026).draft, maritalStatus: 'SINGLE' }, allRules).document;
  const estimated = fromYear(person, stubs).document;
  const boxes = Object.entries(BOXES) as [keyof typeof BOXES, string][];
  const codes = (document: typeof exact) =>
    (['12a', '12b', '12c', '12d'] as const).map((row) => [
      document.codes[`field${row}Code`],
      document.amounts[`field${row}`].amount ?? 0,
    ]);
  expect(codes(estimated)).toEqual(codes(exact));
  const found = boxes.map(([field, box]) => {
    return [box, (estimated.amounts[field].amount ?? 0) - (exact.amounts[field].amount ?? 0)] as const;
  });
  const lines = exact.box14.map(({ label, amount }) => {
    const other = estimated.box14.find((line) => line.label === label)?.amount ?? 0;
    return [label, other - (amount ?? 0)] as const;
  });
  return Object.fromEntries([...found, ...lines].filter(([, difference]) => difference !== 0));
}

describe('a W-2 from a year of pay stubs', () => {
  it.each(named)('is exact to the cent for person $name', (person) => {
    const stubs = yearOf(person);
    const { draft, disagreements } = sumPayStubs(empty, stubs, 2026);
    expect(disagreements).toEqual([]);
    const { yearToDate: year } = latestOf(stubs);
    const taken = (kinds: readonly PreTaxClass[]) =>
      MONTHS * kinds.reduce((total, kind) => total + cents(person.preTax?.[kind] ?? ''), 0);
    const deferred = taken(['retirement401k', 'retirement403b', 'retirement457b', 'simpleIra']);
    const cafeteria = taken(['section125', 'hsa', 'fsa', 'dependentCare']);
    const boxes = [
      'income',
      'wagesTipsOther',
      'federalIncomeTax',
      'socialSecurityWages',
      'socialSecurityTax',
      'medicareWages',
      'medicareTax',
      'stateIncomeTax',
    ] as const;
    expect(boxes.map((field) => cents(draft[field]))).toEqual([
      year.gross,
      year.gross - deferred - cafeteria,
      year.federalIncomeTax,
      Math.min(year.gross - cafeteria, 184_500_00),
      year.socialSecurityTax,
      year.gross - cafeteria,
      year.medicareTax,
      year.stateIncomeTax,
    ]);
    for (const [kind, monthly] of Object.entries(person.preTax ?? {})) {
      const { code } = PLANS[kind as keyof typeof PLANS] ?? {};
      if (code === undefined) continue;
      expect([draft.field12aCode, draft.field12bCode]).toContain(code);
      expect([cents(draft.field12a), cents(draft.field12b)]).toContain(MONTHS * cents(monthly));
    }
  });
});

describe('a W-2 from a year of income', () => {
  it('differs from the one from stubs by rounding, and by changes in the middle of the year, all of them listed', () => {
    expect(Object.fromEntries(named.map((person) => [person.name, differences(person)]))).toEqual(LISTED);
  });

  it('differs by no more than rounding, at most a cent a paycheck, where nothing changed in the year', () => {
    for (const [name, boxes] of Object.entries(LISTED)) {
      for (const [box, difference] of Object.entries(boxes)) {
        if (`${name}: ${box}` in REASONS) continue;
        expect(Math.abs(difference), `${name}: ${box}`).toBeLessThanOrEqual(MONTHS);
      }
    }
  });

  it.each(named)('says for person $name that it is an estimate', (person) => {
    const { issues } = fromYear(person, yearOf(person));
    expect(issues.filter(({ severity, code }) => severity === 'error' && !code.endsWith('-missing'))).toEqual([]);
    expect(issues.find(({ code }) => code === 'w2.estimate')?.message).toMatch(/estimate.*add up the pay stubs\.$/);
  });
});
