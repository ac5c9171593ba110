import { useCallback } from 'react';
import { useBuilder, useComputed, useTyped } from '../store/builder.tsx';
import { readAt, writeAt } from '../store/draft-path.ts';
import { editDraft, touch } from '../store/edits.ts';
import type { Format } from './formats.ts';

/** The message of a place in the draft, once it is time to show it. */
export function useFieldError(path: string): string | undefined {
  const message = useComputed(({ errors }) => errors.get(path)?.message);
  const isShown = useTyped((state) => state.touched.has(path));
  const stepShown = useComputed(({ errors }) => errors.get(path)?.step);
  const isStepChecked = useTyped((state) => stepShown !== undefined && state.checkedSteps.has(stepShown));
  return isShown || isStepChecked ? message : undefined;
}

/** A text of the draft by its path, written as it is typed and tidied when the field is left. */
export function useDraftText(path: string, format?: Format) {
  const { store } = useBuilder();
  const value = useTyped((state) => String(readAt(state.draft, path) ?? ''));
  const error = useFieldError(path);
  const onChange = useCallback(
    (text: string) => editDraft(store, (draft) => writeAt(draft, path, text)),
    [store, path],
  );
  const onBlur = useCallback(() => {
    if (format) {
      editDraft(store, (draft) => {
        const text = String(readAt(draft, path) ?? '');
        const tidy = format(text);
        return tidy === text ? draft : writeAt(draft, path, tidy);
      });
    }
    touch(store, path);
  }, [store, path, format]);
  return { value, error, onChange, onBlur };
}

/** A value of the draft that is chosen, such as from a list, by its path. */
export function useDraftChoice<T>(path: string) {
  const { store } = useBuilder();
  const value = useTyped((state) => readAt(state.draft, path)) as T;
  const error = useFieldError(path);
  const onChange = useCallback((choice: T) => editDraft(store, (draft) => writeAt(draft, path, choice)), [store, path]);
  const onBlur = useCallback(() => touch(store, path), [store, path]);
  return { value, error, onChange, onBlur };
}
