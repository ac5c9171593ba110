import { describe, expect, it } from 'vitest';
import { safeReturnAddress } from './page-access.tsx';

const origin = 'https://paperwage.example';

describe('safeReturnAddress', () => {
  it('is a page of this site, with search and hash', () => {
    expect(safeReturnAddress('/user/history/paystub?name=Bell#last', origin)).toBe(
      '/user/history/paystub?name=Bell#last',
    );
  });

  it.each([
    undefined,
    '',
    'user/account',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/auth/login',
    '/x/../auth/login',
    '/x/..//evil.example',
  ])('is nothing for %j', (kept) => {
    expect(safeReturnAddress(kept, origin)).toBeUndefined();
  });

  it('stays on this site whatever it is made of', () => {
    for (const kept of ['/@evil.example', '/%2F%2Fevil.example']) {
      const back = safeReturnAddress(kept, origin);
      if (back !== undefined) expect(new URL(back, origin).origin).toBe(origin);
    }
  });
});
