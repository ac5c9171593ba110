import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SealBroken, aesVault } from './aes-vault.ts';

const first = randomBytes(32);
const second = randomBytes(32);
const bytes = fc.uint8Array({ maxLength: 4096 });

describe('the vault', () => {
  it('opens what it sealed, and seals the same content differently each time', () => {
    const vault = aesVault([first]);
    fc.assert(
      fc.property(bytes, fc.string(), (plain, context) => {
        const sealed = vault.seal(plain, context);
        expect(Buffer.from(vault.open(sealed, context)).equals(Buffer.from(plain))).toBe(true);
        expect(sealed.content).not.toEqual(vault.seal(plain, context).content);
      }),
    );
  });

  it('keeps nothing of the content readable', () => {
    const sealed = aesVault([first]).seal(Buffer.from('123-45-6789 and more'), 'drafts:1');
    expect(Buffer.from(sealed.content).includes('123-45')).toBe(false);
    expect(Buffer.from(sealed.wrappedKey).includes(first)).toBe(false);
  });

  it('refuses content that was moved, changed in any byte, or cut', () => {
    const vault = aesVault([first]);
    const sealed = vault.seal(Buffer.from('mine'), 'drafts:1');
    expect(() => vault.open(sealed, 'drafts:2')).toThrow(SealBroken);
    for (const part of ['content', 'wrappedKey'] as const) {
      for (let at = 0; at < sealed[part].length; at += 1) {
        const changed = Uint8Array.from(sealed[part]);
        changed[at]! ^= 1;
        expect(() => vault.open({ ...sealed, [part]: changed }, 'drafts:1')).toThrow(SealBroken);
      }
    }
    expect(() => vault.open({ ...sealed, content: sealed.content.subarray(0, 9) }, 'drafts:1')).toThrow(SealBroken);
  });

  it('opens what an older key sealed, and wraps its key again', () => {
    const sealed = aesVault([first]).seal(Buffer.from('kept'), 'x');
    const rotated = aesVault([second, first]);
    expect(Buffer.from(rotated.open(sealed, 'x')).toString()).toBe('kept');
    const wrappedKey = rotated.rewrap(sealed.wrappedKey)!;
    expect(rotated.rewrap(wrappedKey)).toBeUndefined();
    expect(Buffer.from(aesVault([second]).open({ ...sealed, wrappedKey }, 'x')).toString()).toBe('kept');
    expect(() => aesVault([second]).open(sealed, 'x')).toThrow(SealBroken);
  });

  it('needs keys of 32 bytes', () => {
    expect(() => aesVault([])).toThrow();
    expect(() => aesVault([randomBytes(16)])).toThrow();
  });
});
