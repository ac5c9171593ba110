import type { Cents } from '@paperwage/values';
import type { WorkbookCell } from '../../../workbook/index.ts';
import type { InvoiceLine, InvoiceTotals } from '../document.ts';
import type { ItemCells } from './workbook-columns.ts';

/** An item's part of the discount: in whole cents rounded down, and what that leaves of the division. */
export interface Share {
  readonly share: number;
  readonly remainder: number;
}

/**
 * The parts of the discount as the formulas of a sheet work them out, in the numbers that a sheet has. Undefined when that
 * does not give the cents of the paper, as it may with amounts of millions, whose products no sheet keeps exact: then
 * the parts have to stand as numbers.
 */
export function sharesOf(items: readonly InvoiceLine[], { subtotal, discount }: InvoiceTotals): Share[] | undefined {
  if (subtotal === 0) return items.map(() => ({ share: 0, remainder: 0 }));
  const shares = items.map(({ amount }) => {
    const share = Math.floor((amount * discount.amount) / subtotal);
    return { share, remainder: amount * discount.amount - share * subtotal };
  });
  const left = discount.amount - shares.reduce((sum, { share }) => sum + share, 0);
  const agrees = items.every(({ amount, discountedAmount }, at) => {
    const { share, remainder } = shares[at]!;
    const before = shares.filter(
      (other, place) => other.remainder > remainder || (other.remainder === remainder && place < at),
    );
    return amount - share - (before.length < left ? 1 : 0) === discountedAmount;
  });
  return agrees ? shares : undefined;
}

/** The amount of an item after its part of the discount; a cent that rounding leaves goes to the largest remainders. */
function discountedCell(
  { discountedAmount }: { readonly discountedAmount: Cents },
  row: number,
  cells: ItemCells,
  share: Share | undefined,
): WorkbookCell {
  if (!share) return { kind: 'money', amount: discountedAmount };
  const [remainder, all] = [cells.cell('remainder', row), cells.range('remainder')];
  const rank = `RANK(${remainder},${all})+COUNTIF(${cells.rangeTo('remainder', row)},${remainder})-1`;
  const left = `ROUND(-${cells.discount}*100,0)-SUM(${cells.range('share')})`;
  const own = cells.cell('amount', row);
  const formula = `ROUND(${own}-(${cells.cell('share', row)}+IF(${left}>=${rank},1,0))/100,2)`;
  return { kind: 'formula', formula, amount: discountedAmount };
}

/** The hidden columns: what is left of an item after its part of the discount, and what that is worked out of. */
export function hiddenCells(
  item: { readonly discountedAmount: Cents },
  row: number,
  cells: ItemCells,
  share: Share | undefined,
): WorkbookCell[] {
  const discounted = discountedCell(item, row, cells, share);
  if (!share) return [discounted];
  const cents = (cell: string) => `ROUND(${cell}*100,0)`;
  const product = `${cents(cells.cell('amount', row))}*${cents(`-${cells.discount}`)}`;
  const whole = cents(cells.subtotal);
  const parts = [
    { formula: `IF(${cells.subtotal}=0,0,INT(${product}/${whole}))`, result: share.share },
    { formula: `${product}-${cells.cell('share', row)}*${whole}`, result: share.remainder },
  ];
  return [discounted, ...parts.map((part) => ({ kind: 'wholeFormula', ...part }) as const)];
}
