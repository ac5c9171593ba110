import { describe, test } from 'vitest';
import { page } from 'vitest/browser';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { goTo, openBuilder, openSample, type BuilderPath } from '../../testing/builder.ts';
import { fillAndLeave, press } from '../../testing/user-input.ts';
import { windowOf } from '../../testing/window.ts';

interface Walk {
  readonly path: BuilderPath;
  readonly steps: readonly string[];
  /** Tall enough for a whole step: targets under the bottom bar are a scroll away, not too small. */
  readonly height: number;
  /** Opens what stands in no step by itself, with a mistake. */
  readonly openMore: () => Promise<void>;
}

const WALKS: Readonly<Record<string, Walk>> = {
  'pay stubs': {
    path: '/make-your-paystub',
    steps: ['basics', 'company', 'employee', 'earnings', 'finish'],
    height: 3200,
    async openMore() {
      await goTo('earnings');
      await press(page.getByRole('button', { name: /^Medicare/ }));
      await press(page.getByRole('button', { name: '+ Add earning' }));
      await fillAndLeave(page.getByLabelText('Regular, rate'), 'x');
    },
  },
  'W-2s': {
    path: '/make-your-w2',
    steps: ['information', 'parties', 'boxes', 'finish'],
    height: 4200,
    async openMore() {
      await goTo('boxes');
      await press(page.getByRole('button', { name: 'Box 6: why?' }));
      await fillAndLeave(page.getByLabelText('Box 2, Federal income tax withheld'), 'x');
      await press(page.getByText('A second state or locality'));
    },
  },
  '1099s': {
    path: '/make-your-1099',
    steps: ['payment', 'parties', 'boxes', 'finish'],
    height: 4200,
    async openMore() {
      await goTo('payment');
      await press(page.getByRole('radio', { name: 'Other (MISC)' }));
      await goTo('boxes');
      await fillAndLeave(page.getByLabelText('Box 1, Rents'), 'x');
      await press(page.getByText('A second state'));
    },
  },
};

/** In everyday runs, the last step and an open explanation cover dark mode for the others. */
const isAll = import.meta.env.TEST_ALL === 'true';

// A page with many papers on it takes axe seconds on a busy machine.
describe('light and dark', { timeout: 180_000 }, () => {
  for (const [name, { path, steps, height, openMore }] of Object.entries(WALKS)) {
    // In everyday runs, pay stubs cover the tax forms, whose fields are similar.
    const onADesk = releaseOnlyUnless(name === 'pay stubs');

    test(`the builder of ${name} has no findings of axe on any step`, onADesk, async () => {
      await windowOf(1440, height);
      await openBuilder(path, 'finish');
      await press(page.getByRole('button', { name: 'Download PDF' }).first());
      await expectAccessible();
      await openSample(path, 'finish');
      for (const step of steps) {
        await goTo(step);
        await expectAccessible({ isDarkToo: isAll || step === steps.at(-1) });
      }
      await openMore();
      await expectAccessible();
    });

    test(`the builder of ${name} has none on a phone`, { tags: ['release'] }, async () => {
      await openSample(path, 'finish');
      await openMore();
      await windowOf(360, height);
      for (const step of steps) {
        await goTo(step);
        await expectAccessible({ isDarkToo: isAll || step === steps.at(-1) });
      }
      await press(page.getByRole('radio', { name: 'Preview' }));
      await expectAccessible();
    });
  }
});
