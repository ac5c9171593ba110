import type { W2Draft, W2Result } from '@paperwage/documents/w2';
import { arePartiesComplete, calculateW2, hasFilledBox, w2CopyIssues } from '@paperwage/documents/w2';
import type { RuleBook } from '@paperwage/payroll';
import type { Calculation } from '../../builder/store/calculation.ts';
import { sortIssues } from '../../builder/store/calculation.ts';
import type { RulesState } from '../../builder/tax-rules/rules.ts';
import { formIssues } from '../../tax-form-builder/store/form-draft.ts';
import { stepOfPath } from '../kind/steps.ts';
import type { W2State } from './w2-state.ts';

export interface W2Calculation extends Calculation {
  readonly result: W2Result;
}

/** Boxes and issues of a state, computed once for the same draft and rules; the copies change the issues alone. */
export function createCalculation(): (
  state: Pick<W2State, 'draft' | 'template'>,
  rules: Pick<RulesState, 'book'>,
) => W2Calculation {
  let seen: { readonly draft: W2Draft; readonly template: string; readonly book: RuleBook | undefined } | undefined;
  let last: W2Calculation | undefined;
  return ({ draft, template }, { book }) => {
    const known = last && seen?.draft === draft && seen.book === book ? last : undefined;
    if (known && seen?.template === template) return known;
    const result = known?.result ?? calculateW2(draft, book);
    const { status } = result.calculation;
    seen = { draft, template, book };
    last = {
      ...sortIssues({ stepOf: stepOfPath }, formIssues(draft, result.issues, w2CopyIssues(draft, template))),
      result,
      isHindered: status === 'invalid',
      undone: [
        ...(status === 'valid' || status === 'not-needed' ? [] : ['information']),
        ...(arePartiesComplete(draft) ? [] : ['parties']),
        ...(hasFilledBox(result.document) ? [] : ['boxes']),
      ],
    };
    return last;
  };
}
