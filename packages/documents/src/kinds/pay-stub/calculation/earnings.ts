import type { Cents, Quantity, UnitPrice } from '@paperwage/values';
import { dividePrice, ZERO } from '@paperwage/values';
import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import { amountOf, payFor, priceOf, quantityOf } from '../../../drafts/amounts.ts';
import { EARNING_NAMES, EXTRA_PAY_KEYS, mainPayKey } from '../draft/lines.ts';
import type { EarningKey } from '../draft/keys.ts';
import type { EarningDraft, PayStubDraft, PayStubItem } from '../draft/schema.ts';
import type { PeriodLine } from './period-line.ts';
import { customIdentities } from './period-line.ts';

export interface PeriodEarning extends PeriodLine<EarningKey> {
  readonly rate: UnitPrice | undefined;
  readonly hours: Quantity | undefined;
  readonly isExample?: true;
}

/** What was earned on a stub: the main pay line of the type, the standard extras and the user's own lines. */
export function periodEarnings(draft: PayStubDraft, item: PayStubItem): PeriodEarning[] {
  const keys: readonly EarningKey[] = [mainPayKey(draft), ...EXTRA_PAY_KEYS];
  const identity = customIdentities();
  return [
    ...keys.map((key) =>
      periodEarning(
        draft,
        key,
        key,
        item.earnings.find((line) => line.key === key),
      ),
    ),
    ...item.customEarnings.map((line) => periodEarning(draft, 'custom', identity(line.key), line)),
  ];
}

/**
 * Salary total is the rate divided by periods per year; tips total equals the rate; others equal rate times hours.
 * Undefined when the result is larger than a document can show.
 */
export function earningTotal(key: string, line: EarningDraft, periodsPerYear: number): Cents | undefined {
  if (key === 'salary') return dividePrice(priceOf(line.rate), periodsPerYear);
  if (key === 'tips') return amountOf(line.rate);
  return payFor(priceOf(line.rate), quantityOf(line.hours));
}

function periodEarning(
  draft: PayStubDraft,
  key: EarningKey | 'custom',
  identity: string,
  line: EarningDraft | undefined,
): PeriodEarning {
  const name = key === 'custom' ? line!.name : EARNING_NAMES[key];
  if (!line) {
    return {
      identity,
      id: key,
      key,
      name,
      rate: undefined,
      hours: undefined,
      total: ZERO,
      typed: false,
      typedYtd: undefined,
    };
  }
  const isAuto = draft.autoCalculator === 'true';
  const typed = !isAuto || line.typed;
  // Its hours only make its amount the total.
  const isAtOnce = line.untyped?.hours === 'offered';
  const computed = typed ? undefined : earningTotal(key, line, PERIODS_PER_YEAR[draft.oftenPaid]);
  return {
    identity,
    id: line.id,
    key,
    name,
    rate: key === 'tips' || isAtOnce ? undefined : priceOf(line.rate),
    hours: key === 'salary' || key === 'tips' || isAtOnce ? undefined : quantityOf(line.hours),
    total: typed ? amountOf(line.total) : (computed ?? ZERO),
    typed,
    typedYtd: !isAuto || line.ytdTyped ? amountOf(line.ytd) : undefined,
    ...(!typed && Object.values(line.untyped ?? {}).includes('example') && { isExample: true as const }),
  };
}
