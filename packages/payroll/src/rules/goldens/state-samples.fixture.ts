import type { CalendarDate, Cents, StateCode } from '@paperwage/values';
import { add, cents, divide, dollars, formatMoney, unitPrice, ZERO } from '@paperwage/values';
import type { FormW4, PayFrequency, PayInput, StateElections, TaxLine, TaxName } from '../../index.ts';
import { allRules, calculatePay, PAY_FREQUENCIES, PERIODS_PER_YEAR } from '../../index.ts';
import { payment, w4 } from '../../testing/payment.fixture.ts';
import { stateItemsOn, stateRulesOn, supplementalRulesOn } from '../../rule-book/rule-book.ts';

/** Annual wages whose tax the table shows. */
const SHOWN = [15_000, 30_000, 60_000, 120_000, 250_000, 600_000, 1_500_000].map((amount) => dollars(amount));
const STATUSES = ['single', 'marriedJointly', 'headOfHousehold'] as const;
const STATE_STATUSES = ['single', 'married', 'marriedSeparate', 'headOfHousehold'] as const;

const FEDERAL: readonly TaxName[] = ['federalIncomeTax', 'socialSecurity', 'medicare'];

/** How an employee files, and the row's name. */
interface Filed {
  readonly name: string;
  readonly entries: Partial<PayInput>;
}

const older = (filingStatus: FormW4['filingStatus'], allowances: number): FormW4 => ({
  version: '2019',
  filingStatus,
  allowances,
  extraWithholding: dollars(0),
});

const elected = (name: string, elections: StateElections): Filed => ({ name, entries: { elections } });

const TWO_INCOMES = elected('two incomes', { filingStatus: 'married', spouseWorks: true });

const FILED_ANYWHERE: readonly Filed[] = [
  ...STATUSES.map((filingStatus) => ({ name: `W-4 ${filingStatus}`, entries: { w4: w4({ filingStatus }) } })),
  ...STATUSES.slice(0, 2).map((status) => ({ name: `2019 ${status}, 3`, entries: { w4: older(status, 3) } })),
  ...STATE_STATUSES.map((filingStatus) =>
    elected(`${filingStatus}, 2 and 1`, { filingStatus, allowances: 2, dependents: 1 }),
  ),
  elected('1 allowance', { allowances: 1 }),
  elected('5 allowances', { allowances: 5, dependents: 4 }),
  TWO_INCOMES,
  elected('a cent more', { additionalWithholding: cents(1) }),
];

const STATES = ['single', 'married', 'headOfHousehold'] as const;
const exemptionByStatus = (personalExemptionClaimed: boolean) =>
  STATES.map((filingStatus) =>
    elected(`${filingStatus}, ${personalExemptionClaimed ? 'exemption' : 'none'}`, {
      filingStatus,
      personalExemptionClaimed,
      dependents: 1,
    }),
  );

/** What only one state asks. */
const FILED_IN: Readonly<Partial<Record<StateCode, readonly Filed[]>>> = {
  AL: [...exemptionByStatus(true), ...exemptionByStatus(false)],
  CA: [elected('2 estimated', { allowances: 1, estimatedDeductionAllowances: 2 })],
  CT: (['A', 'B', 'C', 'D', 'E', 'F'] as const).map((ctCode) => elected(`code ${ctCode}`, { ctCode })),
  DE: [elected('10 to 24 employees', { deEmployees: '10to24' }), elected('25 employees', { deEmployees: '25orMore' })],
  GA: [...exemptionByStatus(true), ...exemptionByStatus(false)],
  IA: [elected('280 of allowances', { iaW4AllowanceDollars: dollars(280) })],
  IL: [elected('line 2: 3', { line2Allowances: 3 })],
  IN: [elected('lines 6 to 8', { allowances: 1, dependentExemptions: 2, firstTimeDependents: 1, adoptedChildren: 1 })],
  LA: ([0, 1, 2] as const).map((laBlockA) => elected(`block A ${laBlockA}`, { laBlockA, dependents: 2 })),
  MS: STATES.map((filingStatus) =>
    elected(`${filingStatus}, 12,000`, { filingStatus, exemptionAmount: dollars(12_000) }),
  ),
  NJ: (['A', 'B', 'C', 'D', 'E'] as const).map((njRateTable) => elected(`table ${njRateTable}`, { njRateTable })),
  WA: [elected('0.15 an hour', { waWorkersCompensationRate: unitPrice(0.15) })],
  WV: (['oneEarner', 'twoEarner'] as const).map((wvTable) => elected(wvTable, { wvTable })),
};

const bonus = (kind: 'bonus' | 'other'): Filed => ({
  name: kind === 'bonus' ? 'bonus apart' : 'other pay apart',
  entries: { supplemental: { amount: dollars(5_000), method: 'flat', kind } },
});

/** Every amount in the rules of at least a dollar, where the tax may change. */
export function amountsOf(rules: unknown): number[] {
  const found = new Set<number>();
  const walk = (value: unknown): void => {
    if (typeof value === 'number' && value >= 100) found.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) if (name !== 'source' && name !== 'base') walk(inner);
  };
  walk(rules);
  return [...found].sort((a, b) => a - b);
}

/** The state and local lines for a gross pay in cents, plus any supplemental pay. */
export function linesPaid(input: PayInput, grossPay: number): readonly TaxLine[] {
  const apart = input.supplemental?.amount ?? ZERO;
  const { lines } = calculatePay({ ...input, grossPay: add(cents(Math.max(grossPay, 0)), apart) }, allRules);
  return lines.filter(({ tax }) => input.state === undefined || !FEDERAL.includes(tax));
}

