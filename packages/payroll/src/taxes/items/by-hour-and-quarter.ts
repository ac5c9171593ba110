import type { CalendarDate, Cents, Quantity, UnitPrice } from '@paperwage/values';
import { add, times, timesQuantity, ZERO } from '@paperwage/values';
import { count, hours, money, perHourPrice } from '../../working/figures.ts';
import { HOURS_PER_YEAR, PERIODS_PER_YEAR } from '../../pay.ts';
import { isLastOfQuarter, quarterEndsOf } from '../../calendar/pay-dates.ts';
import type { PerQuarter, StatedPerHour } from '../../rules/state-items.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { ItemPayment, ItemTax } from './item-payment.ts';

/** A price per hour worked. If the hours aren't given, a full year's share is assumed and the working says so. */
export function perHour(payment: ItemPayment, price: UnitPrice): ItemTax {
  const { wages, hoursWorked } = payment;
  const worked = hoursWorked ?? assumedHours(payment);
  const tax = timesQuantity(price, worked);
  const periods = count(PERIODS_PER_YEAR[payment.payFrequency]);
  const figures = { hours: hours(worked), price: perHourPrice(price), tax: money(tax) };
  const steps: WorkingStep[] = [{ step: 'perHour', figures }];
  if (hoursWorked !== undefined) return { taxable: wages, tax, steps };
  const assumed = { yearly: hours(HOURS_PER_YEAR), periods, hours: hours(worked) };
  return { taxable: wages, tax, steps: [{ step: 'assumedHours', figures: assumed }, ...steps], isAssumed: true };
}

/** The same with a price that only the employer knows; undefined until it is given. */
export function electedPerHour(payment: ItemPayment, { election }: StatedPerHour): ItemTax | undefined {
  const price = payment.elections[election];
  return price === undefined ? undefined : perHour(payment, price);
}

/**
 * An amount per quarter, taken from the quarter's last payment. A payment for a year or half-year includes each of its
 * quarters, at the amount for that quarter's last day.
 */
export function perQuarter(payment: ItemPayment, item: PerQuarter): ItemTax {
  const { payDate, payFrequency, wages } = payment;
  const { amount } = item;
  const periods = PERIODS_PER_YEAR[payFrequency];
  if (periods > PERIODS_PER_YEAR.QUARTERLY && !isLastOfQuarter(payDate, payFrequency)) {
    return { taxable: wages, tax: ZERO, steps: [{ step: 'notLastOfQuarter', figures: { amount: money(amount) } }] };
  }
  const steps: WorkingStep[] = [];
  let tax = ZERO;
  for (const [each, quarters] of amountsOfQuarters(payDate, periods, item)) {
    const own = times(each, quarters);
    const total = add(tax, own);
    steps.push({ step: 'perQuarter', figures: { amount: money(each), quarters: count(quarters), tax: money(own) } });
    if (steps.length > 1) {
      const figures = { tax: money(tax), additional: money(own), total: money(total) };
      steps.push({ step: 'addAdditionalTax', figures });
    }
    tax = total;
  }
  return { taxable: wages, tax, steps };
}

/** How many of the payment's quarters have each amount, earliest first. */
function amountsOfQuarters(
  payDate: CalendarDate,
  periods: number,
  { amount, otherQuarters = [] }: PerQuarter,
): ReadonlyMap<Cents, number> {
  const counted = new Map<Cents, number>();
  const ends = periods >= PERIODS_PER_YEAR.QUARTERLY ? [payDate] : quarterEndsOf(payDate, periods);
  for (const end of ends) {
    const each = otherQuarters.find(({ from, to }) => from <= end && end <= to)?.amount ?? amount;
    counted.set(each, (counted.get(each) ?? 0) + 1);
  }
  return counted;
}

function assumedHours({ payFrequency }: ItemPayment): Quantity {
  return Math.round(HOURS_PER_YEAR / PERIODS_PER_YEAR[payFrequency]) as Quantity;
}
