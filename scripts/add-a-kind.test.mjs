import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { addedLines, copyWithReceipt, receiptFiles } from './fixtures/receipt/add-receipt.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = join(root, '.cache', `add-a-kind-${process.pid}`);

describe('a fifth kind of document, the receipt', () => {
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is six files', () => {
    expect(receiptFiles).toHaveLength(6);
  });

  it('is in the guide, file by file and line by line', () => {
    const guide = readFileSync(join(root, 'docs/howto/add-a-kind.md'), 'utf8');
    expect(receiptFiles.filter((file) => !guide.includes(file))).toEqual([]);
    expect(addedLines.filter((line) => !guide.includes(line.trim()))).toEqual([]);
  });

  it('is served from the call that makes its file to the page that opens it again', () => {
    copyWithReceipt(copy);
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
    const command = [join(root, 'node_modules/vitest/vitest.mjs'), 'run'];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, env, encoding: 'utf8' });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  });
});
