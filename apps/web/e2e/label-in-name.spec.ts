import { expect, test, type Page } from '@playwright/test';
import { goTo as goToSection, openSample } from './invoice-page.ts';
import { fillInSample, goTo as goToStubStep, type Step } from './pay-stub-page.ts';
import { goTo as goToFormStep, openSampleForm } from './tax-form-page.ts';

interface Builder {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  readonly steps: readonly ((page: Page) => Promise<void>)[];
}

const builders: readonly Builder[] = [
  {
    name: 'invoices',
    open: openSample,
    steps: [(page) => goToSection(page, 'items'), (page) => goToSection(page, 'finish')],
  },
  {
    name: 'W-2s',
    open: (page) => openSampleForm(page, '/make-your-w2'),
    steps: ['information', 'parties', 'boxes', 'finish'].map((step) => (page: Page) => goToFormStep(page, step)),
  },
  {
    name: '1099s',
    open: (page) => openSampleForm(page, '/make-your-1099'),
    steps: ['payment', 'parties', 'boxes', 'finish'].map((step) => (page: Page) => goToFormStep(page, step)),
  },
  {
    name: 'pay stubs',
    open: fillInSample,
    steps: (['basics', 'company', 'employee', 'earnings', 'finish'] satisfies Step[]).map(
      (step) => (page: Page) => goToStubStep(page, step),
    ),
  },
];

for (const width of [360, 1440]) {
  for (const { name, open, steps } of builders) {
    test(`what is read of a field or button of ${name} is part of its name, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      for (const go of steps) {
        await go(page);
        await expect(async () => {
          const { seen, wrong } = await labelsAndNames(page);
          expect(wrong).toEqual([]);
          expect(seen).toBeGreaterThan(3);
        }).toPass({ timeout: 8_000 });
      }
    });
  }
}

/**
 * The controls whose name says anything else than the words seen on or beside them. Letters may be small or capital, and
 * signs stand for nothing, as WCAG 2.5.3 reads it.
 */
function labelsAndNames(page: Page): Promise<{ seen: number; wrong: string[] }> {
  return page.locator('main').evaluate((main) => {
    const words = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
    const visible = (control: HTMLElement) => {
      if (control instanceof HTMLButtonElement || control instanceof HTMLAnchorElement) return control.innerText;
      const labels = (control as HTMLInputElement).labels;
      if (labels?.[0]?.htmlFor) return labels[0].innerText;
      return control.parentElement?.querySelector<HTMLElement>('[aria-hidden="true"]')?.innerText ?? '';
    };
    const controls = [...main.querySelectorAll<HTMLElement>('input, select, textarea, button, a[href]')];
    const shown = controls.filter((control) => control.checkVisibility());
    const wrong = shown.flatMap((control) => {
      const name = control.getAttribute('aria-label');
      const label = visible(control);
      if (name === null || words(label).trim() === '' || words(name).includes(words(label))) return [];
      return [`“${label}” is called “${name}”`];
    });
    return { seen: shown.length, wrong };
  });
}
