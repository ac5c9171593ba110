import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { releaseOnlyUnless } from '../../../testing/release-only.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { fillInSample, goTo, openSample } from '../../../testing/builder.ts';
import { fill, focus, keys, press } from '../../../testing/user-input.ts';
import { windowOf } from '../../../testing/window.ts';

const W2 = '/make-your-w2';
const undo = page.getByRole('button', { name: 'Undo' });

/** The visible fields that a message partly covers. */
function coveredFields(): string[] {
  const message = document.querySelector('[data-part="action-bar"] [role="status"] > div')!;
  const fields = [...document.querySelectorAll<HTMLElement>('main input, main select, main textarea, main button')];
  const { left, right, top, bottom } = message.getBoundingClientRect();
  const bar = document.querySelector('[data-part="action-bar"]')!;
  // What has scrolled below the bar is behind the bar, message or not.
  const barTop = Math.min(bar.getBoundingClientRect().top, innerHeight);
  return fields
    .filter((field) => !message.contains(field) && field.offsetParent !== null)
    .filter((field) => {
      const box = field.getBoundingClientRect();
      const overlaps = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      return overlaps && box.bottom <= barTop;
    })
    .map((field) => field.id || field.textContent);
}

describe('a message with Undo', () => {
  for (const [width, height, isUsual] of [
    [1440, 800, true],
    [1440, 1000, false],
    [1024, 768, false],
    [768, 1024, false],
    [360, 740, true],
  ] as const) {
    test(
      `lies on no field of an item at ${width} by ${height}, and has no findings of axe`,
      releaseOnlyUnless(isUsual),
      async () => {
        await windowOf(width, height);
        await openSample('/invoice-generator', 'items');
        const rows = page.getByRole('textbox', { name: /^Item \d+, description$/ });
        await expect.element(rows).toHaveLength(4);
        await press(page.getByRole('button', { name: 'Remove item 1' }));
        await expect.element(rows).toHaveLength(3);
        await expect.element(undo).toBeInViewport();
        for (const row of rows.elements()) {
          row.scrollIntoView({ block: 'center', behavior: 'instant' });
          await expect.poll(coveredFields).toEqual([]);
          row.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          await expect.poll(coveredFields).toEqual([]);
        }
        await expectAccessible();
        await press(undo);
        await expect.element(rows).toHaveLength(4);
      },
    );
  }

  test('goes at the next thing that is typed, and leaves the keys', async () => {
    await openSample(W2, 'boxes');
    await press(page.getByRole('button', { name: 'Remove box 14 line 1' }));
    await expect.element(undo).toBeVisible();
    const tips = page.getByLabelText('Box 8, Allocated tips');
    await fill(tips, '5');
    await expect.element(undo).not.toBeInTheDocument();
    await focus(page.getByRole('heading', { level: 1 }));
    await keys('{Control>}z{/Control}');
    await expect.element(page.getByLabelText('Label 1')).toHaveValue('Union dues');
    await expect.element(tips).toHaveValue('5.00');
  });

  test('that comes of a choice stays', { tags: ['release'] }, async () => {
    await fillInSample(W2);
    await goTo('information');
    const workOut = page.getByLabelText('Calculate wages and taxes');
    await press(workOut);
    await expect.element(workOut).not.toBeChecked();
    await goTo('boxes');
    await fill(page.getByLabelText('Box 2, Federal income tax withheld'), '99.00');
    await goTo('information');
    await press(workOut);
    await expect.element(page.getByText('The boxes you entered are calculated now.')).toBeVisible();
    await expect.element(undo).toBeVisible();
  });
});
