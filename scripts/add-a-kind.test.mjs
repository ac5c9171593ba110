import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addedLines, compileErrors, copyWithReceipt, receiptFiles } from './fixtures/receipt/add-receipt.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, '.cache');

describe('a fifth kind of document, the receipt', () => {
  it('is six files', () => {
    expect(receiptFiles).toHaveLength(6);
  });

  it('is in the guide, file by file and line by line', () => {
    const guide = readFileSync(join(root, 'docs/howto/add-a-kind.md'), 'utf8');
    expect(receiptFiles.filter((file) => !guide.includes(file))).toEqual([]);
    expect(addedLines.filter((line) => !guide.includes(line.trim()))).toEqual([]);
  });

  // Only its six files and what they import: the whole source, with the tests, takes three times as long.
  it('compiles', { tags: ['release'] }, () => {
    const copy = join(cache, 'add-a-kind');
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
    copyWithReceipt(copy);
    const settings = JSON.parse(readFileSync(join(copy, 'tsconfig.json'), 'utf8'));
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ ...settings, include: [], files: receiptFiles }));
    const known = join(cache, 'add-a-kind.tsbuildinfo');
    expect(compileErrors(copy, ['--incremental', '--tsBuildInfoFile', known])).toEqual([]);
  });
});
