import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { compileErrors } from './fixtures/receipt/add-receipt.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const DOCUMENTS = 'packages/documents/src';
const STATEMENT = 'kinds/pay-stub/templates/statement.ts';

it('a template as in the guide, begun as a copy of the statement, compiles', () => {
  const guide = readFileSync(join(root, 'docs/howto/add-a-template.md'), 'utf8');
  const [, path, example] = /^`packages\/documents\/src\/(\S+)`:\n\n```ts\n(.*?)^```$/ms.exec(guide);
  const statement = readFileSync(join(root, DOCUMENTS, STATEMENT), 'utf8');
  const receipt = statement
    .replace(/^export const statement.*?^};\n/ms, example)
    .replaceAll('stubPages', 'receiptPages');
  const folder = join(root, '.cache/add-a-template');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), receipt);
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: { types: [], rootDirs: ['.', `../../${DOCUMENTS}`] },
    include: [],
    files: [path],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  expect(receipt).toContain(example);
  expect(compileErrors(folder)).toEqual([]);
});
