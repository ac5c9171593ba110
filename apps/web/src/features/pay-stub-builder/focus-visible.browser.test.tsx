import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFocusSeen, walkByTab } from '../../testing/focus-ring.ts';
import { goTo, openBuilder, openSample } from '../../testing/builder.ts';
import { focus, keys, press } from '../../testing/user-input.ts';
import { emulateMedia, windowOf } from '../../testing/window.ts';

const PAY_STUB = '/make-your-paystub';
const STEPS = ['basics', 'company', 'employee', 'earnings', 'finish'] as const;
const USUAL: readonly string[] = ['finish'];

/** One step and light from day to day; the others, and dark, where nothing but colors differs, before a release too. */
const COLOR_SCHEMES: readonly { scheme: 'light' | 'dark'; tags: string[] }[] = [
  { scheme: 'light', tags: [] },
  { scheme: 'dark', tags: ['release'] },
];

describe('the focus is visible on every control', () => {
  describe.each(COLOR_SCHEMES)('in $scheme colors', ({ scheme, tags }) => {
    for (const step of STEPS) {
      test(`of the step ${step}`, { tags: USUAL.includes(step) ? tags : ['release'] }, async () => {
        await emulateMedia({ 'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce' });
        await openSample(PAY_STUB, step);
        expect((await walkByTab()).length).toBeGreaterThan(15);
      });
    }
  });

  test('is not hidden behind the bar at the foot on a phone', async () => {
    const [first, ...others] = import.meta.env.TEST_ALL === 'true' ? STEPS : STEPS.slice(-2);
    await windowOf(375, 667);
    await openSample(PAY_STUB, first!);
    for (const step of [first!, ...others]) {
      if (step !== first) await goTo(step);
      const bar = page.getByRole('button', { name: /^(Continue|Download PDF)$/ }).last();
      await expect.element(bar).toBeInViewport();
      await walkByTab();
    }
  });

  test('of what opens in a step', { tags: ['release'] }, async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    await openSample(PAY_STUB, 'earnings');
    await press(page.getByRole('button', { name: '+ Add earning' }));
    await press(page.getByRole('button', { name: '+ Add deduction' }));
    await press(page.getByRole('button', { name: /^Medicare/ }));
    await focus(page.getByRole('tab', { name: /^Stub 1/ }));
    await keys('{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: /^Stub 2/ })).toHaveFocus();
    await expectFocusSeen();
    await walkByTab();
  });

  test('of the links of the error summary', { tags: ['release'] }, async () => {
    await openBuilder(PAY_STUB, 'finish');
    await press(page.getByRole('button', { name: 'Download PDF' }).first());
    await expect.element(page.css('#review-errors')).toHaveFocus();
    const stops = await walkByTab();
    expect(stops.map(({ name }) => name).join()).toContain('Company');
  });
});
