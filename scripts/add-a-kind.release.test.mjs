import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compileErrors, copyWithReceipt, receiptFiles } from './fixtures/receipt/add-receipt.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = join(root, '.cache', `add-a-kind-types-${process.pid}`);
const SLOW_MS = 300_000;

/** The files of the copy in which the compiler finds something wrong. */
function wrongFiles(without = []) {
  copyWithReceipt(copy, { without });
  return [...new Set(compileErrors(copy).map((line) => line.split('(')[0]))];
}

describe('a fifth kind of document', () => {
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is served from the call that makes its file to the page that opens it again', { timeout: SLOW_MS }, () => {
    copyWithReceipt(copy);
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
    const command = [join(root, 'node_modules/vitest/vitest.mjs'), 'run'];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, env, encoding: 'utf8' });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  });

  it('compiles with its six files', { timeout: SLOW_MS }, () => {
    expect(wrongFiles()).toEqual([]);
  });

  it.each(receiptFiles.filter((file) => /document-kinds|builder-rows/.test(file)))(
    'does not compile while %s lacks it',
    { timeout: SLOW_MS },
    (file) => {
      expect(wrongFiles([file])).toContain(file);
    },
  );
});
