import { describe, expect, it } from 'vitest';
import { previousBuilder, previousRoute, rememberRoute } from './previous-route.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('the previous route', () => {
  it('is nothing at first', () => {
    expect(previousRoute(memory())).toBeUndefined();
  });

  it('is the page that was left last, with search and hash', () => {
    const storage = memory();
    rememberRoute('/terms', storage);
    rememberRoute('/make-your-paystub?step=2#hours', storage);
    expect(previousRoute(storage)).toBe('/make-your-paystub?step=2#hours');
  });

  it('is never a page of signing in', () => {
    const storage = memory();
    rememberRoute('/contact', storage);
    for (const path of ['/auth/login', '/auth/sign-up?from=/contact', '/auth/reset-password#code']) {
      rememberRoute(path, storage);
    }
    expect(previousRoute(storage)).toBe('/contact');
  });

  it('keeps the builder that was left last, whatever pages came after it', () => {
    const storage = memory();
    expect(previousBuilder(storage)).toBeUndefined();
    for (const left of ['/invoice-generator', '/make-your-w2?step=boxes', '/pricing', '/checkout?plan=yearly']) {
      rememberRoute(left, storage);
    }
    expect(previousBuilder(storage)).toBe('/make-your-w2?step=boxes');
    expect(previousRoute(storage)).toBe('/checkout?plan=yearly');
  });

  it('does without a storage that refuses', () => {
    const full: Storage = {
      ...memory(),
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    };
    expect(() => rememberRoute('/terms', full)).not.toThrow();
  });
});
