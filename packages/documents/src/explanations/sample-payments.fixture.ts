import type { FilingStatus, FormW4, PayFrequency, PayInput, StateElections } from '@paperwage/payroll';
import { PAY_FREQUENCIES, PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { Cents, StateCode } from '@paperwage/values';
import { cents, dateOf, dollars, STATE_CODES, ZERO } from '@paperwage/values';

/** The last one twice, by other wages: it is the year most people ask for. */
const YEARS = [2022, 2023, 2024, 2025, 2026, 2026];
const STATUSES: readonly FilingStatus[] = ['single', 'marriedJointly', 'headOfHousehold'];

/** Yearly pay from which the payments are taken, with odd cents: a rounding that hides in whole dollars shows. */
const YEARLY = [900_037, 2_411_953, 3_999_999, 5_203_377, 7_845_511, 11_700_001, 21_034_567, 64_999_913, 151_234_541];

/** A state's own questions and places, some each. */
const ELECTIONS: Readonly<Partial<Record<StateCode, readonly StateElections[]>>> = {
  AL: [{ personalExemptionClaimed: true, dependents: 2, workLocality: 'Birmingham' }],
  CA: [{ allowances: 2, estimatedDeductionAllowances: 1 }],
  CO: [{ workLocality: 'Denver' }],
  CT: [{ ctCode: 'A' }, { ctCode: 'D' }],
  DE: [{ locality: 'Wilmington' }],
  GA: [{ personalExemptionClaimed: true, dependents: 1 }],
  IA: [{ iaW4AllowanceDollars: dollars(280) }],
  IN: [{ county: 'Marion', allowances: 1, dependentExemptions: 2 }],
  KY: [{ locality: 'Louisville' }, { workLocality: 'Covington', county: 'Kenton' }],
  LA: [{ laBlockA: 2, dependents: 1 }],
  MA: [{ allowances: 3 }],
  MD: [{ county: 'Montgomery', allowances: 2 }, { county: 'Anne Arundel' }],
  MI: [{ locality: 'Lansing', workLocality: 'Detroit', allowances: 2 }],
  MO: [{ locality: 'St. Louis' }],
  MS: [{ exemptionAmount: dollars(6_000) }],
  NJ: [{ njRateTable: 'A', allowances: 1 }, { njRateTable: 'D' }],
  NY: [{ locality: 'New York City', allowances: 1 }, { locality: 'Yonkers' }, { workLocality: 'Yonkers' }],
  OH: [{ locality: 'Columbus', allowances: 1 }],
  OR: [{ locality: 'Portland', allowances: 2 }],
  PA: [{ locality: 'Philadelphia', workLocality: 'Pittsburgh' }, { locality: 'Pittsburgh' }],
  WV: [{ wvTable: 'oneEarner', allowances: 1, workLocality: 'Huntington' }],
};

const FILED: StateElections = { allowances: 2, dependents: 1 };

function certificate(filingStatus: FilingStatus, turn: number): FormW4 {
  const nonresidentAlien = turn % 11 === 3;
  if (turn % 23 === 7) return { version: '2019', filingStatus, allowances: 0, extraWithholding: ZERO, exempt: true };
  if (turn % 5 === 4)
    return { version: '2019', filingStatus, allowances: turn % 4, extraWithholding: ZERO, nonresidentAlien };
  const some = (amount: number) => (turn % 2 === 0 ? ZERO : cents(amount));
  return {
    version: '2020',
    filingStatus,
    step2Checkbox: turn % 3 === 2,
    step3Credits: some(200_000),
    otherIncome: some(150_033),
    deductions: some(70_011),
    extraWithholding: some(1_501),
    nonresidentAlien,
  };
}

function paymentOf(
  state: StateCode,
  year: number,
  payFrequency: PayFrequency,
  filingStatus: FilingStatus,
  turn: number,
): PayInput {
  const gross = cents(Math.round(YEARLY[turn % YEARLY.length]! / PERIODS_PER_YEAR[payFrequency]));
  const filed = [undefined, FILED, ...(ELECTIONS[state] ?? [])];
  const elections = filed[turn % filed.length];
  const part = (share: number): Cents => cents(Math.floor(gross / share));
  // What was paid before stands for a year so far: nothing, some of it, and just below and above the yearly bases.
  const before = cents([0, 4_000_011, 15_900_003, 19_950_007][turn % 4]!);
  return {
    payDate: dateOf(year, (turn % 12) + 1, 15)!,
    payFrequency,
    grossPay: gross,
    state,
    w4: certificate(filingStatus, turn),
    yearToDate: {
      socialSecurityWages: before,
      medicareWages: before,
      supplementalWages: turn % 7 === 6 ? cents(99_900_000) : ZERO,
    },
    ...(elections ? { elections } : {}),
    ...(turn % 4 === 3 ? { supplemental: { amount: part(3), method: turn % 8 === 3 ? 'flat' : 'aggregate' } } : {}),
    ...(turn % 6 === 5 ? { tips: part(5), overtime: part(7) } : {}),
    ...(turn % 3 === 1
      ? {
          preTaxDeductions: [
            { class: 'retirement401k', amount: part(20) },
            { class: 'section125', amount: part(30) },
            { class: 'hsa', amount: part(40) },
          ],
        }
      : {}),
  };
}

/** Payments of every state, year, pay frequency and filing status. */
export function* samplePayments(): Generator<PayInput> {
  let turn = 0;
  for (const state of STATE_CODES) {
    for (const year of YEARS) {
      for (const payFrequency of PAY_FREQUENCIES) {
        for (const filingStatus of STATUSES) {
          yield paymentOf(state, year, payFrequency, filingStatus, turn + year);
          turn += 1;
        }
      }
    }
  }
}
