/** Within it a press counts as the second of a double click. */
const DOUBLE_CLICK_MS = 600;

/**
 * Leaves out the second press of a double click on something that goes with the first: it would come to what has moved
 * under the pointer, take the focus out of the page or mark a word.
 */
export function absorbSecondPress(): void {
  const absorb = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const listening = new AbortController();
  for (const name of ['mousedown', 'click', 'dblclick'] as const) {
    addEventListener(name, absorb, { capture: true, signal: listening.signal });
  }
  setTimeout(() => listening.abort(), DOUBLE_CLICK_MS);
}
