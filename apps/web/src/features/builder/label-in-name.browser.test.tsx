import { describe, expect, test } from 'vitest';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import { goTo, openSample, type BuilderPath } from '../../testing/builder.ts';
import { windowOf } from '../../testing/window.ts';

const BUILDERS: readonly [name: string, path: BuilderPath, steps: readonly string[]][] = [
  ['invoices', '/invoice-generator', ['items', 'finish']],
  ['W-2s', '/make-your-w2', ['information', 'parties', 'boxes', 'finish']],
  ['1099s', '/make-your-1099', ['payment', 'parties', 'boxes', 'finish']],
  ['pay stubs', '/make-your-paystub', ['basics', 'company', 'employee', 'earnings', 'finish']],
];

describe.each([360, 1440])('at %i', (width) => {
  for (const [name, path, steps] of BUILDERS) {
    const isUsual = width === 360 && /W-2|pay stubs/.test(name);
    test(`what is read of a field or button of ${name} is part of its name`, releaseOnlyUnless(isUsual), async () => {
      await windowOf(width);
      await openSample(path, steps[0]!);
      for (const step of steps) {
        await goTo(step);
        await expect.poll(() => labelsAndNames().seen, { message: step }).toBeGreaterThan(3);
        await expect.poll(() => labelsAndNames().wrong, { message: step }).toEqual([]);
      }
    });
  }
});

/** Controls whose name differs from the visible words on or beside them. Ignores case and punctuation, per WCAG 2.5.3. */
function labelsAndNames(): { seen: number; wrong: string[] } {
  const words = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  const visible = (control: HTMLElement) => {
    if (control instanceof HTMLButtonElement || control instanceof HTMLAnchorElement) return control.innerText;
    const labels = (control as HTMLInputElement).labels;
    if (labels?.[0]?.htmlFor) return labels[0].innerText;
    return control.parentElement?.querySelector<HTMLElement>('[aria-hidden="true"]')?.innerText ?? '';
  };
  const main = document.querySelector('main')!;
  const controls = [...main.querySelectorAll<HTMLElement>('input, select, textarea, button, a[href]')];
  const shown = controls.filter((control) => control.checkVisibility());
  const wrong = shown.flatMap((control) => {
    const name = control.getAttribute('aria-label');
    const label = visible(control);
    if (name === null || words(label).trim() === '' || words(name).includes(words(label))) return [];
    return [`“${label}” is called “${name}”`];
  });
  return { seen: shown.length, wrong };
}
