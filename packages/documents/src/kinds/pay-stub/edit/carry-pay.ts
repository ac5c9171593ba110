import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { Quantity, UnitPrice } from '@paperwage/values';
import { formatMoney, formatQuantity, formatUnitPrice, QUANTITY_SCALE, times } from '@paperwage/values';
import { priceOf, quantityOf } from '../../../drafts/amounts.ts';
import { earningTotal } from '../calculation/earnings.ts';
import type { MainPayKey } from '../draft/lines.ts';
import { mainPayKey } from '../draft/lines.ts';
import type { EarningDraft, PayStubDraft, PayStubItem } from '../draft/schema.ts';
import { changeItems } from './edit-items.ts';
import { withTypedAmounts } from './offer-figures.ts';

/** Hours of full-time work in a year: 40 in each of 52 weeks. */
const FULL_TIME_HOURS = 2_080;

/**
 * The draft after a change of how or as what somebody is paid, with the pay of before on its new main line: 32.50 × 80
 * every two weeks is a salary of 67,600.00 a year. Example pay is not carried over, and a line that already means the
 * same pay stays as it was typed.
 */
export function carryPay(before: PayStubDraft, after: PayStubDraft): PayStubDraft {
  const [from, to] = [mainPayKey(before), mainPayKey(after)];
  if (from === to || after.autoCalculator === 'false') return after;
  const periods = PERIODS_PER_YEAR[after.oftenPaid];
  return changeItems(after, (item) => carryItem(item, from, to, periods));
}

function carryItem(item: PayStubItem, from: MainPayKey, to: MainPayKey, periods: number): PayStubItem {
  const paid = item.earnings.find(({ key }) => key === from);
  const target = item.earnings.find(({ key }) => key === to);
  if (!paid || !target || isExample(paid) || paid.typed) return item;
  if (!isExample(target) && isSamePay(convertPay(target, from, periods), paid)) return item;
  const carried = convertPay(paid, to, periods);
  if (!carried) return item;
  const { untyped, ...amounts } = carried;
  const line = { ...withTypedAmounts(target, amounts), ...(untyped && { untyped }) };
  return { ...item, earnings: item.earnings.map((other) => (other === target ? line : other)) };
}

type Pay = Pick<EarningDraft, 'rate' | 'hours' | 'untyped'>;

/** The pay of a line as another kind of main line; undefined where it is nothing, or more than a document can show. */
function convertPay(line: EarningDraft, to: MainPayKey, periods: number): Pay | undefined {
  const perPeriod = earningTotal(line.key, line, periods);
  if (!perPeriod) return undefined;
  const isByHours = line.key !== 'salary' && line.untyped?.hours !== 'offered';
  if (to === 'salary') return { rate: formatMoney(times(perPeriod, periods)), hours: '0.00' };
  if (isByHours) return { rate: line.rate, hours: line.hours };
  if (to === 'contractor') return { rate: formatMoney(perPeriod), hours: '1.00', untyped: { hours: 'offered' } };
  const yearly = line.key === 'salary' ? priceOf(line.rate) : priceOf(formatMoney(times(perPeriod, periods)));
  const hours = Math.round((FULL_TIME_HOURS / periods) * QUANTITY_SCALE) as Quantity;
  return {
    rate: formatUnitPrice(Math.round(yearly / FULL_TIME_HOURS) as UnitPrice),
    hours: formatQuantity(hours),
  };
}

function isExample({ untyped }: EarningDraft): boolean {
  return untyped?.rate === 'example' || untyped?.hours === 'example';
}

function isSamePay(a: Pay | undefined, b: Pay): boolean {
  return a !== undefined && priceOf(a.rate) === priceOf(b.rate) && quantityOf(a.hours) === quantityOf(b.hours);
}
