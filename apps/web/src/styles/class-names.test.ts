import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Use {
  readonly file: string;
  readonly styleSheet: string;
  readonly name: string;
}

/** Every class of a style sheet that a file names, as `styles.row`. */
function usesIn(file: string): Use[] {
  const code = readFileSync(path.join(root, file), 'utf8');
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, imported, from]) =>
    // Without the imports, in which a file may have the name of what is imported.
    [...code.replace(/ from '.*'/g, '').matchAll(new RegExp(`\\b${imported}\\.(\\w+)`, 'g'))].map(([, name]) => ({
      file,
      styleSheet: path.join(path.dirname(file), from!),
      name: name!,
    })),
  );
}

it('every class that code names is in its style sheet, where a misspelled one would go unnoticed', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const uses = files.flatMap(usesIn);
  expect(uses.length).toBeGreaterThan(500);
  const isMissing = ({ styleSheet, name }: Use) =>
    !new RegExp(`\\.${name}(?![\\w-])`).test(readFileSync(path.join(root, styleSheet), 'utf8'));
  expect(uses.filter(isMissing)).toEqual([]);
});
