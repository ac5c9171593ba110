import { LETTERS_NOT_PRINTABLE } from '@paperwage/documents';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useBuilder, useBuilderState, useCalculation } from '../store/builder.tsx';
import { readAt, writeAt } from '../store/draft-path.ts';
import { editWithUndo } from '../store/edits.ts';

/** Offers a Latin spelling of a text whose letters cannot be printed. It never replaces them without asking. */
export function LatinSpelling({ path }: { readonly path: string }) {
  const { store, kind } = useBuilder();
  const text = useBuilderState(({ draft }) => String(readAt(draft, path) ?? ''));
  const isWanted = useCalculation(({ errors }) => errors.get(path)?.code === LETTERS_NOT_PRINTABLE);
  const [found, setFound] = useState<{ readonly text: string; readonly spelling: string | undefined }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    // If it fails to load, the user types the letters.
    import('./spell-in-latin.ts').then(
      ({ latinSpelling }) => !isGone && setFound({ text, spelling: latinSpelling(text) }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, text]);
  const spelling = isWanted && found?.text === text ? found.spelling : undefined;
  if (spelling === undefined) return null;
  const use = () => {
    editWithUndo(
      store,
      `Changed to ${spelling}.`,
      (draft) => (kind.write ?? writeAt)(draft, path, spelling),
      (draft) => (kind.write ?? writeAt)(draft, path, text),
    );
    document.getElementById(path)?.focus();
  };
  return (
    <Button look="text" onClick={use}>
      Use “{spelling}”
    </Button>
  );
}
