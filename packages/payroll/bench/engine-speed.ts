import type { Cents, StateCode } from '@paperwage/values';
import { calendarDate, cents, dollars, ZERO } from '@paperwage/values';
import type { PayInput } from '../src/index.ts';
import { allRules, calculatePay } from '../src/index.ts';

export interface EngineSpeed {
  /** Full calculations with working, on one core. */
  readonly calculationsPerSecond: number;
}

const WARM_UP_MS = 300;
const MEASURED_MS = 1_500;
const BATCH = 500;

const STATES: readonly StateCode[] = ['TX', 'FL', 'WA', 'CA'];
const PAY_DATES = ['2022-03-04', '2023-06-15', '2024-02-29', '2025-12-31', '2026-11-20'].map(calendarDate);
const FREQUENCIES = ['WEEKLY', 'BI_WEEKLY', 'SEMI_MONTHLY', 'MONTHLY'] as const;

/** How many payments the engine calculates in a second: years, certificates, states and wages change with each one. */
export function measureEngine(): EngineSpeed {
  const inputs = Array.from({ length: BATCH }, (_, index) => payment(index));
  run(inputs, WARM_UP_MS);
  return { calculationsPerSecond: run(inputs, MEASURED_MS) };
}

function run(inputs: readonly PayInput[], forMs: number): number {
  const start = performance.now();
  let calculated = 0;
  let elapsedMs = 0;
  while (elapsedMs < forMs) {
    for (const input of inputs) calculatePay(input, allRules);
    calculated += inputs.length;
    elapsedMs = performance.now() - start;
  }
  return Math.round((calculated * 1_000) / elapsedMs);
}

function payment(index: number): PayInput {
  const grossPay = cents(30_000 + index * 4_321);
  const before = cents(grossPay * (index % 20));
  return {
    payDate: pick(PAY_DATES, index),
    payFrequency: pick(FREQUENCIES, index),
    grossPay,
    state: pick(STATES, index),
    w4: index % 3 === 0 ? olderCertificate(index) : certificate(index, dollars(2_000)),
    yearToDate: { socialSecurityWages: before, medicareWages: before, supplementalWages: ZERO },
  };
}

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
