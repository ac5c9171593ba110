const CONTROLS = 'a[href], button, input, select';

/** Tracks how a part of a page is used, until it re-renders with the same controls in the same order. */
export function keepUse(place: Element) {
  const pressed: number[] = [];
  let focused = -1;
  let selection: readonly [from: number | null, to: number | null] | undefined;
  const controls = () => Array.from(place.querySelectorAll<HTMLElement>(CONTROLS));
  const indexOf = (element: Element | null) => controls().indexOf(element as HTMLElement);
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed.push(indexOf(button));
  };
  place.addEventListener('click', press);
  const stop = () => place.removeEventListener('click', press);

  return {
    stop,
    /** Records where the focus is, before the part re-renders. */
    note() {
      stop();
      const active = document.activeElement;
      focused = indexOf(active);
      // Non-text fields have none.
      if (active instanceof HTMLInputElement) selection = [active.selectionStart, active.selectionEnd];
    },
    /** Restores the focus, and presses the pressed buttons again. */
    resume() {
      const now = controls();
      const control = now[focused];
      control?.focus({ preventScroll: true });
      if (control instanceof HTMLInputElement && selection && selection[0] !== null) {
        control.setSelectionRange(...selection);
      }
      for (const index of pressed.splice(0)) now[index]?.click();
    },
  };
}

/** Waits until a visitor starts to use a part of the page, or its fields turn out to be restored from an earlier visit. */
export async function firstUse(place: Element): Promise<void> {
  if (!isUsed(place)) {
    await new Promise<void>((resolve) => {
      for (const event of ['pointerover', 'focusin', 'input']) {
        place.addEventListener(event, () => resolve(), { once: true });
      }
    });
  }
}

/** Tracks presses in a part of the page. Waits for a press in progress to end, as it would be lost with its element. */
export function whenReleased(place: Element): () => Promise<void> {
  let isDown = false;
  const follow = ({ type }: Event) => {
    isDown = type === 'pointerdown';
  };
  place.addEventListener('pointerdown', follow);
  for (const event of ['pointerup', 'pointercancel']) addEventListener(event, follow);
  return () =>
    new Promise((resolve) => {
      // The click follows the end of the press.
      const end = () => setTimeout(resolve);
      if (!isDown) resolve();
      else for (const event of ['pointerup', 'pointercancel']) addEventListener(event, end, { once: true });
    });
}

function isUsed(place: Element): boolean {
  const fields = Array.from(place.querySelectorAll<HTMLInputElement>('input'));
  const isChanged = fields.some(({ type, value, defaultValue, checked, defaultChecked }) =>
    type === 'radio' || type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue,
  );
  return isChanged || place.matches(':hover') || place.contains(document.activeElement) || location.hash.includes('=');
}
