import type { Cents, StateCode } from '@paperwage/values';
import { calendarDate, cents, dollars, quantity, STATE_CODES, ZERO } from '@paperwage/values';
import type { PayInput, RuleBook } from '../src/index.ts';
import { calculatePay, loadRuleBook, PAY_FREQUENCIES } from '../src/index.ts';

export interface EngineSpeed {
  /** Full calculations with the working of every line, on one core. */
  readonly calculationsPerSecond: number;
  /** How many different payments were calculated, and how many lines they have. */
  readonly payments: number;
  readonly lines: number;
}

const WARM_UP_MS = 500;
const MEASURED_MS = 1_500;

/** Two dates a year, on either side of July 1, when states change their tables. */
const PAY_DATES = [2022, 2023, 2024, 2025, 2026].flatMap((year) =>
  ['03-04', '11-20'].map((day) => calendarDate(`${year}-${day}`)),
);

/** One payment and the rules of its state, loaded as a page does. */
interface Work {
  readonly input: PayInput;
  readonly rules: RuleBook;
}

/**
 * How many payments the engine calculates in a second: federal taxes, the income tax of the state and its items, in
 * every state and year, with certificates, wages and frequencies that change with each one.
 */
export async function measureEngine(): Promise<EngineSpeed> {
  const work = await everyStateAndYear();
  run(work, WARM_UP_MS);
  const lines = work.reduce((count, { input, rules }) => count + calculatePay(input, rules).lines.length, 0);
  return { calculationsPerSecond: run(work, MEASURED_MS), payments: work.length, lines };
}

async function everyStateAndYear(): Promise<Work[]> {
  const work: Work[] = [];
  for (const state of STATE_CODES) {
    const rules = await loadRuleBook(state);
    for (const payDate of PAY_DATES) {
      for (const payFrequency of PAY_FREQUENCIES) {
        work.push({ input: payment({ state, payDate, payFrequency }, work.length), rules });
      }
    }
  }
  return work;
}

function run(work: readonly Work[], forMs: number): number {
  const start = performance.now();
  let calculated = 0;
  let elapsedMs = 0;
  while (elapsedMs < forMs) {
    for (const { input, rules } of work) calculatePay(input, rules);
    calculated += work.length;
    elapsedMs = performance.now() - start;
  }
  return Math.round((calculated * 1_000) / elapsedMs);
}

function payment(of: Pick<PayInput, 'state' | 'payDate' | 'payFrequency'>, index: number): PayInput {
  const grossPay = cents(30_000 + (index % 500) * 4_321);
  const before = cents(grossPay * (index % 20));
  return {
    ...of,
    grossPay,
    w4: index % 3 === 0 ? olderCertificate(index) : certificate(index, dollars(2_000)),
    elections: { allowances: index % 4, dependents: index % 3, ...statedRate(of.state) },
    hoursWorked: quantity(80),
    yearToDate: { socialSecurityWages: before, medicareWages: before, supplementalWages: ZERO },
  };
}

/** Washington's workers' compensation is withheld by a rate that the employer knows. */
function statedRate(state: StateCode | undefined): PayInput['elections'] {
  return state === 'WA' ? { waWorkersCompensationRate: 1_750 as NonNullable<Rate> } : {};
}

type Rate = NonNullable<PayInput['elections']>['waWorkersCompensationRate'];

function certificate(index: number, step3Credits: Cents): PayInput['w4'] {
  return {
    version: '2020',
    filingStatus: pick(['single', 'marriedJointly', 'headOfHousehold'] as const, index),
    step2Checkbox: index % 2 === 0,
    step3Credits,
    otherIncome: dollars(1_200),
    deductions: dollars(3_000),
    extraWithholding: dollars(25),
  };
}

function olderCertificate(index: number): PayInput['w4'] {
  return { version: '2019', filingStatus: 'single', allowances: index % 5, extraWithholding: ZERO };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}
