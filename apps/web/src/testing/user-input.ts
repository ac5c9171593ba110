/** What a person does on a page in the component tests: by pointer, by keyboard and with files. */
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { userEvent as browserEvent } from 'vitest/browser';

const user = userEvent.setup({
  delay: null,
  // Users can still choose a file that the browser's dialog does not offer.
  applyAccept: false,
  advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
});

/** Waits until a control is visible and, after its render's effects, listens: a person is no faster. */
async function expectReady(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  await new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(undefined);
  });
}

/** Presses a visible control. */
export async function press(what: Locator): Promise<void> {
  await expectReady(what);
  await user.click(what.element());
}

/**
 * Replaces a field's text by typing; an empty text clears it. The field keeps the focus. All but the last letter are entered at
 * once: rendering after each of them takes most of a test's time.
 */
export async function fill(field: Locator, text: string): Promise<void> {
  await expectReady(field);
  const letters = [...text];
  const last = letters.pop();
  await user.clear(field.element());
  if (letters.length > 0) await user.paste(letters.join(''));
  if (last !== undefined) await user.keyboard(last.replace(/[{[]/g, '$&$&'));
}

/** Replaces a field's text by typing, and leaves the field. */
export async function fillAndLeave(field: Locator, text: string): Promise<void> {
  await fill(field, text);
  leaveField();
}

/** Replaces a field's text at once, and leaves the field: for long texts. */
export async function paste(field: Locator, text: string): Promise<void> {
  await expect.element(field).toBeVisible();
  await user.clear(field.element());
  await user.click(field.element());
  await user.paste(text);
  leaveField();
}

/** Leaves the field that has the focus. */
export function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Chooses in a list, by value or words. */
export async function choose(list: Locator, option: string): Promise<void> {
  await expectReady(list);
  await user.selectOptions(list.element(), option);
}

/** Chooses files in a file field, which may be hidden behind its button. */
export async function attach(field: Locator, ...files: readonly File[]): Promise<void> {
  await expect.element(field).toBeInTheDocument();
  await user.upload(field.element() as HTMLElement, [...files]);
}

/** Drags files over the page, as from a folder, once the page accepts them; the returned function drops them. */
export async function dragOver(files: readonly File[]): Promise<() => void> {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  /** Whether nothing handled it. */
  const happen = (type: string) =>
    document
      .querySelector('main')!
      .dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }));
  await expect.poll(() => happen('dragover'), { message: 'The page takes no files' }).toBe(false);
  return () => void happen('drop');
}

/** Puts the focus on a control. */
export async function focus(what: Locator): Promise<void> {
  await expectReady(what);
  (what.element() as HTMLElement).focus();
}

/** Presses keys where the focus is: `{Enter}`, `{Escape}`, `{Tab}`, `{Shift>}{Tab}{/Shift}`, or letters. */
export async function keys(text: string): Promise<void> {
  await user.keyboard(text);
}

/** Focuses a control and presses a key on it, as a keyboard-only user does. */
export async function pressKey(what: Locator, key = '{Enter}'): Promise<void> {
  await focus(what);
  await keys(key);
}

/** Goes to the next control by the Tab key. */
export async function tab({ back = false } = {}): Promise<void> {
  await user.tab({ shift: back });
}

/**
 * Goes by the Tab key of the browser itself until the focus is on a control: by its label for screen readers, its id, its
 * label or its text.
 */
export async function tabTo(name: string): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 90) {
    await browserEvent.tab();
    passed.push(focusedName());
    if (passed.at(-1) === name) return;
  }
  throw new Error(`The focus never came to "${name}". It was at: ${passed.join(', ')}.`);
}

/** Tabs to fields and types into each; in a select list, the browser finds the typed choice. */
export async function typeByTab(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(texts)) {
    await tabTo(field);
    if (document.activeElement?.localName === 'select') await browserEvent.keyboard(text);
    else await keys(text);
  }
}

function focusedName(): string {
  const element = document.activeElement;
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return element?.getAttribute('aria-label') ?? (element?.id || label || element?.textContent) ?? '';
}
