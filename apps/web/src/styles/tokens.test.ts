import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A color that is written out; those of the system, as for forced colors, are not. */
const LITERAL =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![-\w])(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|brown|navy|teal)(?![-\w])/gi;

function literalsIn(css: string): string[] {
  const values = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/:\s([^;{}]*);/g);
  return [...values].flatMap(([, value]) => value!.match(LITERAL) ?? []);
}

it('finds a color that is written out, and no other word', () => {
  expect(literalsIn('a { color: #16211c; border: 1px solid RGB(0 0 0 / 0.1); background: white; }')).toHaveLength(3);
  expect(literalsIn('/* red: */ a { color: var(--green); white-space: nowrap; fill: currentColor; }')).toEqual([]);
});

it('no style sheet but tokens.css has a color of its own: name it there, with its dark one by light-dark(), and use the token', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const found = files
    .filter((file) => file !== path.join('styles', 'tokens.css'))
    .flatMap((file) => literalsIn(read(file)).map((color) => ({ file, color })));
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

it('paper and what is printed on it has one color each, dark or light', () => {
  const sheets = [...read('styles/tokens.css').matchAll(/--sheet[\w-]*: ([^;]*);/g)].map(([, value]) => value!);
  expect(sheets.length).toBeGreaterThan(5);
  for (const value of sheets) expect(value).toMatch(/^#[0-9a-f]{6}$/);
});

it('the color the browser takes from a page is that of the desk', () => {
  const [, light, dark] = /--desk: light-dark\((\S+), (\S+)\)/.exec(read('styles/tokens.css'))!;
  const themes = read('../index.html').matchAll(/name="theme-color" data-colors="(\w+)" .*content="(\S+)"/g);
  expect([...themes].map(([, colors, color]) => [colors, color])).toEqual([
    ['light', light],
    ['dark', dark],
  ]);
});
