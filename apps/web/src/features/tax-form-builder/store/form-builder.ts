import type { FormEdition } from '@paperwage/documents/forms';
import type { BuilderState } from '../../builder/store/builder-state.ts';
import type { Builder } from '../../builder/store/builder.tsx';
import { builderHooks } from '../../builder/store/builder.tsx';
import type { Calculation } from '../../builder/store/calculation.ts';

/** What the drafts of all forms have. */
export interface TaxFormDraft {
  readonly year: string;
  readonly corrected: boolean;
  readonly void: boolean;
  /** The one who makes the form has confirmed that its figures are true. */
  readonly illegalAgreement: boolean;
  readonly terms: boolean;
}

export interface TaxFormCalculation extends Calculation {
  readonly result: { readonly document: { readonly edition: FormEdition; readonly year: number | undefined } };
}

/** A builder of a form, as far as all forms are alike. */
export type TaxFormBuilder = Builder<BuilderState<TaxFormDraft>, TaxFormCalculation>;

export const { useBuilder, useBuilderState, useCalculation } = builderHooks<TaxFormBuilder>();
