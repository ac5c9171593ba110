import type { FigureName, StepName } from '@paperwage/payroll';
import type { Phrase } from './phrase.ts';

/** The figures of a step, written. */
type Written<Name extends StepName> = Readonly<Record<FigureName<Name>, string>>;

/** The wording of each step, with exactly the figures that the step has. */
export type Sentences = { readonly [Name in StepName]: (figures: Written<Name>) => readonly Phrase[] };
