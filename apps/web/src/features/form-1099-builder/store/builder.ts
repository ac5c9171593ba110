import type { Form1099Draft, Form1099Result } from '@paperwage/documents/1099';
import { calculate1099, form1099CopyIssues, hasFilledBox1099 } from '@paperwage/documents/1099';
import type { BuilderState } from '../../builder/store/builder-state.ts';
import type { Builder } from '../../builder/store/builder.tsx';
import { builderHooks } from '../../builder/store/builder.tsx';
import type { Calculation } from '../../builder/store/calculation.ts';
import { sortIssues } from '../../builder/store/calculation.ts';
import type { OpenBuilder } from '../../builder/frame/builder-page.tsx';
import { openBuilder } from '../../builder/open-builder.ts';
import { formIssues } from '../../tax-form-builder/store/form-draft.ts';
import { form1099BuilderKind } from '../kind/form-1099-builder-kind.ts';

export interface Form1099Calculation extends Calculation {
  readonly result: Form1099Result;
}

export type Form1099Builder = Builder<BuilderState<Form1099Draft>, Form1099Calculation>;

export const { useBuilder, useBuilderState, useCalculation } = builderHooks<Form1099Builder>();

/** Opens the builder of 1099s. */
export async function openForm1099(): Promise<OpenBuilder<Form1099Builder>> {
  return openBuilder(form1099BuilderKind, createCalculation());
}

/** Boxes and issues of a state, computed once for the same draft; the copies change the issues alone. */
function createCalculation(): (state: BuilderState<Form1099Draft>) => Form1099Calculation {
  let seen: { readonly draft: Form1099Draft; readonly template: string } | undefined;
  let last: Form1099Calculation | undefined;
  return ({ draft, template }) => {
    const known = seen?.draft === draft ? last : undefined;
    if (known && seen?.template === template) return known;
    const result = known?.result ?? calculate1099(draft);
    seen = { draft, template };
    last = {
      ...sortIssues(form1099BuilderKind, formIssues(draft, result.issues, form1099CopyIssues(draft, template))),
      result,
      isBlocked: false,
      undone: hasFilledBox1099(result.document) ? [] : ['boxes'],
    };
    return last;
  };
}
