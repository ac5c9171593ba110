import type { UnitPrice } from '@paperwage/values';
import { formatUnitPrice } from '@paperwage/values';
import { priceOf, quantityOf } from '../../../drafts/amounts.ts';
import { isPaidAtOnce } from '../draft/lines.ts';
import type { EarningDraft } from '../draft/schema.ts';

/** What each kind of pay takes of the regular rate: overtime one and a half times it (29 CFR 778.107), time off the rate itself. */
const PARTS_OF_REGULAR_RATE: ReadonlyMap<string, number> = new Map([
  ['overtime', 1.5],
  ['holiday', 1],
  ['vacation', 1],
  ['float', 1],
]);

const NOTHING = '0.00';
const ONCE = '1.00';

/** The amounts of an earning that a person typed. */
export interface EarningAmounts {
  readonly rate?: string;
  readonly hours?: string;
}

/** The line with the amounts that were typed; what was offered for them or is an example gives way. */
export function withTypedAmounts(line: EarningDraft, amounts: EarningAmounts): EarningDraft {
  const { untyped, ...rest } = line;
  const left = Object.fromEntries(Object.entries(untyped ?? {}).filter(([figure]) => !(figure in amounts)));
  return { ...rest, ...amounts, ...(Object.keys(left).length > 0 && { untyped: left }) };
}

/**
 * The line with a rate offered once it has hours, and without it once it has none. A rate that was typed stays.
 *
 * @param regularRate The rate of the regular pay; undefined where there is none to go by, as with a salary.
 */
export function withOfferedRate(line: EarningDraft, regularRate: UnitPrice | undefined): EarningDraft {
  const part = PARTS_OF_REGULAR_RATE.get(line.key);
  const isOffered = line.untyped?.rate === 'offered';
  if (part === undefined || line.isCustom || (!isOffered && priceOf(line.rate) > 0)) return line;
  if (regularRate !== undefined && regularRate > 0 && quantityOf(line.hours) > 0) {
    const rate = formatUnitPrice(Math.round(regularRate * part) as UnitPrice);
    return { ...withTypedAmounts(line, { rate }), untyped: { ...line.untyped, rate: 'offered' } };
  }
  return isOffered ? withTypedAmounts(line, { rate: NOTHING }) : line;
}

/** A sum paid at once with its hours offered as 1, which makes the sum the total; without a sum, none. */
export function withOfferedHours(line: EarningDraft): EarningDraft {
  const isOffered = line.untyped?.hours === 'offered';
  if (!isPaidAtOnce(line) || (!isOffered && quantityOf(line.hours) > 0)) return line;
  if (priceOf(line.rate) > 0) {
    return isOffered
      ? line
      : { ...withTypedAmounts(line, { hours: ONCE }), untyped: { ...line.untyped, hours: 'offered' } };
  }
  return isOffered ? withTypedAmounts(line, { hours: NOTHING }) : line;
}
