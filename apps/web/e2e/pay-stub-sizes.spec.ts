import { expect, test, type Page } from '@playwright/test';
import { fillInSample, goTo, netPayNow, openBuilder } from './pay-stub-page.ts';

/** What does not fit on the page as it stands: what sticks out at the side, lies over another control or is cut off. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`The page is ${scrollWidth - clientWidth} px too wide.`);
    const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const nameOf = (element: Element) =>
      (element.textContent || element.getAttribute('aria-label') || element.id).trim();
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
      if (
        part.scrollWidth > part.clientWidth + 1 &&
        part.clientWidth > 0 &&
        getComputedStyle(part).display !== 'inline'
      )
        found.push(`"${(part as HTMLInputElement).value ?? nameOf(part)}" is cut off.`);
    }
    return found;
  });
}

test.describe('at every size of text nothing sticks out, lies over another or is cut off', () => {
  const sizes = { 100: undefined, 125: 'larger', 150: 'largest' };
  for (const [width, percent] of [
    [320, 100],
    ...[360, 768, 1440].flatMap((one) => [100, 125, 150].map((size) => [one, size] as const)),
  ] as readonly (readonly [number, keyof typeof sizes])[]) {
    test(`${width} px wide at ${percent} %`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((size) => {
        const settings = size ? { 'data-text-size': size } : {};
        localStorage.setItem('paperwage.display-settings', JSON.stringify(settings));
      }, sizes[percent]);
      await fillInSample(page);
      for (const step of ['basics', 'company', 'employee', 'earnings', 'finish'] as const) {
        await goTo(page, step);
        await expect(
          page.getByRole('button', { name: step === 'finish' ? 'Download PDF' : 'Continue' }).first(),
        ).toBeVisible();
        await netPayNow(page);
        if (step === 'earnings') {
          const fold = page.getByRole('button', { name: 'Taxes and deductions' });
          if (await fold.isVisible()) await fold.click();
          await page.getByRole('button', { name: /^Federal income tax/ }).click();
        }
        await expect.poll(() => misfits(page), step).toEqual([]);
      }
    });
  }
});

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a message is a line of the bar, as wide as the screen', async ({ page }) => {
    await openBuilder(page);
    await page.getByRole('button', { name: 'Fill in a sample' }).tap();
    await expect(async () => {
      const toast = (await page.locator('[role=status] > div', { hasText: 'Sample filled in.' }).boundingBox())!;
      const bar = (await page.locator('[data-part="action-bar"]').boundingBox())!;
      expect(toast.y).toBeGreaterThanOrEqual(bar.y);
      expect(toast.y + toast.height).toBeLessThanOrEqual(780);
      expect(toast.width).toBeGreaterThan(320);
    }).toPass({ timeout: 8_000 });
  });

  test('the browser’s back leads from the preview to the form of the step', async ({ page }) => {
    await openBuilder(page, 'company');
    await page.getByLabel('Company name').fill('Back and Forth');
    const view = (name: string) => page.getByRole('radio', { name });
    await view('Preview').check();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Back and Forth');
    await page.goBack();
    await expect(page.getByLabel('Company name')).toBeVisible();
    await expect(page).toHaveURL(/step=company$/);
    await view('Preview').check();
    await view('Edit').check();
    await expect(page).toHaveURL(/step=company$/);
    await view('Preview').check();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Back and Forth');
    await view('Edit').check();
    await expect(page.getByLabel('Company name')).toBeVisible();
  });

  for (const step of ['basics', 'company', 'employee', 'earnings', 'finish'] as const) {
    test(`nothing moves while the step ${step} is loading`, async ({ page }) => {
      await page.addInitScript(() => {
        const moved: number[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) =>
          moved.push(...list.getEntries().map((one) => (one as LayoutShift).value)),
        ).observe({
          type: 'layout-shift',
          buffered: true,
        });
      });
      await openBuilder(page, step);
      await page
        .getByRole('button', { name: step === 'finish' ? 'Download PDF' : 'Continue' })
        .first()
        .waitFor();
      await page.waitForLoadState('networkidle');
      const sum = await page.evaluate(() =>
        (window as unknown as { moved: number[] }).moved.reduce((a, b) => a + b, 0),
      );
      expect(sum).toBeLessThan(0.05);
    });
  }

  test('what is pressed is as tall as a finger', async ({ page }) => {
    await fillInSample(page);
    for (const step of ['basics', 'company', 'employee', 'earnings', 'finish'] as const) {
      await goTo(page, step);
      await page
        .getByRole('button', { name: step === 'finish' ? 'Download PDF' : 'Continue' })
        .first()
        .waitFor();
      const small = () =>
        page.getByRole('main').evaluate((main) =>
          [...main.querySelectorAll('a, button, select, input:not([type=radio], [type=checkbox])')]
            .filter((one) => one.checkVisibility() && !one.matches('[aria-hidden], [type=file], svg *'))
            .map((one) => ({
              name: one.getAttribute('aria-label') ?? one.textContent ?? one.id,
              box: one.getBoundingClientRect(),
            }))
            .filter(({ box }) => box.height < 44 || box.width < 40)
            .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
        );
      await expect.poll(small, step).toEqual([]);
    }
  });
});

test('what is chosen is told apart in the colours of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await fillInSample(page);
  const drawnAs = (place: string, property: string) =>
    page
      .locator(place)
      .first()
      .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
  const expectApart = (property: string, chosen: string, other: string) =>
    expect(async () => {
      expect(await drawnAs(chosen, property)).not.toBe(await drawnAs(other, property));
    }).toPass({ timeout: 8_000 });
  const theme = '#preview input[type=radio]';
  await expect.poll(() => drawnAs(`${theme}:checked + i`, 'outline-style')).toBe('solid');
  await expect.poll(() => drawnAs(`${theme}:not(:checked) + i`, 'outline-style')).toBe('none');
  const miniature = '[name=look-template]';
  await expectApart('outline-width', `${miniature}:checked + span`, `${miniature}:not(:checked) + span`);
  const rail = 'nav[aria-label="Steps"] a';
  await expectApart('border-top-color', `${rail}[aria-current]`, `${rail}:not([aria-current])`);
  await goTo(page, 'basics');
  const segment = '[name=employmentType]';
  await expectApart('background-color', `${segment}:checked + span`, `${segment}:not(:checked) + span`);
  await expect.poll(() => drawnAs('#workState', 'appearance')).toBe('auto');
  await goTo(page, 'earnings');
  const tab = '[role=tab]';
  await expectApart('border-bottom-color', `${tab}[aria-selected=true]`, `${tab}[aria-selected=false]`);
});
