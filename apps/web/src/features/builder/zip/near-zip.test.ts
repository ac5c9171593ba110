import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as NearZip from './near-zip.ts';

const FILE = {
  cities: ['Columbus', 'Dublin'],
  counties: ['Franklin County', 'Union County', 'Delaware County'],
  zips: { '017': '1;0,1;0;2', '085': '0;0;;', '999': ';;;' },
};
const fetched = vi.fn(() => Promise.resolve(Response.json(FILE)));

let zips: typeof NearZip;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  zips = await import('./near-zip.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

describe('placesNearZip', () => {
  it('gives its own city and counties, those near, or none', async () => {
    const none = { cities: [], counties: [] };
    expect(await zips.placesNearZip('43017')).toEqual({
      cities: ['Dublin'],
      counties: ['Franklin County', 'Union County'],
      near: { cities: ['Columbus'], counties: ['Delaware County'] },
    });
    expect(await zips.placesNearZip('43085')).toEqual({
      cities: ['Columbus'],
      counties: ['Franklin County'],
      near: none,
    });
    for (const zip of ['43999', '43000']) expect(await zips.placesNearZip(zip)).toEqual({ ...none, near: none });
  });

  it('tells the server no more than the first two digits, and asks once', async () => {
    await Promise.all([zips.placesNearZip('43017'), zips.placesNearZip('43085')]);
    expect(fetched.mock.calls).toEqual([['/zip/near/43.json']]);
  });

  it('throws when it cannot be asked, and asks again the next time', async () => {
    fetched.mockResolvedValueOnce(new Response('Not found', { status: 404 }));
    await expect(zips.placesNearZip('43017')).rejects.toThrow('status 404');
    expect((await zips.placesNearZip('43085')).cities).toEqual(['Columbus']);
  });
});
