import { describe, expect, onTestFinished, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import {
  changeDisplaySettings,
  standardSettings,
  type DisplaySettings,
} from '../../shell/display-settings/display-settings.ts';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import { barFigure, goTo, openBuilder, openSample } from '../../testing/builder.ts';
import { exactly, textWithFigure } from '../../testing/read-page.ts';
import { choose, fill, fillAndLeave, press } from '../../testing/user-input.ts';
import { emulateMedia, emulateTouch, windowOf } from '../../testing/window.ts';

const PAY_STUB = '/make-your-paystub';
const STEPS = ['basics', 'company', 'employee', 'earnings', 'finish'] as const;
const NEXT = { name: /^(Continue|Download PDF)$/ };

function boxOf(part: Element): DOMRect {
  return part.getBoundingClientRect();
}

/** Shows texts in another size, for one test. */
function setTextSize(textSize: DisplaySettings['textSize']): void {
  changeDisplaySettings({ ...standardSettings, textSize });
  onTestFinished(() => changeDisplaySettings(standardSettings));
}

/** Shows the page as on a phone that is pressed by fingers, for one test. */
async function onPhone(): Promise<void> {
  await windowOf(360, 780);
  await emulateTouch();
}

/** What does not fit on the page as it stands: what sticks out at the side, lies over another control or is cut off. */
function misfits(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`The page is ${scrollWidth - clientWidth} px too wide.`);
  const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const nameOf = (element: Element) => (element.textContent || element.getAttribute('aria-label') || element.id).trim();
  const places = ['header :is(a, button, p)', 'section[aria-label="Form"] > :last-child :is(button, dd, dt)'];
  for (const place of [...places, 'nav[aria-label="Steps"] li a']) {
    const parts = [...document.querySelectorAll(place)].filter(isSeen);
    const boxes = parts.map((part) => ({ name: nameOf(part), box: part.getBoundingClientRect() }));
    for (const { name, box } of boxes) {
      if (box.left < 0 || box.right > clientWidth) found.push(`"${name}" sticks out.`);
      for (const other of boxes) {
        if (other.box === box) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 1) found.push(`"${name}" lies over "${other.name}".`);
      }
    }
  }
  const form = document.querySelector('section[aria-label="Form"]')!;
  for (const part of form.querySelectorAll('input, dd, [aria-expanded], h1, label, nav a')) {
    if (!isSeen(part) || part.matches('[type=radio], [type=checkbox], [type=file], [aria-hidden], [id$=name]'))
      continue;
    if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 && getComputedStyle(part).display !== 'inline')
      found.push(`"${(part as HTMLInputElement).value ?? nameOf(part)}" is cut off.`);
  }
  return found;
}

describe('at every size of text nothing sticks out, lies over another or is cut off', () => {
  for (const [width, textSize, tags] of [
    [320, 'normal', []],
    [360, 'largest', []],
    [1440, 'largest', ['release']],
    [360, 'normal', ['release']],
    [360, 'larger', ['release']],
    [768, 'normal', ['release']],
    [768, 'larger', ['release']],
    [768, 'largest', ['release']],
    [1440, 'normal', ['release']],
    [1440, 'larger', ['release']],
  ] as const) {
    test(`${width} px wide with text of ${textSize} size`, { tags: [...tags] }, async () => {
      await windowOf(width, 800);
      setTextSize(textSize);
      await openSample(PAY_STUB, 'basics');
      for (const step of STEPS) {
        if (step !== 'basics') await goTo(step);
        await expect.element(page.getByRole('button', NEXT).first()).toBeVisible();
        await textWithFigure(barFigure('Net pay'));
        if (step === 'earnings') {
          const fold = page.getByRole('button', { name: 'Taxes and deductions' });
          if (fold.query()) await press(fold);
          await press(page.getByRole('button', { name: /^Federal income tax/ }));
        }
        await expect.poll(misfits, { message: step }).toEqual([]);
      }
    });
  }
});

test('what is pressed is as tall as a finger', async () => {
  await onPhone();
  await openSample(PAY_STUB, 'basics');
  for (const step of STEPS) {
    if (step !== 'basics') await goTo(step);
    await expect.element(page.getByRole('button', NEXT).first()).toBeVisible();
    await expect.poll(smallControls, { message: step }).toEqual([]);
  }
});

