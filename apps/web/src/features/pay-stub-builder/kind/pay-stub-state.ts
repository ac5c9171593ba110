import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { BuilderState } from '../../builder/store/builder-state.ts';

/** What the builder of pay stubs keeps beside the draft and no other does. */
export interface OwnState {
  /** Index of the stub whose tab is open. */
  readonly stub: number;
  /** Standard lines shown though there is nothing on them yet. */
  readonly shownLines: ReadonlySet<string>;
  /** The figures stay as they are, whatever is typed. Only a calculation can be paused: see `canPause`. */
  readonly paused: boolean;
  /** Phones fold the deductions until they are asked for. */
  readonly deductionsUnfolded: boolean;
}

export type PayStubState = BuilderState<PayStubDraft> & OwnState;

/** Whether there is a calculation to pause: not for contractors, or if it is turned off. */
export function canPause({ employmentType, autoCalculator }: PayStubDraft): boolean {
  return employmentType === 'employee' && autoCalculator === 'true';
}
