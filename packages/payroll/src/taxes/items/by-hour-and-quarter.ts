import type { Quantity, UnitPrice } from '@paperwage/values';
import { times, timesQuantity, ZERO } from '@paperwage/values';
import { count, hours, money, perHourPrice } from '../../working/figures.ts';
import { HOURS_PER_YEAR, PERIODS_PER_YEAR } from '../../pay.ts';
import { isLastOfQuarter } from '../../calendar/pay-dates.ts';
import type { PerQuarter, StatedPerHour } from '../../rules/state-items.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { ItemPayment, ItemTax } from './item-payment.ts';

/** A price for each hour worked. Where the hours are not said, a full year's share is assumed and told so. */
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

/** The same with a price that the employer knows; nothing while it is not given. */
export function electedPerHour(payment: ItemPayment, { election }: StatedPerHour): ItemTax | undefined {
  const price = payment.elections[election];
  return price === undefined ? undefined : perHour(payment, price);
}

/** An amount a quarter, taken from the quarter's last payment; a payment for several quarters carries each of them. */
export function perQuarter(payment: ItemPayment, { amount }: PerQuarter): ItemTax {
  const { payDate, payFrequency, wages } = payment;
  const inAYear = PERIODS_PER_YEAR.QUARTERLY;
  const periods = PERIODS_PER_YEAR[payFrequency];
  if (periods > inAYear && !isLastOfQuarter(payDate, payFrequency)) {
    return { taxable: wages, tax: ZERO, steps: [{ step: 'notLastOfQuarter', figures: { amount: money(amount) } }] };
  }
  const quarters = Math.max(1, inAYear / periods);
  const tax = times(amount, quarters);
  const figures = { amount: money(amount), quarters: count(quarters), tax: money(tax) };
  return { taxable: wages, tax, steps: [{ step: 'perQuarter', figures }] };
}

function assumedHours({ payFrequency }: ItemPayment): Quantity {
  return Math.round(HOURS_PER_YEAR / PERIODS_PER_YEAR[payFrequency]) as Quantity;
}
