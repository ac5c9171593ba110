import type { Cents, Rate } from '@paperwage/values';
import { formatRate, negate } from '@paperwage/values';
import type { WorkbookCell, WorkbookRow } from '../../workbook/index.ts';
import { cellAddress } from '../../workbook/index.ts';
import type { InvoiceDocument } from './document.ts';

/** Columns of the items that totals are made of, and the one that totals stand in. */
const AMOUNT = 3;
const TAX = 5;
const PARTS = 1_000_000;

/** A line of the totals before its place is known. `formula` gets the cells of lines above it by their name. */
interface Line {
  readonly name: LineName;
  readonly label: string;
  readonly amount: Cents;
  /** Undefined for a number that was typed. */
  readonly formula: ((cell: (name: LineName) => string) => string) | undefined;
  readonly isStrong?: boolean;
}

type LineName = 'subtotal' | 'discount' | 'tax' | 'total' | 'paid' | 'balance';

/**
 * From the subtotal to the balance, each line a formula of what is above it: change a quantity or a rate, and the rest
 * follows. `start` is the index of the first row; `range` names the cells of the items in a column.
 */
export function totalRows(
  document: InvoiceDocument,
  start: number,
  range: (column: number) => string | undefined,
): WorkbookRow[] {
  const lines = linesOf(document, range);
  const cell = (name: LineName) => cellAddress(start + lines.findIndex((line) => line.name === name), AMOUNT);
  return lines.map(({ label, amount, formula, isStrong }): WorkbookRow => {
    const style = isStrong ? ({ style: 'total' } as const) : {};
    const value: WorkbookCell = formula
      ? { kind: 'formula', formula: formula(cell), amount, ...style }
      : { kind: 'money', amount, ...style };
    const blank: WorkbookCell = { kind: 'text', text: ' ', ...style };
    return [{ kind: 'text', text: label, ...style }, blank, blank, value];
  });
}

function linesOf({ items, totals }: InvoiceDocument, range: (column: number) => string | undefined): Line[] {
  const { subtotal, discount, tax, total, paid, balance } = totals;
  const [amounts, taxes] = [range(AMOUNT), range(TAX)];
  const hasDiscount = discount.type !== 'none';
  const isAdded = tax.rate !== 0 && !tax.isIncluded;
  const isWhole = items.every(({ withTax }) => withTax) && tax.type !== 'per_item';
  const before = (cell: (name: LineName) => string) =>
    hasDiscount ? `(${cell('subtotal')}+${cell('discount')})` : cell('subtotal');
  const sign = tax.type === 'deducted' ? '-' : '';
  const lines: (Line | undefined)[] = [
    { name: 'subtotal', label: 'Subtotal', amount: subtotal, formula: amounts ? () => `SUM(${amounts})` : undefined },
    hasDiscount ? discountLine(totals.discount) : undefined,
    isAdded
      ? {
          name: 'tax',
          label: `${tax.label}, ${formatRate(tax.rate)}`,
          amount: tax.type === 'deducted' ? negate(tax.amount) : tax.amount,
          formula: isWhole
            ? (cell) => `${sign}ROUND(${before(cell)}*${share(tax.rate)},2)`
            : taxes === undefined
              ? undefined
              : () => `${sign}SUM(${taxes})`,
        }
      : undefined,
    {
      name: 'total',
      label: 'Total',
      amount: total,
      formula: (cell) =>
        [cell('subtotal'), ...(hasDiscount ? [cell('discount')] : []), ...(isAdded ? [cell('tax')] : [])].join('+'),
      isStrong: true,
    },
    { name: 'paid', label: 'Paid', amount: negate(paid), formula: undefined },
    {
      name: 'balance',
      label: 'Balance due',
      amount: balance,
      formula: (cell) => `${cell('total')}+${cell('paid')}`,
      isStrong: true,
    },
  ];
  return lines.filter((line) => line !== undefined);
}

function discountLine({ type, rate, amount }: InvoiceDocument['totals']['discount']): Line {
  if (type !== 'percent') return { name: 'discount', label: 'Discount', amount: negate(amount), formula: undefined };
  return {
    name: 'discount',
    label: `Discount, ${formatRate(rate)}`,
    amount: negate(amount),
    formula: (cell) => `-ROUND(${cell('subtotal')}*${share(rate)},2)`,
  };
}

/** A rate as a formula writes it: `0.0825`. */
function share(rate: Rate): string {
  return (rate / PARTS).toFixed(6).replace(/0+$/, '').replace(/\.$/, '');
}
