import { withChanges } from '../../../drafts/changes.ts';
import { withoutLines } from './box-14-sums.ts';
import { computeAllW2Boxes } from '../edit/edit-fields.ts';
import { BOX_12_ROWS, COMPUTED_FIELDS } from '../fields.ts';
import type { W2Draft } from '../schema.ts';

/**
 * What a sum of stubs wrote into a draft, by field and by line of box 14. Text that differs was typed since.
 */
export type SummedBoxes = Readonly<Partial<Record<PlainField, string | boolean>>> & {
  readonly field14?: W2Draft['field14'] | undefined;
};

type PlainField = Exclude<keyof W2Draft, 'field14'>;

/** Boxes that a sum fills and the calculation doesn't. */
const BESIDE_THE_CALCULATION: readonly PlainField[] = [
  'socialSecurityTips',
  'dependentCareBenefits',
  ...BOX_12_ROWS.flatMap((row) => [`field${row}Code`, `field${row}`] as const),
  'retirementPlan',
  'stateShortB',
  'stateWagesTipsB',
  'stateIncomeTaxB',
  'localWagesTips',
  'localIncomeTax',
  'localityName',
  'localWagesTipsB',
  'localIncomeTaxB',
  'localityNameB',
];

/** The draft with its boxes computed again: removes what a sum wrote in other boxes, unless typed over since. */
export function computeInsteadOfSum(draft: W2Draft, boxes: SummedBoxes): W2Draft {
  return withoutFields(computeAllW2Boxes(draft), boxes, BESIDE_THE_CALCULATION);
}

/** Removes what a sum wrote, unless it was typed over since. */
export function withoutSum(draft: W2Draft, boxes: SummedBoxes): W2Draft {
  const stays = (field: PlainField) => boxes[field] === undefined || draft[field] !== boxes[field];
  const typedBoxes = draft.typedBoxes.filter(stays);
  const written = (Object.keys(boxes) as (keyof W2Draft)[]).filter(isPlain).filter((field) => field !== 'year');
  return { ...withoutFields(draft, boxes, written), typedBoxes };
}

/** What is in `summed` but not in `before`, and every computed box, so that it can be removed later. */
export function recordSummedBoxes(before: W2Draft, summed: W2Draft): SummedBoxes {
  const fields = (Object.keys(summed) as (keyof W2Draft)[]).filter(
    (field) => isComputedField(field) || summed[field] !== before[field],
  );
  const boxes: SummedBoxes = Object.fromEntries(
    fields.flatMap((field) => {
      const value = summed[field];
      return typeof value === 'string' || typeof value === 'boolean' ? [[field, value]] : [];
    }),
  );
  const field14 = summed.field14.slice(before.field14.length);
  return field14.length === 0 ? boxes : { ...boxes, field14 };
}

function isPlain(field: keyof W2Draft): field is PlainField {
  return field !== 'field14';
}

function isComputedField(field: keyof W2Draft): boolean {
  return COMPUTED_FIELDS.some((computed) => computed === field);
}

function withoutFields(draft: W2Draft, boxes: SummedBoxes, fields: readonly PlainField[]): W2Draft {
  const stale = fields.filter((field) => boxes[field] !== undefined && draft[field] === boxes[field]);
  const blank = stale.map((field) => [field, typeof boxes[field] === 'boolean' ? false : '']);
  const field14 = withoutLines(draft.field14, boxes.field14 ?? []);
  return withChanges<W2Draft>(draft, { ...(Object.fromEntries(blank) as Partial<W2Draft>), field14 });
}