/** What is pressed and too small for a finger. */
function smallControls(): string[] {
  const controls = document.querySelectorAll(
    'main :is(a, button, select, input:not([type=radio], [type=checkbox], [type=file]))',
  );
  return [...controls]
    .filter((one) => one.checkVisibility() && !one.matches('[aria-hidden], svg *'))
    .filter((one) => boxOf(one).height < 44 || boxOf(one).width < 40)
    .map((one) => `${one.getAttribute('aria-label') ?? one.textContent}: ${boxOf(one).width} x ${boxOf(one).height}`);
}

test('a message is a line of the bar, as wide as the screen', async () => {
  await onPhone();
  await openBuilder(PAY_STUB, 'basics');
  await press(page.getByRole('button', { name: 'Fill in a sample' }));
  const message = page.css('[role=status] > div').filter({ hasText: 'Sample filled in.' });
  await expect.element(message).toBeVisible();
  const place = () => {
    const [toast, bar] = [boxOf(message.element()), boxOf(page.css('[data-part="action-bar"]').element())];
    return { isInBar: toast.y >= bar.y, isInWindow: toast.bottom <= 780, isWide: toast.width > 320 };
  };
  await expect.poll(place).toEqual({ isInBar: true, isInWindow: true, isWide: true });
});

for (const textSize of ['larger', 'largest'] as const) {
  test(
    `on a phone with ${textSize} text the net pay of each stub is in view at the review`,
    releaseOnlyUnless(textSize === 'largest'),
    async () => {
      await windowOf(360, 780);
      setTextSize(textSize);
      await openSample(PAY_STUB, 'finish');
      const table = page.getByRole('table');
      await expect.element(table.getByRole('columnheader')).toHaveLength(4);
      await expect.element(table.getByRole('row').nth(1).getByRole('cell')).toHaveLength(3);
      const net = table.getByRole('cell').nth(2);
      await expect.poll(() => boxOf(net.element()).right).toBeLessThanOrEqual(360);
      const frame = page.getByRole('region', { name: 'Stubs' }).element();
      await expect.poll(() => frame.scrollWidth - frame.clientWidth).toBeLessThanOrEqual(0);
    },
  );
}

test('more stubs than fit side by side are chosen from a list on a phone', async () => {
  await windowOf(360, 800);
  await openSample(PAY_STUB, 'earnings');
  await expect.element(page.getByRole('tab')).toHaveLength(3);
  await press(page.getByRole('button', { name: 'Add a stub' }));
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
  const shown = page.getByLabelText('Stub to show (4 total)');
  await expect.element(shown).toBeVisible();
  // The sample is of the day on which it is made.
  const third = (shown.element() as HTMLSelectElement).options[2]!.text;
  await choose(shown, third);
  const payDate = page.getByRole('textbox', { name: 'Pay date' });
  const day = () => new Date((payDate.element() as HTMLInputElement).value);
  await expect
    .poll(() => `Stub 3 · ${day().toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}`)
    .toBe(third);
  await windowOf(1440, 900);
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(exactly(third));
});

