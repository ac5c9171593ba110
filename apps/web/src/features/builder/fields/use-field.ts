import { useCallback } from 'react';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.tsx';
import type { Calculation, PlacedIssue } from '../store/calculation.ts';
import { readAt, writeAt } from '../store/draft-path.ts';
import { editDraft, touch } from '../store/edits.ts';
import type { Format } from './formats.ts';
import { stripInvisible } from './formats.ts';

/** The error for a path in the draft, once it is time to show it. */
export function useFieldError(path: string): string | undefined {
  return useMessage(path, ({ errors }) => errors.get(path));
}

/** The warning for a path in the draft, once it is time to show it. */
export function useFieldWarning(path: string): string | undefined {
  return useMessage(path, ({ warnings }) => warnings.find((warning) => warning.path === path));
}

/** Messages show once their field was left, or their step with Continue. */
function useMessage(path: string, find: (calculation: Calculation) => PlacedIssue | undefined): string | undefined {
  const { store } = useBuilder();
  return useCalculation((calculation) => {
    const issue = find(calculation);
    const { touched, checkedSteps } = store.get();
    return issue && (touched.has(path) || checkedSteps.has(issue.step)) ? issue.message : undefined;
  });
}

/** A text in the draft by path, written as it is typed and tidied on blur. */
export function useDraftText(path: string, format?: Format) {
  const { store, kind } = useBuilder();
  const write = kind.write ?? writeAt;
  const value = useBuilderState((state) => String(readAt(state.draft, path) ?? ''));
  const error = useFieldError(path);
  const warning = useFieldWarning(path);
  const onChange = useCallback(
    (text: string) => editDraft(store, (draft) => write(draft, path, stripInvisible(text))),
    [store, path, write],
  );
  const onBlur = useCallback(() => {
    if (format) {
      editDraft(store, (draft) => {
        const text = String(readAt(draft, path) ?? '');
        const tidy = format(text);
        return tidy === text ? draft : write(draft, path, tidy);
      });
    }
    touch(store, path);
  }, [store, path, format, write]);
  return { value, error, warning, onChange, onBlur };
}

/** A value of the draft that is chosen, such as from a list, by its path. */
export function useDraftChoice<T>(path: string) {
  const { store } = useBuilder();
  const value = useBuilderState((state) => readAt(state.draft, path)) as T;
  const error = useFieldError(path);
  const warning = useFieldWarning(path);
  const onChange = useCallback((choice: T) => editDraft(store, (draft) => writeAt(draft, path, choice)), [store, path]);
  const onBlur = useCallback(() => touch(store, path), [store, path]);
  return { value, error, warning, onChange, onBlur };
}
