import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../ports/file-store.ts';
import { startS3 } from '../../fixtures/s3-server.ts';
import { diskFiles } from './disk-files.ts';
import { s3Files } from './s3-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'paperwage-files-'));
let bucket: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => void (bucket = await startS3()));
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const stores: Readonly<Record<string, () => FileStore>> = {
  'a folder': () => diskFiles(folder),
  'a bucket': () => s3Files(bucket.place),
};

describe.each(Object.keys(stores))('files in %s', (name) => {
  const store = () => stores[name]!();
  const bytes = (text: string) => new Uint8Array(Buffer.from(text));

  it('come back as they were put, the latest of a name', async () => {
    await store().put('logos/2026-12-20/a.png', bytes('first'));
    await store().put('logos/2026-12-20/a.png', bytes('second'));
    expect(Buffer.from((await store().get('logos/2026-12-20/a.png'))!).toString()).toBe('second');
  });

  it('may be empty and may be large', async () => {
    const large = new Uint8Array(3_000_000).map((_, at) => at % 251);
    await store().put('empty', bytes(''));
    await store().put('large', large);
    expect((await store().get('empty'))!.length).toBe(0);
    expect(Buffer.from((await store().get('large'))!).equals(Buffer.from(large))).toBe(true);
  });

  it('are missing without a fuss, before they are put and after they are removed', async () => {
    expect(await store().get('logos/none.png')).toBeUndefined();
    await store().put('gone', bytes('x'));
    await store().remove('gone');
    await store().remove('gone');
    expect(await store().get('gone')).toBeUndefined();
  });

  it('are listed by name, whatever folder they are in', async () => {
    await store().put('listed/deep/a.png', bytes('a'));
    await store().put('listed/b.png', bytes('b'));
    const names: string[] = [];
    for await (const file of store().list()) if (file.startsWith('listed/')) names.push(file);
    expect(names.sort()).toEqual(['listed/b.png', 'listed/deep/a.png']);
  });

  it('can be proven to be writable, leaving nothing behind', async () => {
    await store().check();
    expect(await store().get('check')).toBeUndefined();
  });
});

describe('files in a folder', () => {
  it('never leave the folder', async () => {
    const files = diskFiles(path.join(folder, 'inside'));
    for (const name of ['../x', 'a/../../x', '/etc/x', 'a//b', '.hidden', 'a/.b', 'a\\..\\b', '', 'a\0b']) {
      await expect(files.put(name, new Uint8Array(1))).rejects.toThrow('Not a name');
      await expect(files.get(name)).rejects.toThrow('Not a name');
    }
  });

  it('leave no half-written file when writing fails', async () => {
    const files = diskFiles(path.join(folder, 'failing'));
    await files.put('kept/file', new Uint8Array(1));
    await expect(files.put('kept', new Uint8Array(1))).rejects.toThrow();
    expect(readdirSync(path.join(folder, 'failing'))).toEqual(['kept']);
  });
});

describe('files in a bucket', () => {
  it('say when the bucket is not there', async () => {
    const files = s3Files({ ...bucket.place, bucket: 'no-such-bucket' });
    await expect(files.check()).rejects.toThrow();
    await expect(files.put('x', new Uint8Array(1))).rejects.toThrow();
  });
});
