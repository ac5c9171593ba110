import { expect, test, type Page } from '@playwright/test';
import { open } from './open-page.ts';
import type { Step } from './pay-stub-page.ts';
import { fillInSample, goTo, openBuilder } from './pay-stub-page.ts';

test.describe('form and paper', () => {
  const form = (page: Page) => page.getByRole('region', { name: 'Form' });
  const paper = (page: Page) => page.getByRole('region', { name: 'Preview' });
  const tabs = (page: Page) => page.getByRole('radio', { name: /^(Edit|Preview)$/ });

  for (const width of [1024, 1440, 1920]) {
    test(`stand side by side at ${width} px, the form left and the true page right`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openBuilder(page, 'company');
      await page.getByLabel('Company name').fill('Side by Side');
      await expect(paper(page)).toContainText('Side by Side');
      await expect(async () => {
        const [left, right] = [(await form(page).boundingBox())!, (await paper(page).boundingBox())!];
        expect(left.x).toBe(0);
        expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
        expect(right.x + right.width).toBeLessThanOrEqual(width);
      }).toPass({ timeout: 8_000 });
      await expect(page.getByLabel('Company name')).toBeInViewport();
      await expect(paper(page).locator('svg').first()).toBeInViewport();
      for (const tab of await tabs(page).all()) await expect(tab).toBeHidden();
    });
  }

  test('are tabs at 1023 px', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 900 });
    await openBuilder(page, 'company');
    await expect(tabs(page)).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'Edit' })).toBeChecked();
    await page.getByLabel('Company name').fill('One at a Time');
    await expect(paper(page)).toBeHidden();
    await page.getByRole('radio', { name: 'Preview' }).check();
    await expect(paper(page)).toContainText('One at a Time');
    await expect(paper(page).locator('svg').first()).toBeInViewport();
    await expect(page.getByLabel('Company name')).toBeHidden();
    await page.getByRole('radio', { name: 'Edit' }).check();
    await expect(page.getByLabel('Company name')).toBeVisible();
  });
});

interface Stop {
  readonly name: string;
  /** Whether a ring of at least two pixels is drawn around the control or what stands for it. */
  readonly isRinged: boolean;
  /** Whether at least a part of the control can be seen: in the window and not behind something else. */
  readonly isSeen: boolean;
}

/** The control that has the focus; undefined once the focus has left the page. */
function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    // What a hidden radio button or checkbox is drawn as comes after it or around it.
    const places = [element, element.nextElementSibling, element.closest('label')].filter((one) => one !== null);
    const isRinged = (one: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    };
    const ringed = places.find(isRinged) ?? element;
    const box = ringed.getBoundingClientRect();
    const seen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const at = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        return at !== null && (ringed.contains(at) || at.contains(ringed));
      }),
    );
    const name = element.getAttribute('aria-label') ?? (element.id || element.textContent || element.tagName);
    return {
      name: name.trim().slice(0, 60),
      isRinged: places.some(isRinged),
      isSeen: seen && box.width > 8 && box.height > 8,
    };
  });
}

/** Walks through the whole page by Tab, from the top to the end; on each control the focus must come to be seen. */
async function walk(page: Page): Promise<Stop[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const stops: Stop[] = [];
  for (let count = 0; count < 200; count += 1) {
    await page.keyboard.press('Tab');
    let stop = await focused(page);
    if (!stop) return stops;
    // What slides in or scrolls needs a few frames.
    await expect(async () => {
      stop = await focused(page);
      expect(stop).toMatchObject({ isRinged: true, isSeen: true });
    }).toPass({ timeout: 8_000 });
    stops.push(stop);
  }
  throw new Error('The walk has no end.');
}

/** Presses Tab a number of times and expects to see where the focus is each time. */
async function expectRings(page: Page, count: number) {
  for (let pressed = 0; pressed < count; pressed += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toMatchObject({ isRinged: true, isSeen: true });
  }
}

test.describe('the focus is visible on every control', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const step of ['basics', 'company', 'employee', 'earnings', 'finish'] satisfies Step[]) {
      test(`of the step ${step}, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await fillInSample(page);
        await goTo(page, step);
        expect((await walk(page)).length).toBeGreaterThan(15);
      });
    }
  }

  test('is not hidden behind the bar at the foot on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await fillInSample(page);
    // A message that goes by itself may lie over a link for some seconds.
    await page.getByRole('button', { name: 'Close message' }).click();
    for (const step of ['basics', 'company', 'employee', 'earnings', 'finish'] satisfies Step[]) {
      await goTo(page, step);
      const bar = page.getByRole('button', { name: /^(Continue|Download PDF)$/ }).last();
      await expect(bar).toBeInViewport();
      await walk(page);
    }
  });

  test('of what opens in a step', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fillInSample(page);
    await goTo(page, 'earnings');
    await page.getByRole('button', { name: '+ Add earning' }).click();
    await page.getByRole('button', { name: '+ Add deduction' }).click();
    await page.getByRole('button', { name: /^Medicare/ }).click();
    await page.getByRole('tab', { name: /^Stub 1/ }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: /^Stub 2/ })).toBeFocused();
    await expect.poll(() => focused(page)).toMatchObject({ isRinged: true, isSeen: true });
    await walk(page);
  });

  test('of the links of the error summary', async ({ page }) => {
    await openBuilder(page, 'finish');
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.locator('#review-errors')).toBeFocused();
    const stops = await walk(page);
    expect(stops.map(({ name }) => name).join()).toContain('Company');
  });

  test('of the menus of the header and of the display settings', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.getByRole('button', { name: 'Documents' }).focus();
    await page.keyboard.press('Enter');
    await expectRings(page, 5);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await expectRings(page, 9);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Display settings' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRings(page, 5);
  });

  for (const path of ['/', '/contact', '/privacy-policy', '/terms', '/pricing']) {
    test(`of ${path}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      expect((await walk(page)).length).toBeGreaterThan(15);
    });
  }
});
