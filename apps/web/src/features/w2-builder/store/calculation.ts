import type { W2Result } from '@paperwage/documents/w2';
import { arePartiesComplete, calculateW2, hasFilledBox, summedIssues, w2CopyIssues } from '@paperwage/documents/w2';
import type { RuleBook } from '@paperwage/payroll';
import type { Calculation } from '../../builder/store/calculation.ts';
import { sortIssues } from '../../builder/store/calculation.ts';
import type { RulesState } from '../../builder/tax-rules/rules.ts';
import { formIssues } from '../../tax-form-builder/store/form-draft.ts';
import { stepOfPath } from '../kind/steps.ts';
import type { W2State } from '../kind/w2-state.ts';

export interface W2Calculation extends Calculation {
  readonly result: W2Result;
}

type Seen = Pick<W2State, 'draft' | 'template' | 'summed'>;

/** Boxes and issues of a state, computed once for the same draft and rules; copies and a sum change the issues alone. */
export function createCalculation(): (state: Seen, rules: Pick<RulesState, 'book'>) => W2Calculation {
  let seen: (Seen & { readonly book: RuleBook | undefined }) | undefined;
  let last: W2Calculation | undefined;
  return ({ draft, template, summed }, { book }) => {
    const known = last && seen?.draft === draft && seen.book === book ? last : undefined;
    if (known && seen?.template === template && seen.summed === summed) return known;
    const result = known?.result ?? calculateW2(draft, book);
    const { status } = result.calculation;
    seen = { draft, template, summed, book };
    const ofFields = [...result.issues, ...summedIssues(draft, summed)];
    last = {
      ...sortIssues({ stepOf: stepOfPath }, formIssues(draft, ofFields, w2CopyIssues(draft, template))),
      result,
      isBlocked: status === 'invalid',
      undone: [
        ...(status === 'valid' || status === 'not-needed' ? [] : ['information']),
        ...(arePartiesComplete(draft) ? [] : ['parties']),
        ...(hasFilledBox(result.document) ? [] : ['boxes']),
      ],
    };
    return last;
  };
}
