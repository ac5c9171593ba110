import type { IdentityOptions } from '@paperwage/api-contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { releaseOnlyUnless } from '../../../testing/release-only.ts';
import { answerBilling, good } from '../../../testing/billing.ts';
import { openPage } from '../../../testing/page.tsx';
import { expectToFit, windowOf } from '../../../testing/window.ts';

const OPTIONS: IdentityOptions = {
  provider: 'embedded',
  firebase: null,
  emailLink: true,
  passkeys: true,
  phone: true,
  social: [{ id: 'acme', name: 'Acme Works' }],
};

/** The pages of logging in, and whether other ways to log in stand on them too. */
const PAGES = [
  ['/auth/login', true],
  ['/auth/sign-up', true],
  ['/auth/forgot-password', false],
  ['/auth/reset-password', false],
  ['/auth/email-link', false],
  ['/auth/phone-code', false],
] as const;

for (const [path, hasOtherWays] of PAGES) {
  // From day to day, the first two: the others have fewer of the same fields.
  test(`${path} is accessible, light and dark, and fits every width`, releaseOnlyUnless(hasOtherWays), async () => {
    answerBilling({ '/api/identity/options': () => good(OPTIONS) });
    await openPage(path);
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    if (hasOtherWays) await expect.element(page.getByText('Continue with Acme Works')).toBeVisible();
    await expectAccessible();
    for (const width of [320, 360, 575, 576, 768, 1024, 1440, 1920]) {
      await windowOf(width);
      await expectToFit(`at ${width} px`);
    }
  });
}
