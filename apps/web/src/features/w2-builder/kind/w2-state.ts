import type { SummedBoxes, W2Draft } from '@paperwage/documents/w2';
import type { BuilderState } from '../../builder/store/builder-state.ts';

/** The result of adding up pay stubs into this W-2. */
export interface SummedStubs {
  readonly year: string;
  /** How many stubs the boxes add up. */
  readonly counted: number;
  /** The form took its year from the stubs. */
  readonly tookYear: boolean;
  /** In sentences. */
  readonly disagreements: readonly string[];
  /** What they wrote there: a box that says something else was typed since. */
  readonly boxes: SummedBoxes;
}

/** What the builder of W-2s keeps beside the draft and no other does. */
export interface OwnState {
  /** Undefined while no stubs were added up. */
  readonly summed: SummedStubs | undefined;
}

export type W2State = BuilderState<W2Draft> & OwnState;
