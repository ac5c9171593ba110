import { questionsForDraft } from '@paperwage/documents/pay-stub';
import type { EmployeeQuestions } from '@paperwage/payroll';
import { parseCalendarDate } from '@paperwage/values';
import { useMemo } from 'react';
import { useStored } from '../../builder/store/builder.tsx';
import { useBuilder, useBuilderState } from '../store/builder.ts';

/** What is asked on the pay date of the newest stub. */
export function useAsked(): EmployeeQuestions | undefined {
  const { store, rules } = useBuilder();
  const { book } = useStored(rules);
  const payDate = useBuilderState(({ draft }) => parseCalendarDate(draft.items[0]!.payDate));
  const states = useBuilderState(({ draft }) => `${draft.workState} ${draft.residenceState}`);
  const form = useBuilderState(({ draft }) => draft.elections.reciprocityFormOnFile);
  const version = useBuilderState(({ draft }) => draft.w4.w4Version);
  return useMemo(
    () =>
      book && payDate && states && version && form !== undefined
        ? questionsForDraft(store.get().draft, payDate, book)
        : undefined,
    [store, book, payDate, states, version, form],
  );
}
