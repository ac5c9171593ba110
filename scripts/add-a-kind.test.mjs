import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { addedLines, receiptFiles } from './fixtures/receipt/add-receipt.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('a fifth kind of document, the receipt', () => {
  it('is six files', () => {
    expect(receiptFiles).toHaveLength(6);
  });

  it('is in the guide, file by file and line by line', () => {
    const guide = readFileSync(join(root, 'docs/howto/add-a-kind.md'), 'utf8');
    expect(receiptFiles.filter((file) => !guide.includes(file))).toEqual([]);
    expect(addedLines.filter((line) => !guide.includes(line.trim()))).toEqual([]);
  });
});
