import type { Issue } from '../../../drafts/issue.ts';
import { issue, warning } from '../../../drafts/issue.ts';
import { isComputed } from '../calculation/computed-boxes.ts';
import { COMPUTED_FIELDS } from '../fields.ts';
import type { W2Draft } from '../schema.ts';
import type { SummedBoxes } from './summed-boxes.ts';

/** A sum of pay stubs that was written into a draft. */
interface Summed {
  /** The year in which the stubs were paid. */
  readonly year: string;
  readonly boxes: SummedBoxes;
  /** What the stubs don't agree on, in sentences. */
  readonly disagreements: readonly string[];
}

/** Issues with a sum of pay stubs, for as long as any box still holds it. */
export function summedIssues(draft: W2Draft, summed: Summed | undefined): Issue[] {
  if (!summed || !holdsSum(draft, summed.boxes)) return [];
  const { year, disagreements } = summed;
  const message =
    `These boxes are the totals of pay stubs from ${year}, but the form is for ${draft.year}. Choose ${year}, or calculate the ` +
    'boxes from the yearly pay again.';
  return [
    ...(draft.year === year || draft.year === '' ? [] : [issue('year', 'w2.year', message)]),
    ...disagreements.map((said) => warning('stubs', 'stubs-disagree', said)),
  ];
}

function holdsSum(draft: W2Draft, boxes: SummedBoxes): boolean {
  return COMPUTED_FIELDS.some((box) => draft[box] !== '' && boxes[box] === draft[box] && !isComputed(draft, box));
}
