import { useCallback } from 'react';
import { useBuilder } from './builder.tsx';
import { setState } from './edits.ts';
import { useGoToStep } from './use-step.ts';

/** Frames to wait for a step to be drawn before its field is given up. */
const MAX_FRAMES = 180;

/** Opens the step for a path in the draft, reveals its field and focuses it. */
export function useGoToPath(): (path: string) => void {
  const { store, kind } = useBuilder();
  const goToStep = useGoToStep();
  return useCallback(
    (path) => {
      setState(store, { view: 'edit', ...kind.reveal?.(path) });
      goToStep(kind.stepOf(path));
      focusWhenDrawn(path, MAX_FRAMES);
    },
    [store, kind, goToStep],
  );
}

function focusWhenDrawn(path: string, framesLeft: number) {
  const field = fieldOf(path);
  if (field && field.offsetParent !== null) {
    openAround(field);
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
    return;
  }
  if (framesLeft > 0) requestAnimationFrame(() => focusWhenDrawn(path, framesLeft - 1));
}

/**
 * The control for a path: by its id, else the first control of the part that names the path, except its remove button. For a
 * whole part, such as a stub, that is its main field.
 */
function fieldOf(path: string): HTMLElement | null {
  const own = document.getElementById(path);
  if (own?.matches('input, select, textarea, button')) return own;
  const named = (how: '=' | '^=', place: string) =>
    document.querySelector<HTMLElement>(`[data-path${how}"${CSS.escape(place)}"]`);
  const part = own ?? named('=', path) ?? named('^=', `${path}.`);
  return part?.querySelector<HTMLElement>('input:checked, input, select, textarea, button:not([data-removes])') ?? null;
}

/** A field within closed details cannot take the focus. */
function openAround(field: HTMLElement) {
  for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
}
