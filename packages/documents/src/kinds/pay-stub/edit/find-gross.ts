import type { FoundGross, GrossWithNet, RuleBook } from '@paperwage/payroll';
import { PayProblem, PERIODS_PER_YEAR, searchGross } from '@paperwage/payroll';
import type { Cents, UnitPrice } from '@paperwage/values';
import {
  divide,
  dollars,
  formatMoney,
  formatUnitPrice,
  LARGEST_AMOUNT,
  max,
  subtract,
  sum,
  times,
  ZERO,
} from '@paperwage/values';
import { amountOf, payFor, quantityOf } from '../../../drafts/amounts.ts';
import { CannotCalculate, employeeTaxes } from '../calculation/employee-taxes.ts';
import type { ComputedStub } from '../calculation/stubs.ts';
import { computedStubs } from '../calculation/stubs.ts';
import { setEarning, setEarningTyped } from './edit-lines.ts';
import { mainPayKey } from '../draft/lines.ts';
import type { PayStubDraft } from '../draft/schema.ts';

/** What the main line of a stub comes to (`grossPay`), and the stub with it. */
export interface MainPay extends GrossWithNet {
  readonly stubGross: Cents;
}

/** The main pay that leaves a net pay, or a sentence that says why there is none. */
export type GrossOfStub =
  | FoundGross<MainPay>
  /** `isOutOfReach`: other net pays are possible; the message gives the range. */
  | { readonly exact?: undefined; readonly message: string; readonly isOutOfReach?: true };

/** The search goes up to a year of this, in equal payments. */
const MAX_A_YEAR = dollars(100_000_000);

/** Each try computes every stub in the set, so there are few; rounding never moves net pay by more cents than this. */
const NEIGHBOURHOOD = 8;

/**
 * What a stub's main line must come to for its net pay to be `netPay`: with every other earning and deduction, whatever
 * was typed over, and the year so far after the change.
 */
export function findGross(draft: PayStubDraft, index: number, netPay: Cents, rules: RuleBook): GrossOfStub {
  const most = divide(MAX_A_YEAR, PERIODS_PER_YEAR[draft.oftenPaid]);
  const paid = (grossPay: Cents): MainPay => {
    const changed = setEarningTyped(draft, index, mainPayKey(draft), { total: formatMoney(grossPay) });
    const { gross, net } = computedStubs(changed, employeeTaxes(changed, rules))[index]!;
    return { grossPay, netPay: net.period, stubGross: gross.period };
  };
  try {
    const present = computedStubs(draft, employeeTaxes(draft, rules))[index]!;
    if (present.net.period === netPay) return { exact: true, ...presentPay(draft, present) };
    return searchGross(netPay, { least: leastPay(draft, index), most, neighbourhood: NEIGHBOURHOOD }, paid);
  } catch (error) {
    if (error instanceof CannotCalculate) return { message: error.problem.message };
    if (!(error instanceof PayProblem) || error.code !== 'noGrossForNet') throw error;
    return { message: `No gross pay gives this net pay. ${error.todo}`, isOutOfReach: true };
  }
}

/** The main pay as it is: several may leave the same net pay, and one that already does should stay. */
function presentPay(draft: PayStubDraft, { earnings, gross, net }: ComputedStub): MainPay {
  const main = earnings.find(({ key }) => key === mainPayKey(draft));
  return { grossPay: main?.period ?? ZERO, netPay: net.period, stubGross: gross.period };
}

/** Pre-tax deductions have to come out of the pay. */
function leastPay(draft: PayStubDraft, index: number): Cents {
  const without = setEarningTyped(draft, index, mainPayKey(draft), { total: '0' });
  const others = computedStubs(without, undefined)[index]!.gross.period;
  const preTax = draft.items[index]!.customDeductions.filter((line) => line.preTax !== undefined);
  return max(ZERO, subtract(sum(preTax.map(({ total }) => amountOf(total))), others));
}

/**
 * Makes the main line of a stub come to `total`: by its rate where a rate of four decimals does, else by the total
 * itself, typed over.
 */
export function setMainTotal(draft: PayStubDraft, index: number, total: Cents): PayStubDraft {
  const key = mainPayKey(draft);
  const present = computedStubs(draft, undefined)[index]!.earnings.find((line) => line.key === key);
  if (present?.period === total) return draft;
  const rate = rateFor(draft, index, total);
  if (rate === undefined) return setEarningTyped(draft, index, key, { total: formatMoney(total) });
  const line = draft.items[index]?.earnings.find((earning) => earning.key === key);
  const cleared = line?.typed ? clearTotal(draft, index, key) : draft;
  return setEarning(cleared, index, key, { rate });
}

/** Gives the total back to the calculation; a year to date that was typed over stays. */
function clearTotal(draft: PayStubDraft, index: number, key: string): PayStubDraft {
  const line = draft.items[index]!.earnings.find((earning) => earning.key === key)!;
  const cleared = setEarningTyped(draft, index, key, 'clear');
  return line.ytdTyped ? setEarningTyped(cleared, index, key, { ytd: line.ytd }) : cleared;
}

function rateFor(draft: PayStubDraft, index: number, total: Cents): string | undefined {
  const key = mainPayKey(draft);
  if (key === 'salary') {
    const yearly = times(total, PERIODS_PER_YEAR[draft.oftenPaid]);
    return yearly > LARGEST_AMOUNT ? undefined : formatMoney(yearly);
  }
  const hours = quantityOf(draft.items[index]?.earnings.find((earning) => earning.key === key)?.hours ?? '');
  if (hours <= 0) return undefined;
  const rate = Math.round((total * RATE_PER_CENT) / hours) as UnitPrice;
  return payFor(rate, hours) === total ? formatUnitPrice(rate) : undefined;
}

/** Hours and rates have four decimals, cents two: rate × hours has six more than cents. */
const RATE_PER_CENT = 1_000_000;
