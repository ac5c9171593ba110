import type { ComputedField } from '@paperwage/documents/w2';
import type { W2State } from '../store/w2-state.ts';

/** How many pay stubs the boxes hold the sum of; 0 where one of them was typed. */
export function stubsIn({ summed, draft }: Pick<W2State, 'summed' | 'draft'>, boxes: readonly ComputedField[]): number {
  return summed && boxes.every((box) => summed.boxes[box] === draft[box]) ? summed.counted : 0;
}
