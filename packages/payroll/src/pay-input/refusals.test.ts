import type { CalendarDate, Cents, StateCode } from '@paperwage/values';
import { addDays, calendarDate, cents, dollars, formatUsDate, LARGEST_AMOUNT, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { PayInput, StateElections } from '../index.ts';
import {
  allRules,
  calculatePay,
  grossFromNet,
  InvalidPayInputError,
  MissingRulesError,
  PayProblem,
  priorPay,
  repeatPay,
  step3Credits,
} from '../index.ts';
import { payment, w4 } from '../testing/payment.fixture.ts';
import { FIRST_COVERED_DAY, LAST_COVERED_DAY, YEAR_AFTER } from '../testing/years-held.fixture.ts';

const VALID = payment();

/** What somebody without types may hand over. */
type Anything = Readonly<Record<string, unknown>>;

/** Input as nobody should give it; what is not named is valid. */
function input(changes: Anything): PayInput {
  return { ...VALID, ...changes } as PayInput;
}

function refusalOf(work: () => unknown): PayProblem {
  try {
    work();
  } catch (error) {
    if (error instanceof PayProblem) return error;
    throw error;
  }
  throw new Error('It was not refused');
}

/** Every refusal says what happened and then, as an order, what to do. */
function expectTold({ message, happened, todo }: PayProblem, path: string): void {
  expect(message).toBe(`${happened} ${todo}`);
  expect(happened).toMatch(/^[A-Za-z].*\.$/);
  expect(todo).toMatch(/^(Enter|Use|Choose|Check|Leave|Include|Lower) .*\.$/);
  expect(happened.startsWith(path) || happened.startsWith('No ')).toBe(true);
}

const NO_AMOUNTS = [Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY, LARGEST_AMOUNT + 1, '100', null];
const NO_COUNTS = [Number.NaN, -1, 1.5, 100, '2', null, true];
const NO_FLAGS = ['true', 0, 1, null];
const NO_CHOICES = ['', 'G', 'a', 7, null, '__proto__'];
const NO_RATES = [Number.NaN, -1, 0.02, 1_000_001, '2%', null];
const NO_HOURLY_RATES = [Number.NaN, -1, 0.5, 1_000_001];
const NO_PLACES = [7, null, true, {}];

/** What each entry of a certificate cannot be; an entry that is missing here does not compile. */
const WRONG: Readonly<Record<keyof StateElections, readonly unknown[]>> = {
  filingStatus: ['marriedJointly', ...NO_CHOICES],
  allowances: NO_COUNTS,
  dependents: NO_COUNTS,
  spouseWorks: NO_FLAGS,
  additionalWithholding: NO_AMOUNTS,
  exempt: NO_FLAGS,
  noFormOnFile: NO_FLAGS,
  estimatedDeductionAllowances: NO_COUNTS,
  line2Allowances: NO_COUNTS,
  njRateTable: NO_CHOICES,
  ctCode: NO_CHOICES,
  wvTable: NO_CHOICES,
  azElectedRate: NO_RATES,
  laBlockA: [3, -1, '1', null],
  exemptionAmount: NO_AMOUNTS,
  personalExemptionClaimed: NO_FLAGS,
  iaW4AllowanceDollars: NO_AMOUNTS,
  dependentExemptions: NO_COUNTS,
  firstTimeDependents: NO_COUNTS,
  adoptedChildren: NO_COUNTS,
  waWorkersCompensationRate: NO_HOURLY_RATES,
  deEmployees: NO_CHOICES,
  county: NO_PLACES,
  countyRate: [100_001, 500_000, ...NO_RATES],
  locality: NO_PLACES,
  workLocality: NO_PLACES,
  schoolDistrict: NO_PLACES,
  servicesTaxExempt: NO_FLAGS,
  reciprocityFormOnFile: NO_FLAGS,
  federalWithholdingThisPeriod: NO_AMOUNTS,
  ficaRetirementThisPeriod: NO_AMOUNTS,
};

describe('an entry of a certificate', () => {
  const rows = Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value] as const));

  it.each(rows)('%s is refused as %j', (name, value) => {
    const problem = refusalOf(() => calculatePay(input({ elections: { [name]: value } }), allRules));
    expect(problem).toBeInstanceOf(InvalidPayInputError);
    expect(problem.path).toBe(`elections.${name}`);
    expectTold(problem, problem.path);
  });

  it.each(['alowances', '__proto__x', 'constructor'])('is refused by the name %s, which no certificate has', (name) => {
    const problem = refusalOf(() => calculatePay(input({ elections: { [name]: 1 } }), allRules));
    expect(problem).toMatchObject({ code: 'unknownElection', path: `elections.${name}` });
    expectTold(problem, problem.path);
  });

  it('may be undefined, which is as if it were left out', () => {
    const nothing = Object.fromEntries(Object.keys(WRONG).map((name) => [name, undefined]));
    const { lines } = calculatePay(input({ state: 'GA', elections: nothing }), allRules);
    expect(lines.map(({ amount }) => amount)).toEqual(
      calculatePay(input({ state: 'GA' }), allRules).lines.map(({ amount }) => amount),
    );
  });

  it('is refused as an elected rate that Arizona does not offer', () => {
    const problem = refusalOf(() =>
      calculatePay(input({ state: 'AZ', elections: { azElectedRate: 40_000 } }), allRules),
    );
    expect(problem.message).toContain('Use one of 0%, 0.5%, 1%');
  });
});

