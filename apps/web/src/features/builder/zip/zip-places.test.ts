import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ZipPlaces from './zip-places.ts';

const FILE = { 'San Francisco, CA': '102 107', ', CA': '138', 'Daly City, CA': '015' };
const fetched = vi.fn(() => Promise.resolve(Response.json(FILE)));

let zips: typeof ZipPlaces;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  zips = await import('./zip-places.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

describe('findPlace', () => {
  it('finds city and state, the state alone, or nothing', async () => {
    expect(await zips.findPlace('94107')).toEqual({ city: 'San Francisco', state: 'CA' });
    expect(await zips.findPlace('94138')).toEqual({ city: '', state: 'CA' });
    expect(await zips.findPlace('94010')).toBeUndefined();
  });

  it('tells the server no more than the first two digits, and asks once', async () => {
    await Promise.all([zips.findPlace('94107'), zips.findPlace('94015')]);
    await zips.findPlace('94102');
    expect(fetched.mock.calls).toEqual([['/zip/94.json']]);
  });

  it('throws when it cannot be asked, and asks again the next time', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await expect(zips.findPlace('94107')).rejects.toThrow('offline');
    fetched.mockResolvedValueOnce(new Response('Not found', { status: 404 }));
    await expect(zips.findPlace('94107')).rejects.toThrow('status 404');
    expect(zips.placeFound('94107')).toBeUndefined();
    expect(await zips.findPlace('94107')).toEqual({ city: 'San Francisco', state: 'CA' });
  });
});

it('placeFound remembers what was found', async () => {
  expect(zips.placeFound('94107')).toBeUndefined();
  await zips.findPlace('94107');
  await zips.findPlace('94010');
  expect(zips.placeFound('94107')).toEqual({ city: 'San Francisco', state: 'CA' });
  expect(zips.placeFound('94010')).toBe('unlisted');
});
