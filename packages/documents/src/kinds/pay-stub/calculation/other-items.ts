import { amountFault, amountOf, priceFault, priceOf, quantityFault, quantityOf } from '../../../drafts/amounts.ts';
import type { AmountFault } from '../../../drafts/amounts.ts';
import type { StubOtherItems } from '../document.ts';
import type { PayStubDraft } from '../draft/schema.ts';

const NONE: TypedItems = {
  hoursWorked: undefined,
  overtimeRate: undefined,
  timeOff: [],
  pieceWork: [],
  allowances: [],
};

/** Those that a person types; the basis of pay follows from the law. */
type TypedItems = Omit<StubOtherItems, 'payBasis'>;

/** The other items of one stub that have at least one amount. */
export function otherItemsOf(draft: PayStubDraft, index: number): TypedItems {
  if (draft.employmentType === 'contractor') return NONE;
  const { hoursWorked, overtimeRate, timeOff, pieceWork, allowances } = draft.items[index]!.otherItems;
  return {
    hoursWorked: draft.paymentType === 'salary' ? quantity(hoursWorked) : undefined,
    overtimeRate: draft.paymentType === 'hourly' ? price(overtimeRate) : undefined,
    timeOff: timeOff
      .map(({ id, name, accrued, used, available }) => ({
        ...{ id, name: name.trim() },
        ...{ accrued: quantity(accrued), used: quantity(used), available: quantity(available) },
      }))
      .filter(({ accrued, used, available }) => (accrued ?? used ?? available) !== undefined),
    pieceWork: pieceWork
      .map(({ id, name, units, rate }) => ({ id, name: name.trim(), units: quantity(units), rate: price(rate) }))
      .filter(({ units, rate }) => (units ?? rate) !== undefined),
    allowances: allowances
      .map(({ id, name, amount: typed }) => ({ id, name: name.trim(), amount: money(typed) }))
      .filter(({ amount }) => amount !== undefined),
  };
}

const quantity = typedAs(quantityFault, quantityOf);
const price = typedAs(priceFault, priceOf);
const money = typedAs(amountFault, amountOf);

/** Reads what was typed; blank text and text that has an issue are undefined, and a typed zero is zero. */
function typedAs<T>(faultOf: (text: string) => AmountFault | undefined, valueOf: (text: string) => T) {
  return (text: string): T | undefined => (text.trim() === '' || faultOf(text) ? undefined : valueOf(text));
}
