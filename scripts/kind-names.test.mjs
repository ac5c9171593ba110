import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES } from '../packages/documents/src/kind-descriptors.ts';
import { linesThatTellApart } from './kind-names.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The lists of kinds: what else is true of one kind only stands in its descriptor, or in its own folder. */
const LISTS = [
  'packages/documents/src/kind-descriptors.ts',
  'packages/documents/src/document-kinds.ts',
  'apps/web/src/routes/builder-rows.ts',
];
const CURE =
  'Read what differs between kinds of document from their descriptors (packages/documents/src/kind-descriptors.ts).';

const sources = ['packages', 'apps']
  .flatMap((part) => readdirSync(join(root, part)).map((name) => join(root, part, name, 'src')))
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))))
  .map((file) => relative(root, file).replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec|fixture)\.|\/(fixtures|generated)\//.test(file));

describe('the names of the kinds of document', () => {
  it('are listed and told apart in their lists alone', () => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources
      .filter((file) => !LISTS.includes(file))
      .flatMap((file) =>
        linesThatTellApart(file, readFileSync(join(root, file), 'utf8'), DOCUMENT_TYPES).map(
          (line) => `${file}:${line}`,
        ),
      );
    expect(found, CURE).toEqual([]);
  });

  it.each(LISTS)('are listed in %s', (file) => {
    expect(linesThatTellApart(file, readFileSync(join(root, file), 'utf8'), DOCUMENT_TYPES)).not.toEqual([]);
  });

  it.each([
    "switch (type) { case 'w2': break; }",
    "const isStub = row.type === 'paystub';",
    "if ('invoice' !== type) throw type;",
    "const FORMS = new Set(['w2', '1099']);",
    "const LABELS = { paystub: 'Pay stub', '1099': '1099' };",
    "type Form = 'w2' | '1099';",
  ])('are found in %s', (code) => {
    expect(linesThatTellApart('some.ts', code, DOCUMENT_TYPES)).toEqual([1]);
  });

  it.each(["const kind = KINDS['1099'];", "open('paystub');", 'const page = { invoice: 1, other: 2 };'])(
    'may stand alone, as in %s',
    (code) => {
      expect(linesThatTellApart('some.ts', code, DOCUMENT_TYPES)).toEqual([]);
    },
  );
});