/** A year's wages after deductions: the amount the state's schedule applies to. */
function taxableOf(lines: readonly TaxLine[]): number | undefined {
  const steps = lines.find(({ tax }) => tax === 'stateIncomeTax')?.working.steps ?? [];
  const left = steps.findLast(({ step }) => step === 'subtractDeductions');
  if (left && 'remaining' in left.figures) return left.figures.remaining.value;
  const asked = steps.findLast(({ step }) => ['applyBracket', 'belowFirstBracket'].includes(step));
  return asked && 'amount' in asked.figures ? asked.figures.amount.value : undefined;
}

/**
 * Lines for no pay, for a cent, and for pay of each amount in the rules. For annual pay, also for the pay that leaves
 * that amount after deductions, and a cent more. For a shorter period, also for its share of the amount, because some
 * tables are for the period and others are annual.
 */
function linesAtAmounts(input: PayInput, amounts: readonly number[]): (readonly TaxLine[])[] {
  const periods = PERIODS_PER_YEAR[input.payFrequency];
  return [0, 1, ...amounts].flatMap((amount) => {
    const exactly = linesPaid(input, amount);
    if (periods > 1) return [exactly, linesPaid(input, Math.ceil(amount / periods))];
    const taxable = taxableOf(exactly);
    if (taxable === undefined) return [exactly, linesPaid(input, amount + 1)];
    const before = amount + amount - taxable;
    return [exactly, linesPaid(input, before), linesPaid(input, before + 1)];
  });
}

/** Eleven characters that change if any figure changes in the lines or in their steps. */
export function digestOf(all: readonly (readonly TaxLine[])[]): string {
  const figures = all.map((lines) =>
    lines.map(({ tax, taxable, amount, working }) => [tax, taxable, amount, working.steps]),
  );
  return hash(JSON.stringify(figures)).toString(36).padStart(11, '0');
}

/** cyrb53: a 53-bit hash of a text that needs no library. */
function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}

/** A row: the tax on a year's wages, with a digest of the steps at every amount in the rules. */
function rowOf({ name, entries }: Filed, payDate: CalendarDate, state: StateCode, payFrequency: PayFrequency): string {
  const input = payment({ state, payDate, payFrequency, ...entries });
  const periods = PERIODS_PER_YEAR[payFrequency];
  const rules = [stateRulesOn, stateItemsOn, supplementalRulesOn].map((on) => on(state, payDate, allRules));
  const shown = SHOWN.map((yearly) => divide(yearly, periods));
  const taxes = shown.map((gross) => incomeTax(linesPaid(input, gross)));
  const digest = digestOf(linesAtAmounts(input, [...shown, ...amountsOf(rules)]));
  return [name.padEnd(26), ...taxes.map((tax) => formatMoney(tax).padStart(11)), `  ${digest}`].join('');
}

function incomeTax(lines: readonly TaxLine[]): Cents {
  return lines.find(({ tax }) => tax === 'stateIncomeTax')?.amount ?? ZERO;
}

/** Biweekly pay stands in for periods calculated from annual figures. Periods with their own figures get rows too. */
function frequenciesOf(rules: unknown): PayFrequency[] {
  const written = JSON.stringify(rules);
  return PAY_FREQUENCIES.filter((one) => one === 'BI_WEEKLY' || written.includes(`"${one}"`));
}

/** Every way to file for annual pay. For other pay periods, the ways whose tables may be printed for the period. */
function tableOf(state: StateCode, payDate: CalendarDate): string {
  const rules = stateRulesOn(state, payDate, allRules)?.incomeTax;
  const ofState =
    rules?.method === 'electedRate'
      ? rules.rates.map((azElectedRate) => elected(`elected ${azElectedRate}`, { azElectedRate }))
      : (FILED_IN[state] ?? []);
  const yearly = [...FILED_ANYWHERE, ...ofState, bonus('bonus'), bonus('other')];
  const frequencies = frequenciesOf(rules);
  const periodic = [...FILED_ANYWHERE.slice(0, 3), TWO_INCOMES, ...(frequencies.length > 1 ? ofState : [])];
  const head = ['once a year'.padEnd(26), ...SHOWN.map((amount) => formatMoney(amount).padStart(11))].join('');
  const others = frequencies.map((one) =>
    [one, ...periodic.map((filed) => rowOf(filed, payDate, state, one))].join('\n'),
  );
  return [
    `${state} from ${payDate}`,
    head,
    ...yearly.map((filed) => rowOf(filed, payDate, state, 'ANNUAL')),
    ...others,
  ].join('\n');
}

/** A state's withholding tables, one for each of the days, which are all of its rules unless said. */
export function stateTables(state: StateCode, days = daysOfRules(state)): string {
  return `${days.map((day) => tableOf(state, day)).join('\n\n')}\n`;
}

/** The days on which one of a state's rules changes, in order. */
export function daysOfRules(state: StateCode): CalendarDate[] {
  const ranges = [
    ...allRules.states,
    ...allRules.supplemental,
    ...allRules.items,
    ...allRules.items.flatMap(({ state: of, items }) =>
      items.map(({ inForce }) => ({ state: of, from: inForce?.from })),
    ),
  ];
  const days = new Set(ranges.flatMap((held) => (held.state === state && held.from ? [held.from] : [])));
  return [...days].sort();
}
