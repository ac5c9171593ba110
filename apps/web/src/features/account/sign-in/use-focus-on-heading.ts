import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when what the page says has changed, but not when it is first shown. */
export function useFocusOnHeading(state: unknown): void {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [state]);
}
