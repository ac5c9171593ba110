import { expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { goTo, openBuilder, openSample, waitUntilSaved } from '../../testing/builder.ts';
import { noteChanges, spokenFromNow, storedText } from '../../testing/read-page.ts';
import { fill, fillAndLeave, focus, keys, leaveField, press } from '../../testing/user-input.ts';

const PAY_STUB = '/make-your-paystub';
/** Longer than any pause after which the work is saved or told. */
const PAUSE_MS = 5_000;

/** Stops the clock of what is put off by a time; the test then lets it go on. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

test.each([
  ['earnings', 'Regular, rate', '1234567.5', '1,234,567.50'],
  ['company', 'Phone (optional)', '9165550142', '(916) 555-0142'],
] as const)(
  'keeps the caret at step %s in the middle of %s and tidies it on leaving',
  async (step, label, typed, tidy) => {
    await openBuilder(PAY_STUB, step);
    const field = page.getByLabelText(label);
    // All but two characters, which are then put into the middle by real keys: where the caret goes, the browser decides.
    await fill(field, typed.slice(0, 3) + typed.slice(5));
    placeCaret(field, 3);
    await userEvent.keyboard(typed[3]!);
    expect(caretOf(field)).toBe(4);
    await userEvent.keyboard(typed[4]!);
    expect(caretOf(field)).toBe(5);
    await expect.element(field).toHaveValue(typed);
    await userEvent.keyboard('{Backspace}');
    expect(caretOf(field)).toBe(4);
    await userEvent.keyboard(typed[4]!);
    await expect.element(field).toHaveValue(typed);
    leaveField();
    await expect.element(field).toHaveValue(tidy);
    await focus(field);
    placeCaret(field, 1);
    await userEvent.keyboard('0');
    expect(caretOf(field)).toBe(2);
    await expect.element(field).toHaveValue(`${tidy[0]}0${tidy.slice(1)}`);
  },
);

function caretOf(field: Locator): number | null {
  return inputOf(field).selectionStart;
}

/** Puts the caret in a field that is already being typed in. */
function placeCaret(field: Locator, at: number): void {
  inputOf(field).setSelectionRange(at, at);
}

function inputOf(field: Locator): HTMLInputElement {
  return field.element() as HTMLInputElement;
}

test('says Saving, then that the draft is saved', async () => {
  await openBuilder(PAY_STUB, 'company');
  await expect.element(page.css('[data-state="new"]')).toHaveTextContent(/^Nothing to save yet$/);
  const status = page.css('[data-state]').element();
  const said: string[] = [];
  noteChanges(status, () => said.push(status.textContent));
  // No pause between the letters is long enough to save, however busy the machine is.
  stopTimers();
  await fill(page.getByLabelText('Company name'), 'Cas');
  await expect.poll(() => said).toEqual(['Saving']);
  vi.advanceTimersByTime(PAUSE_MS);
  await expect.element(page.css('[data-state="saved"]')).toHaveTextContent(/^Draft saved$/);
  expect(said).toEqual(['Saving', 'Draft saved']);
  await keys('!');
  await expect.poll(() => said).toEqual(['Saving', 'Draft saved', 'Saving']);
  vi.advanceTimersByTime(PAUSE_MS);
  await expect.poll(() => said).toEqual(['Saving', 'Draft saved', 'Saving', 'Draft saved']);
});

test('a stub that is added is said; saving is not', async () => {
  await openSample(PAY_STUB, 'company');
  const spoken = spokenFromNow();
  await waitUntilSaved();
  const states: (string | undefined)[] = [];
  const status = page.css('[data-state]').element();
  noteChanges(status, () => states.push(status.dataset['state']), 'data-state');
  stopTimers();
  await fill(page.getByLabelText('Company name'), 'Quiet Brook LLC');
  await expect.element(page.css('[data-state="saving"]')).toBeVisible();
  vi.advanceTimersByTime(PAUSE_MS);
  await waitUntilSaved();
  expect(states).toEqual(['saving', 'saved']);
  expect(spoken.filter((text) => /saving|saved/i.test(text))).toEqual([]);
  vi.useRealTimers();
  await goTo('earnings');
  await press(page.getByRole('button', { name: 'Add a stub' }));
  await expect
    .element(page.getByRole('status').filter({ hasText: /^Stub 4, [A-Z][a-z]{2} \d+, added\./ }))
    .toBeVisible();
  expect(spoken).toContainEqual(expect.stringMatching(/^Stub 4, [A-Z][a-z]{2} \d+, added\./));
});

test('keeps no more of a social security number than four digits', async () => {
  await openBuilder(PAY_STUB, 'employee');
  const field = page.getByLabelText('Social Security number');
  stopTimers();
  await fill(field, '987654321');
  vi.advanceTimersByTime(PAUSE_MS);
  expect(storedText()).not.toContain('98765');
  leaveField();
  await expect.element(field).toHaveValue('XXX-XX-4321');
  vi.advanceTimersByTime(PAUSE_MS);
  await waitUntilSaved();
  const stored = storedText();
  expect(stored).toContain('XXX-XX-4321');
  expect(stored).not.toMatch(/98765|987-65|654321/);
});

test('keeps the Social Security number it has until a whole new one is given', async () => {
  await openBuilder(PAY_STUB, 'employee');
  const field = page.getByLabelText('Social Security number');
  const leave = (text: string) => fillAndLeave(field, text);
  await leave('12');
  await expect.element(field).toHaveValue('12');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  const told = 'A Social Security number has nine digits. Enter all nine, or only the last four.';
  await expect.element(field).toHaveAccessibleDescription(told);
  await leave('abc');
  await expect.element(field).toHaveValue('abc');
  await expect.element(field).toHaveAccessibleDescription(told);
  await leave('123-45-6789');
  await expect.element(field).toHaveValue('XXX-XX-6789');
  await leave('12');
  await expect.element(field).toHaveValue('12');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(`${told} Until then we use XXX-XX-6789.`);
  await expect.poll(() => storedText()).toContain('XXX-XX-6789');
  await leave('4444');
  await expect.element(field).toHaveValue('XXX-XX-4444');
  await leave('');
  await expect.element(field).toHaveValue('');
});
