import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSecrets } from './find-secrets.mjs';

const SECRETS = [
  { kind: 'a taxpayer number', text: '84-3192756' },
  { kind: 'a password', text: 'nine lamps over the river' },
];
const noise = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251));
let folder;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'paperwage-secrets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A file in which something stands between other bytes. */
const plant = (content) => {
  mkdirSync(join(folder, 'deep'), { recursive: true });
  writeFileSync(join(folder, 'deep', 'file'), Buffer.concat([noise, Buffer.from(content), noise]));
};
const found = () => findSecrets([folder], SECRETS).found.map((line) => line.replace(/^.*: /, ''));

describe('a search for secrets', () => {
  it('finds none where there is none', () => {
    plant('84-31927 nine lamps, XXX-XX-4821, 018f7d5e-1a2b-7c3d-8e4f-123456789012');
    expect(findSecrets([folder, join(folder, 'not there')], SECRETS)).toEqual({ found: [], fileCount: 1 });
  });

  it.each(SECRETS)('finds $kind in clear, in hex and in UTF-16', ({ kind, text }) => {
    plant(text);
    expect(found()).toEqual([`${kind} in clear`]);
    plant(Buffer.from(text).toString('hex').toUpperCase());
    expect(found()).toEqual([`${kind} in hex`]);
    plant(Buffer.from(text, 'utf16le'));
    expect(found()).toEqual([`${kind} in UTF-16`]);
    plant(Buffer.from(text, 'utf16le').swap16());
    expect(found()).toEqual([`${kind} in UTF-16`]);
  });

  it.each([0, 1, 2, 3])('finds what stands in base64 behind %i other characters', (before) => {
    for (const encoding of ['base64', 'base64url']) {
      plant(Buffer.from(`${'~'.repeat(before)}84-3192756 and more`).toString(encoding));
      expect(found()).toEqual(['a taxpayer number in base64']);
    }
  });

  it('finds a number and a token that nobody told it', () => {
    plant(' 412-68-4821 ');
    expect(found()).toEqual(['a Social Security number']);
    plant(`eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhbmEifQ.${'a'.repeat(86)}`);
    expect(found()).toEqual(['a signed token']);
  });

  it('fails where there is nothing to search', () => {
    expect(() => findSecrets([join(folder, 'not there')], SECRETS)).toThrow('nothing to search');
  });
});
