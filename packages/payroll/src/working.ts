/**
 * Every step a working may contain. Each is named for what it does, and the sentence for it is kept with the
 * documents; a name without a sentence does not compile there.
 */
export const STEP_NAMES = [
  'annualWages',
] as const;

export type StepName = (typeof STEP_NAMES)[number];
