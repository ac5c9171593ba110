import type { W2Draft, W2Result } from '@paperwage/documents/w2';
import { calculateW2 } from '@paperwage/documents/w2';
import type { RuleBook } from '@paperwage/payroll';
import type { Calculation } from '../../builder/store/calculation.ts';
import { sortIssues } from '../../builder/store/calculation.ts';
import type { RulesState } from '../../builder/tax-rules/rules.ts';
import { truthIssues } from '../../tax-form-builder/store/form-draft.ts';
import { stepOfPath } from '../kind/steps.ts';
import type { W2State } from './w2-state.ts';

export interface W2Calculation extends Calculation {
  readonly result: W2Result;
}

/** Boxes and issues of a state, computed once for the same draft and rules. */
export function createCalculation(): (state: Pick<W2State, 'draft'>, rules: Pick<RulesState, 'book'>) => W2Calculation {
  let seen: { readonly draft: W2Draft; readonly book: RuleBook | undefined } | undefined;
  let last: W2Calculation | undefined;
  return ({ draft }, { book }) => {
    if (last && seen && seen.draft === draft && seen.book === book) return last;
    const result = calculateW2(draft, book);
    const { status } = result.calculation;
    seen = { draft, book };
    last = {
      ...sortIssues({ stepOf: stepOfPath }, [...result.issues, ...truthIssues(draft)]),
      result,
      isHindered: status === 'invalid',
      undone: status === 'valid' || status === 'not-needed' ? undefined : 'information',
    };
    return last;
  };
}
