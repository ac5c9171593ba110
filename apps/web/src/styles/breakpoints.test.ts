import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** xxs, sm, md, lg, xl and xxl; xs begins at 0 and needs no query. */
const BREAKPOINTS = [375, 576, 768, 1024, 1440, 1920];

const root = fileURLToPath(new URL('..', import.meta.url));

function widthsIn(css: string): number[] {
  const queries = [...css.matchAll(/@media([^{]*)\{/g)].map(([, query]) => query!);
  return queries.flatMap((query) =>
    [...query.matchAll(/width[^\d)]*([\d.]+)(\w+)/g)].map(([, amount, unit]) => (unit === 'px' ? Number(amount) : NaN)),
  );
}

it('the layout changes at the breakpoints 375, 576, 768, 1024, 1440 and 1920 px and nowhere else', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const found = files.flatMap((file) =>
    widthsIn(readFileSync(path.join(root, file), 'utf8')).map((width) => ({ file, width })),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ width }) => !BREAKPOINTS.includes(width))).toEqual([]);
});