describe('a payment', () => {
  const yearToDate = (entries: Anything) => ({ yearToDate: { ...VALID.yearToDate, ...entries } });
  const supplemental = (entries: Anything) => ({ supplemental: { amount: ZERO, method: 'flat', ...entries } });
  const amounts = (path: string, of: (value: unknown) => Anything) =>
    NO_AMOUNTS.map((value) => [path, of(value)] as const);

  it.each<readonly [string, Anything]>([
    ...amounts('grossPay', (grossPay) => ({ grossPay })),
    ...amounts('w4.extraWithholding', (value) => ({ w4: w4({ extraWithholding: value as Cents }) })),
    ...amounts('w4.step3Credits', (value) => ({ w4: w4({ step3Credits: value as Cents }) })),
    ...amounts('w4.otherIncome', (value) => ({ w4: w4({ otherIncome: value as Cents }) })),
    ...amounts('w4.deductions', (value) => ({ w4: w4({ deductions: value as Cents }) })),
    ...amounts('supplemental.amount', (amount) => supplemental({ amount })),
    ...amounts('overtime', (overtime) => ({ overtime })),
    ...amounts('tips', (tips) => ({ tips })),
    ...amounts('preTaxDeductions.0.amount', (amount) => ({ preTaxDeductions: [{ class: 'hsa', amount }] })),
    ...[Number.NaN, -1, 0.5, 1e15].flatMap((value) => [
      ['yearToDate.socialSecurityWages', yearToDate({ socialSecurityWages: value })] as const,
      ['yearToDate.medicareWages', yearToDate({ medicareWages: value })] as const,
      ['yearToDate.supplementalWages', yearToDate({ supplementalWages: value })] as const,
      ['yearToDate.stateWages', yearToDate({ stateWages: value })] as const,
      ['yearToDate.stateItems.stateDisability', yearToDate({ stateItems: { stateDisability: value } })] as const,
      ['yearToDate.stateItemWages.familyLeave', yearToDate({ stateItemWages: { familyLeave: value } })] as const,
    ]),
    ...['2026-02-30', '2025-02-29', '11/20/2026', '', '2026-13-01', 20_261_120, null].map(
      (payDate) => ['payDate', { payDate }] as const,
    ),
    ...['HOURLY', 'weekly', null].map((payFrequency) => ['payFrequency', { payFrequency }] as const),
    ...['PR', 'ca', 'California', '__proto__', 5, null].flatMap((state) => [
      ['state', { state }] as const,
      ['residenceState', { residenceState: state }] as const,
    ]),
    ['w4.version', { w4: { ...w4(), version: '2018' } }],
    ['w4.filingStatus', { w4: { ...w4(), filingStatus: 'married' } }],
    ['w4.step2Checkbox', { w4: { ...w4(), step2Checkbox: 'yes' } }],
    ...NO_COUNTS.map(
      (allowances) =>
        [
          'w4.allowances',
          { w4: { version: '2019', filingStatus: 'single', allowances, extraWithholding: 0 } },
        ] as const,
    ),
    ['supplemental.method', supplemental({ method: 'other' })],
    ['supplemental.kind', supplemental({ kind: 'gift' })],
    ['supplemental.amount', supplemental({ amount: dollars(2_000.01) })],
    ['overtime', { overtime: dollars(2_000.01) }],
    ['tips', { overtime: dollars(1_999), tips: dollars(1.01) }],
    ['preTaxDeductions', { preTaxDeductions: [{ class: 'hsa', amount: dollars(2_000.01) }] }],
    ['preTaxDeductions.0.class', { preTaxDeductions: [{ class: 'roth', amount: ZERO }] }],
    ...[Number.NaN, -1, 0.5, 87_840_001].map((hoursWorked) => ['hoursWorked', { hoursWorked }] as const),
  ])('is refused at %s for %j', (path, changes) => {
    const problem = refusalOf(() => calculatePay(input(changes), allRules));
    expect(problem).toBeInstanceOf(InvalidPayInputError);
    expect(problem.path).toBe(path);
    expectTold(problem, path);
  });

  it.each<readonly [string, StateCode, StateElections]>([
    ['unknownCounty', 'MD', { county: 'Cook' }],
    ['unknownCounty', 'IN', { county: 'Nowhere' }],
    ['unknownPlace', 'NY', { locality: 'Gotham' }],
    ['unknownPlace', 'OH', { locality: ' ' }],
    ['unknownPlace', 'OH', { schoolDistrict: '9999' }],
    ['unknownPlace', 'KY', { county: 'Cook' }],
    ['unknownPlace', 'CA', { workLocality: 'Los Angeles' }],
    ['ambiguousPlace', 'MD', { county: 'Baltimore' }],
    ['noCounties', 'TX', { county: 'Travis' }],
    ['noCounties', 'PA', { countyRate: 10_000 as NonNullable<StateElections['countyRate']> }],
  ])('is refused as %s in %s for %j', (code, state, elections) => {
    const problem = refusalOf(() => calculatePay(input({ state, elections }), allRules));
    expect(problem.code).toBe(code);
    expectTold(problem, problem.path);
  });

  it.each([1900, 2019, 2021, YEAR_AFTER + 1, 2099])('is refused in %i, a year that is not held', (year) => {
    const problem = refusalOf(() => calculatePay(input({ payDate: calendarDate(`${year}-06-15`) }), allRules));
    expect(problem).toBeInstanceOf(MissingRulesError);
    expect(problem).toMatchObject({ code: 'missingFederalRules', path: 'payDate' });
    expect(problem.message).toBe(
      `We don’t have the federal tax rules for 06/15/${year}. Choose a pay date from ${formatUsDate(FIRST_COVERED_DAY)} to ` +
        `${formatUsDate(LAST_COVERED_DAY)}, or enter the taxes yourself.`,
    );
  });

  it('is refused in the year after the last one held, with the year to calculate with until then', () => {
    const problem = refusalOf(() => calculatePay(input({ payDate: calendarDate(`${YEAR_AFTER}-01-15`) }), allRules));
    expect(problem).toMatchObject({ code: 'tablesNotIn', path: 'payDate', assumableYear: YEAR_AFTER - 1 });
    expect(problem.message).toBe(
      `${YEAR_AFTER} tables aren’t in yet. Calculate with the ${YEAR_AFTER - 1} tables until they are, choose a ` +
        `pay date from ${formatUsDate(FIRST_COVERED_DAY)} to ${formatUsDate(LAST_COVERED_DAY)}, or enter the taxes yourself.`,
    );
  });
});

