import type { FocusEvent, MouseEvent } from 'react';

/** The field that was pressed before it had the focus, and the one that kept it while another window had it. */
let pressed: HTMLInputElement | undefined;
let kept: HTMLInputElement | undefined;

/**
 * For the input of a figure: what stands in it is selected on entry, by key, press or program, so that typing replaces
 * it. A press in a field that has the focus already puts the caret, a drag selects a part.
 */
export const SELECT_ON_ENTRY = {
  onMouseDown({ currentTarget }: MouseEvent<HTMLInputElement>) {
    pressed = document.activeElement === currentTarget ? undefined : currentTarget;
  },
  onFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
    // While it is pressed, the browser goes on to put the caret: a selection made now would be lost, or be dragged away.
    if (pressed !== currentTarget && kept !== currentTarget) currentTarget.select();
    kept = undefined;
  },
  onClick({ currentTarget }: MouseEvent<HTMLInputElement>) {
    const isDragged = currentTarget.selectionStart !== currentTarget.selectionEnd;
    if (pressed === currentTarget && !isDragged) currentTarget.select();
    pressed = undefined;
  },
  onBlurCapture({ currentTarget }: FocusEvent<HTMLInputElement>) {
    pressed = undefined;
    kept = document.activeElement === currentTarget ? currentTarget : undefined;
  },
} as const;
