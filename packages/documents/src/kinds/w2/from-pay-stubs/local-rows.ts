import type { Cents } from '@paperwage/values';
import { formatDollars, sum } from '@paperwage/values';
import { amountOf } from '../../../drafts/amounts.ts';
import { isSameLabel } from '../calculation/box-14-lines.ts';
import type { PaidStub } from './paid-stub.ts';
import type { W2Draft } from '../schema.ts';
import { moneyOrBlank } from './stub-figures.ts';
import type { Disagreement } from './stubs-agree.ts';

/** The tax withheld for a place in the year, for a row of boxes 18 to 20. */
interface LocalRow {
  readonly place: string;
  /** Empty if unknown. */
  readonly state: string;
  /** Undefined if some of the stubs don't say which wages were taxed. */
  readonly wages: Cents | undefined;
  readonly tax: Cents;
}

interface PlacedRows {
  readonly changes: Partial<W2Draft>;
  readonly disagreements: readonly Disagreement[];
}

/**
 * Fills boxes 18 to 20 of a draft whose boxes 15 to 17 are filled: each place goes into a free row of its state, or into
 * the second row while that names no state. A typed row stays; a place without a row needs another W-2.
 */
export function placeLocalTaxes(draft: W2Draft, stubs: readonly PaidStub[]): PlacedRows {
  let filled = draft;
  const disagreements: Disagreement[] = [];
  for (const local of localRows(stubs)) {
    const typed = ROWS.find((row) => isSameLabel(filled[`localityName${row}`], local.place));
    const row = ROWS.find((one) => isFree(filled, one) && takes(filled, one, local));
    if (typed !== undefined) {
      disagreements.push(...keptRow(filled, typed, local));
    } else if (row !== undefined) {
      filled = { ...filled, ...fieldsOf(filled, row, local) };
      disagreements.push(...wagesUnknown(local));
    } else {
      const message = `Boxes 18 to 20 have no row for ${local.place}${inWords(local)}. Put it on another W-2.`;
      disagreements.push({ code: 'no-row', message });
    }
  }
  const fields = [
    ...ROWS.flatMap((row) => LOCAL_FIELDS.map((field) => `${field}${row}` as const)),
    'stateShortB',
  ] as const;
  return { changes: Object.fromEntries(fields.map((field) => [field, filled[field]])), disagreements };
}

const ROWS = ['', 'B'] as const;
type Row = (typeof ROWS)[number];
const LOCAL_FIELDS = ['localWagesTips', 'localIncomeTax', 'localityName'] as const;

/** A row for each place with tax withheld, the largest tax first. */
function localRows(stubs: readonly PaidStub[]): LocalRow[] {
  const paid = stubs.flatMap(({ localTaxes }) => localTaxes);
  return [...new Set(paid.map(({ name }) => name))]
    .map((name): LocalRow => {
      const own = paid.filter((one) => one.name === name);
      const known = own.find(({ state }) => state !== '') ?? own[0]!;
      const wages = own.map((one) => one.wages).filter((one) => one !== undefined);
      return {
        place: known.place,
        state: known.state,
        wages: wages.length === own.length ? sum(wages) : undefined,
        tax: sum(own.map(({ amount }) => amount)),
      };
    })
    .filter(({ tax }) => tax > 0)
    .sort((a, b) => b.tax - a.tax);
}

function isFree(draft: W2Draft, row: Row): boolean {
  return LOCAL_FIELDS.every((field) => draft[`${field}${row}`].trim() === '');
}

function takes(draft: W2Draft, row: Row, { state }: LocalRow): boolean {
  const ofRow = row === '' ? draft.stateShort.trim() || draft.state.trim() : draft.stateShortB.trim();
  return ofRow === state || state === '' || ofRow === '';
}

function fieldsOf(draft: W2Draft, row: Row, { place, state, wages, tax }: LocalRow): Partial<W2Draft> {
  return {
    [`localWagesTips${row}`]: wages === undefined ? '' : moneyOrBlank(wages),
    [`localIncomeTax${row}`]: moneyOrBlank(tax),
    [`localityName${row}`]: place,
    ...(row === 'B' && draft.stateShortB.trim() === '' ? { stateShortB: state } : {}),
  };
}

function keptRow(draft: W2Draft, row: Row, local: LocalRow): Disagreement[] {
  const [wages, tax] = [amountOf(draft[`localWagesTips${row}`]), amountOf(draft[`localIncomeTax${row}`])];
  if (tax === local.tax && (local.wages === undefined || wages === local.wages)) return [];
  const typed = inWords({ wages, tax });
  const message = `Boxes 18 and 19 keep what you entered for ${local.place}${typed}. The stubs add up to${inWords(local).slice(1)}.`;
  return [{ code: 'kept', message }];
}

function wagesUnknown({ place, wages }: LocalRow): Disagreement[] {
  if (wages !== undefined) return [];
  return [{ code: 'local-wages', message: `The stubs don’t show which wages ${place} taxed. Enter them in box 18.` }];
}

/** `, wages of $52,915.20 and tax of $1,322.88`. */
function inWords({ wages, tax }: Pick<LocalRow, 'wages' | 'tax'>): string {
  const ofWages = wages === undefined ? '' : ` wages of ${formatDollars(wages)} and`;
  return `,${ofWages} tax of ${formatDollars(tax)}`;
}
