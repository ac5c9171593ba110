/** Before a line goes: the focus goes to the button that removes the next line, else to the one that adds a line. */
export function focusBeside(pressed: HTMLElement): void {
  const next = pressed.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('[data-removes]');
  const adding = pressed.closest('section')?.querySelector<HTMLElement>('[data-adds]');
  (next ?? adding)?.focus({ preventScroll: true });
}