test('on a phone the signs that remove a line stand in line with its fields', async () => {
  await windowOf(360, 800);
  await openSample(PAY_STUB, 'earnings');
  const own = page.css('[data-path^="items.0.customEarnings."]').first();
  const overtime = page.css('[data-path="items.0.earnings.overtime"]');
  for (const line of [own, overtime]) {
    const rightOf = (part: Locator) => boxOf(part.element()).right;
    const hours = line.getByRole('textbox', { name: /, hours$/ });
    await expect.poll(() => Math.abs(rightOf(line.css('svg')) - rightOf(hours))).toBeLessThan(0.5);
    const { width, height } = boxOf(line.getByRole('button', { name: /^Remove/ }).element());
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('large figures stand whole, each on one line', async () => {
  await openSample(PAY_STUB, 'earnings');
  const rate = page.getByLabelText('Regular, rate');
  await fillAndLeave(rate, '1999999.99');
  await expect.element(rate).toHaveValue('1,999,999.99');
  await expect.poll(() => rate.element().scrollWidth - rate.element().clientWidth).toBeLessThanOrEqual(0);
  const total = page.getByRole('button', { name: /^Regular, total/ });
  await expect.element(total).toHaveTextContent(/\d{2,3},\d{3},\d{3}\.\d\d/);
  await expect.poll(brokenFigures).toEqual([]);
  expect(figures().length).toBeGreaterThan(4);
});

/** The amounts that the open stub shows and nobody types. */
function figures(): Element[] {
  const parts = page.getByRole('tabpanel').element().querySelectorAll('[aria-expanded] span, li > span > span');
  return [...parts].filter((part) => /^[\d,]+\.\d\d$/.test(part.textContent));
}

/** Those of more than one line, and those that stick out of their row. */
function brokenFigures(): string[] {
  const isBroken = (part: Element) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    return lines > 1 || range.getBoundingClientRect().right > boxOf(part.closest('li')!).right + 1;
  };
  return figures()
    .filter(isBroken)
    .map((part) => part.textContent);
}

/** The sample with a deduction of its own, named and with an amount. */
async function unionDues() {
  await openSample(PAY_STUB, 'earnings');
  const fold = page.getByRole('button', { name: /^Taxes and deductions/ });
  if (fold.query()) await press(fold);
  await press(page.getByRole('button', { name: '+ Add deduction' }));
  await press(page.getByRole('button', { name: 'Custom line' }).last());
  await fill(page.getByLabelText(/^Name of custom deduction 1/), 'Union dues');
  await fill(page.getByLabelText('Union dues, this period'), '1250');
  return page.css('li[data-path*="customDeductions"]');
}

for (const width of [360, 768, 1440]) {
  test(
    `${width} px wide: a deduction of one’s own is a row of fields in the columns of the others`,
    releaseOnlyUnless(width === 360),
    async () => {
      await windowOf(width, 900);
      const row = await unionDues();
      const choice = page.getByLabelText('Union dues, before or after taxes');
      const amount = page.getByLabelText('Union dues, this period');
      const borderOf = (one: Locator) => getComputedStyle(one.element()).borderTopColor;
      const name = page.getByLabelText(/^Name of custom deduction 1/);
      await expect.poll(() => borderOf(choice) === borderOf(name)).toBe(true);
      const other = page.getByRole('button', { name: /^Medicare/ }).css('> span');
      const apart = (one: Locator, two: Locator) => Math.abs(boxOf(one.element()).right - boxOf(two.element()).right);
      await expect.poll(() => apart(amount, other.nth(1))).toBeLessThanOrEqual(1);
      await expect.poll(() => apart(row.css('> span').nth(2), other.nth(2))).toBeLessThanOrEqual(1);
      const labels = row.getByText(/^(This period|Year to date)$/).elements();
      expect(labels.filter((label) => label.checkVisibility())).toHaveLength(width < 576 ? 2 : 0);
    },
  );
}

test('what is chosen is told apart in the colors of the system', { tags: ['release'] }, async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  await openSample(PAY_STUB, 'finish');
  const drawnAs = (place: string, property: string) =>
    getComputedStyle(page.css(place).first().element()).getPropertyValue(property);
  const expectApart = async (property: string, chosen: string, other: string) => {
    await expect.element(page.css(chosen).first()).toBeInTheDocument();
    await expect.poll(() => drawnAs(chosen, property) === drawnAs(other, property), { message: property }).toBe(false);
  };
  const theme = '#preview input[type=radio]';
  await expect.poll(() => drawnAs(`${theme}:checked + i`, 'outline-style')).toBe('solid');
  await expect.poll(() => drawnAs(`${theme}:not(:checked) + i`, 'outline-style')).toBe('none');
  const miniature = '[name=look-template]';
  await expectApart('outline-width', `${miniature}:checked + span`, `${miniature}:not(:checked) + span`);
  const rail = 'nav[aria-label="Steps"] a';
  await expectApart('border-top-color', `${rail}[aria-current]`, `${rail}:not([aria-current])`);
  await goTo('basics');
  const segment = '[name=employmentType]';
  await expectApart('background-color', `${segment}:checked + span`, `${segment}:not(:checked) + span`);
  await expect.poll(() => drawnAs('#workState', 'appearance')).toBe('auto');
  await goTo('earnings');
  const tab = '[role=tab]';
  await expectApart('border-bottom-color', `${tab}[aria-selected=true]`, `${tab}[aria-selected=false]`);
});