describe('every other function', () => {
  const off = addDays(LAST_COVERED_DAY, 166);

  it.each<readonly [string, () => unknown]>([
    ['repeatPay of a date', () => repeatPay(input({ payDate: 'soon' }), 3, allRules)],
    ['repeatPay of a year', () => repeatPay(input({ payDate: off }), 3, allRules)],
    ['repeatPay of no number', () => repeatPay(VALID, Number.NaN, allRules)],
    ['repeatPay of an election', () => repeatPay(input({ elections: { allowances: -1 } }), 3, allRules)],
    ['priorPay of an amount', () => priorPay(Number.NaN as Cents, 3, VALID, allRules)],
    ['priorPay of no number', () => priorPay(dollars(1), 0, VALID, allRules)],
    ['priorPay of a year', () => priorPay(dollars(1), 3, input({ payDate: off }), allRules)],
    [
      'priorPay of a place',
      () => priorPay(dollars(1), 3, input({ state: 'NY', elections: { locality: 'X' } }), allRules),
    ],
    ['grossFromNet of an amount', () => grossFromNet(cents(-1), VALID, allRules)],
    ['grossFromNet of a state', () => grossFromNet(dollars(1), { ...VALID, state: 'XX' as StateCode }, allRules)],
    ['grossFromNet of a year', () => grossFromNet(dollars(1), { ...VALID, payDate: off }, allRules)],
    [
      'step3Credits of a count',
      () => step3Credits({ childrenUnder17: -1, otherDependents: 0 }, VALID.payDate, allRules),
    ],
    ['step3Credits of a year', () => step3Credits({ childrenUnder17: 1, otherDependents: 0 }, off, allRules)],
    [
      'step3Credits of no date',
      () => step3Credits({ childrenUnder17: 1, otherDependents: 0 }, '2026-02-30' as CalendarDate, allRules),
    ],
  ])('refuses as calculatePay does: %s', (_what, work) => {
    const problem = refusalOf(work);
    expect(problem.message).toBe(`${problem.happened} ${problem.todo}`);
    expect(problem.path).not.toBe('');
  });
});
