import { beforeEach, describe, expect, it, vi } from 'vitest';

const widths = { characterRuns: '', letters: { missing: ' ', base: '!', widths: '' }, faces: {} };

/** The module as a page has it that was just opened. */
async function opened(comes: () => object) {
  vi.resetModules();
  vi.doMock('./generated/other-alphabets.ts', comes);
  return import('./other-alphabets-in-page.ts');
}

describe('Greek and Cyrillic letters in a page', () => {
  const listenToPage = vi.fn();

  beforeEach(() => {
    listenToPage.mockReset();
    vi.stubGlobal('addEventListener', listenToPage);
    return () => vi.unstubAllGlobals();
  });

  it('are asked for by the first of them, and told of once they are there', async () => {
    const page = await opened(() => widths);
    const come = new Promise<void>((resolve) => page.onOtherAlphabets(resolve));
    expect(page.isOnTheWay('é')).toBe(false);
    expect(page.otherAlphabets()).toBeUndefined();
    expect(page.isOnTheWay('Ж')).toBe(true);
    expect(page.isOnTheWay('Ω')).toBe(true);
    await come;
    expect(page.otherAlphabets()).toMatchObject(widths);
    expect(page.isOnTheWay('Ж')).toBe(false);
    expect(page.failedToLoad('Ж')).toBe(false);
  });

  it('are told of when they do not come, and asked for once more with the connection', async () => {
    let isOnline = false;
    const page = await opened(() => {
      if (isOnline) return widths;
      throw new TypeError('offline');
    });
    await expect(page.loadOtherAlphabets()).rejects.toThrow();
    expect(page.isOnTheWay('Ж')).toBe(false);
    expect([page.failedToLoad('Ж'), page.failedToLoad('é')]).toEqual([true, false]);
    expect(listenToPage).toHaveBeenCalledWith('online', expect.any(Function), { once: true });
    isOnline = true;
    const come = new Promise<void>((resolve) => page.onOtherAlphabets(resolve));
    (listenToPage.mock.calls[0]![1] as () => void)();
    await come;
    expect(page.failedToLoad('Ж')).toBe(false);
  });

  it('are found in a text', async () => {
    const page = await opened(() => widths);
    expect(page.hasOtherAlphabets('{"name":"Зоря"}')).toBe(true);
    expect(page.hasOtherAlphabets('{"name":"Núria Nguyễn"}')).toBe(false);
  });
});
