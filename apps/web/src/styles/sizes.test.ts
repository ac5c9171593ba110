import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Sizes that the design draws for one thing alone, and why no step of the scale takes their place. */
const DRAWN_ONCE: Readonly<Record<string, string>> = {
  '0.65rem in features/home/state-matrix.module.css': 'codes of 51 states in one row',
  '0.6875rem in features/invoice-builder/items/items.module.css': 'ten digits and their commas in a narrow cell',
  '1.4rem in shell/brand.module.css': 'our name beside the sign',
  '1.6rem in features/home/hero.module.css': 'the figures under the sheet, on a phone',
  '1.6rem in features/home/questions.module.css': 'the sentence with the price, on a phone',
  '1.6rem in features/home/who-is-paid.module.css': 'the name that completes a sentence',
  '1.9rem in features/blog/article-page.module.css': 'a section of an article',
  '2.1rem in features/home/questions.module.css': 'the sentence with the price',
  '2.6rem in features/calculator/paycheck-sheet.module.css': 'take-home pay on a phone',
  '3rem in features/pricing/pricing-page.module.css': 'the price on a phone',
  '3.25rem in features/calculator/paycheck-sheet.module.css': 'take-home pay',
};

const SPACE = /^(?:--[\w-]*gap|(?:row-|column-)?gap|(?:scroll-)?(?:margin|padding)(?:-[\w-]+)?)$/;

const tokens = read('styles/tokens.css');
const valuesOf = (names: RegExp) =>
  [...tokens.matchAll(/(--[\w-]+): (\d+px);/g)].filter(([, name]) => names.test(name!)).map(([, , value]) => value!);
const spaces = valuesOf(/^--s\d/);
const widths = valuesOf(/-width$/);

/** The lengths of a style sheet that tokens have, or are to have. */
function rawSizesIn(css: string): string[] {
  const declarations = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([\w-]+):\s([^;{}]*);/g);
  return [...declarations].flatMap(([, property, value]) => {
    const lengths = value!.match(/(?<![\w.])[\d.]+(?:px|rem)\b/g) ?? [];
    if (property === 'font' || property === 'font-size') {
      // Without the height of a line, and without sizes that go with the window, which have ends of their own.
      return value!.replaceAll(/ ?\/ ?\S+|clamp\(.*\)/g, '').match(/(?<![\w.])[\d.]+(?:px|rem)\b/g) ?? [];
    }
    if (property === 'max-width')
      return lengths.filter((one) => widths.includes(one) || Number.parseFloat(one) >= 1000);
    return SPACE.test(property!) ? lengths.filter((one) => spaces.includes(one)) : [];
  });
}

it('finds a size that is written out, and none that only resembles one', () => {
  expect(rawSizesIn('a { font-size: 1.2rem; font: 500 15px / 1.4 var(--text); }')).toEqual(['1.2rem', '15px']);
  expect(rawSizesIn('a { max-width: 1200px; gap: 2px var(--s4); margin: 0 -12px calc(8px + 1em); }')).toHaveLength(4);
  expect(rawSizesIn('a { font: 500 var(--step-2) / 24px var(--text); font-size: clamp(2rem, 8vw, 2.25rem); }')).toEqual(
    [],
  );
  expect(rawSizesIn('a { max-width: 360px; padding: 11px var(--s2-5) 1px; top: 8px; font-size: 0.8em; }')).toEqual([]);
});

it('sizes of type, the gaps of the scale and the width of a page are tokens: use those of tokens.css, or the nearest step', () => {
  expect(spaces.length).toBeGreaterThan(8);
  expect(widths).toContain('1200px');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && file !== path.join('styles', 'tokens.css'),
  );
  const found = files.flatMap((file) =>
    rawSizesIn(read(file)).map((size) => `${size} in ${file.replaceAll(path.sep, '/')}`),
  );
  expect(found.toSorted()).toEqual(Object.keys(DRAWN_ONCE).toSorted());
});
