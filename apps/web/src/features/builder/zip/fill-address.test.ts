import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Address } from './address.ts';
import { EMPTY_NOTE, noteKind } from '../kind/note-kind.fixture.ts';
import { createBuilderStore, editDraft, undoLatest } from '../store/edits.ts';
import { stateFromWork } from '../store/work.ts';
import { fillAddress, zipWarning } from './fill-address.ts';

const FILE = {
  'San Francisco, CA': '102 107',
  ', CA': '138',
  'Washington, DC': '001',
  'San Juan, PR': '901',
  'Portland, OR': '205',
};
const EMPTY = { street: '', city: '', state: '', zip: '', country: '' };
type Draft = typeof EMPTY & { readonly elsewhere?: string };

const paths = { street1: 'street', city: 'city', state: 'state', zip: 'zip' };
const US: Address = { paths, country: 'us' };
const ANY: Address = { paths, country: 'any' };
const WITH_COUNTRY: Address = { paths: { ...paths, country: 'country' }, country: 'us' };
const WITH_TERRITORIES: Address = { paths, country: 'us', otherPlaces: { PR: 'Puerto Rico' } };

let focused = '';
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(FILE)));
  vi.stubGlobal('document', {
    get activeElement() {
      return { id: focused };
    },
  });
  focused = 'telephone';
});
afterEach(() => vi.unstubAllGlobals());

const begun = stateFromWork(noteKind, {
  draft: EMPTY_NOTE,
  template: 'plain',
  theme: 'ink',
  workId: 'w',
  finishSeen: false,
  hasDownloaded: false,
  visited: [],
});

function storeOf(typed: Partial<Draft>) {
  return createBuilderStore<Draft, object>(
    { outdates: () => true },
    { ...begun, draft: { ...EMPTY, ...typed }, undo: [], redo: [] },
  );
}

async function left(typed: Partial<Draft>, address = US) {
  const store = storeOf(typed);
  const answered = vi.fn();
  await fillAddress(store, address, answered);
  const { draft, toast } = store.get();
  return { store, answered, draft, said: toast?.text, place: `${draft.city}, ${draft.state}` };
}

describe('fillAddress', () => {
  it.each(['94107', '94107-1234', ' 94107 '])('fills an empty city and state from %s, and says so', async (zip) => {
    const { place, said, answered } = await left({ zip });
    expect(place).toBe('San Francisco, CA');
    expect(said).toBe('City and state filled from the ZIP code.');
    expect(answered).toHaveBeenCalledOnce();
  });

  it('overwrites nothing', async () => {
    const { draft, said } = await left({ zip: '94107', city: 'SF', state: 'CA' });
    expect(draft).toMatchObject({ city: 'SF', state: 'CA' });
    expect(said).toBeUndefined();
  });

  it('fills what alone is empty', async () => {
    expect(await left({ zip: '94107', city: 'SF' })).toMatchObject({
      place: 'SF, CA',
      said: 'State filled from the ZIP code.',
    });
    expect(await left({ zip: '94107', state: 'CA' })).toMatchObject({
      place: 'San Francisco, CA',
      said: 'City filled from the ZIP code.',
    });
  });

  it('fills no city of another state', async () => {
    expect((await left({ zip: '94107', state: 'NV' })).place).toBe(', NV');
  });

  it('fills the state where the list names no city', async () => {
    expect((await left({ zip: '94138' })).place).toBe(', CA');
  });

  it.each(['9410', 'SW1A 1AA', '', '94107-12', '94999'])('fills nothing from "%s"', async (zip) => {
    const { place, said } = await left({ zip });
    expect([place, said]).toEqual([', ', undefined]);
  });

  it('fills no state that the address does not offer', async () => {
    expect((await left({ zip: '00901' })).place).toBe('San Juan, ');
    expect((await left({ zip: '00901' }, WITH_TERRITORIES)).place).toBe('San Juan, PR');
  });

  it('leaves an address abroad alone', async () => {
    expect((await left({ zip: '94107', country: 'France' }, WITH_COUNTRY)).place).toBe(', ');
    expect((await left({ zip: '94107', country: 'USA' }, WITH_COUNTRY)).place).toBe('San Francisco, CA');
    expect((await left({ zip: '94107', city: 'Lyon' }, ANY)).place).toBe('Lyon, ');
    expect((await left({ zip: '94107', city: 'san francisco' }, ANY)).place).toBe('san francisco, CA');
  });

  it('does not write into a field that has the focus', async () => {
    focused = 'city';
    expect((await left({ zip: '94107' })).place).toBe(', CA');
  });

  it('throws when the list cannot be had, and changes nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const store = storeOf({ zip: '10001' });
    await expect(fillAddress(store, US, vi.fn())).rejects.toThrow('offline');
    expect(store.get().draft).toEqual({ ...EMPTY, zip: '10001' });
  });
});

describe('an answer that comes late', () => {
  it.each([
    ['a city was typed', { city: 'Oakland' }, 'Oakland, CA'],
    ['another ZIP code was typed', { zip: '94102' }, ', '],
    ['the work was started over', { zip: '' }, ', '],
  ])('writes over nothing when %s', async (_, typed, place) => {
    const store = storeOf({ zip: '94107' });
    const answer = fillAddress(store, US, vi.fn());
    editDraft(store, (draft) => ({ ...draft, ...typed }));
    await answer;
    expect(`${store.get().draft.city}, ${store.get().draft.state}`).toBe(place);
  });

  it('does nothing when the address has gone', async () => {
    const store = storeOf({ zip: '94107' });
    const answer = fillAddress(store, US, vi.fn());
    editDraft(store, () => ({ elsewhere: 'yes' }) as unknown as Draft);
    await answer;
    expect(store.get().draft).toEqual({ elsewhere: 'yes' });
  });
});

describe('taking it back', () => {
  it('empties what was filled in one step, keeps what was typed over it, and does not fill it again', async () => {
    const store = storeOf({ zip: '94107' });
    await fillAddress(store, US, vi.fn());
    editDraft(store, (draft) => ({ ...draft, city: 'SF' }));
    expect(undoLatest(store)).toBe(true);
    expect(store.get().draft).toMatchObject({ city: 'SF', state: '', zip: '94107' });
    await fillAddress(store, US, vi.fn());
    expect(store.get().draft.state).toBe('');
    editDraft(store, (draft) => ({ ...draft, zip: '20001', city: '' }));
    await fillAddress(store, US, vi.fn());
    expect(store.get().draft).toMatchObject({ city: 'Washington', state: 'DC' });
  });
});

describe('a ZIP code that is corrected', () => {
  async function corrected(address: Address, zips: readonly string[], typed: Partial<Draft> = {}, between = {}) {
    const store = storeOf({ ...typed, zip: zips[0]! });
    await fillAddress(store, address, vi.fn());
    editDraft(store, (draft) => ({ ...draft, ...between }));
    for (const zip of zips.slice(1)) {
      editDraft(store, (draft) => ({ ...draft, zip }));
      await fillAddress(store, address, vi.fn());
    }
    const { draft, toast } = store.get();
    return { store, said: toast?.text, place: `${draft.city}, ${draft.state}` };
  }
  const [PORTLAND, SAN_FRANCISCO, NO_CITY] = ['97205', '94107', '94138'];

  it.each([
    ['of the United States', US],
    ['of any country', ANY],
  ])('takes what the earlier one filled along in an address %s', async (_, address) => {
    expect(await corrected(address, [PORTLAND, SAN_FRANCISCO])).toMatchObject({
      place: 'San Francisco, CA',
      said: 'City and state filled from the ZIP code.',
    });
    expect((await corrected(address, [PORTLAND, SAN_FRANCISCO, PORTLAND])).place).toBe('Portland, OR');
  });

  it('leaves what was typed, before or since', async () => {
    expect((await corrected(US, [PORTLAND, SAN_FRANCISCO], { city: 'PDX' })).place).toBe('PDX, CA');
    expect((await corrected(US, [PORTLAND, SAN_FRANCISCO], {}, { city: 'PDX' })).place).toBe('PDX, CA');
    expect((await corrected(US, [PORTLAND, SAN_FRANCISCO], {}, { state: 'WA' })).place).toBe('Portland, WA');
    expect((await corrected(US, [PORTLAND, SAN_FRANCISCO], { city: 'Portland', state: 'OR' })).place).toBe(
      'Portland, OR',
    );
  });

  it('leaves no city of the other state behind where it has none of its own', async () => {
    expect(await corrected(US, [PORTLAND, NO_CITY])).toMatchObject({
      place: ', CA',
      said: 'State filled from the ZIP code.',
    });
    expect((await corrected(US, [SAN_FRANCISCO, NO_CITY])).place).toBe('San Francisco, CA');
  });

  it('changes nothing that is not known, is abroad, or has the focus', async () => {
    expect((await corrected(US, [PORTLAND, '94999'])).place).toBe('Portland, OR');
    expect((await corrected(US, [PORTLAND, '9410'])).place).toBe('Portland, OR');
    expect((await corrected(WITH_COUNTRY, [PORTLAND, SAN_FRANCISCO], {}, { country: 'France' })).place).toBe(
      'Portland, OR',
    );
    focused = 'city';
    expect((await corrected(US, [PORTLAND, SAN_FRANCISCO])).place).toBe(', CA');
  });

  it('is taken back to what the earlier one filled, which then follows the next one', async () => {
    const { store } = await corrected(US, [PORTLAND, SAN_FRANCISCO]);
    const placeNow = () => `${store.get().draft.city}, ${store.get().draft.state}`;
    undoLatest(store);
    expect(placeNow()).toBe('Portland, OR');
    await fillAddress(store, US, vi.fn());
    expect(placeNow()).toBe('Portland, OR');
    editDraft(store, (draft) => ({ ...draft, zip: '20001' }));
    await fillAddress(store, US, vi.fn());
    expect(placeNow()).toBe('Washington, DC');
  });
});

describe('zipWarning', () => {
  const warned = async (typed: Partial<Draft>, address = US) => {
    const { draft } = await left(typed, address);
    return zipWarning(draft, address);
  };

  it('says that the address names another state', async () => {
    expect(await warned({ zip: '94107', state: 'NV' })).toBe(
      'ZIP code 94107 is in California. This address says Nevada.',
    );
    expect(await warned({ zip: '20001', state: 'MD' })).toBe(
      'ZIP code 20001 is in the District of Columbia. This address says Maryland.',
    );
    expect(await warned({ zip: '00901-1234', state: 'TX' })).toBe(
      'ZIP code 00901 is in Puerto Rico. This address says Texas.',
    );
  });

  it.each(['NV', 'nv', 'Nevada ', 'NEVADA'])('reads a state that is typed: %s', async (state) => {
    expect(await warned({ zip: '94107', state }, ANY)).toBe(
      'ZIP code 94107 is in California. This address says Nevada.',
    );
  });

  it.each(['CA', 'california', 'Calif.', 'Ontario', ''])('says nothing of %s', async (state) => {
    expect(await warned({ zip: '94107', city: 'X', state }, ANY)).toBeUndefined();
  });

  it('says softly that a code is not in the list', async () => {
    expect(await warned({ zip: '94999' })).toBe('We don’t know ZIP code 94999. Check it.');
    expect(await warned({ zip: '94999', state: 'CA' }, ANY)).toBe('We don’t know ZIP code 94999. Check it.');
    expect(await warned({ zip: '94999', city: 'Lyon' }, ANY)).toBeUndefined();
    expect(await warned({ zip: '94999', country: 'France' }, WITH_COUNTRY)).toBeUndefined();
  });

  it('says nothing before its place was looked up', () => {
    expect(zipWarning({ ...EMPTY, zip: '94555', state: 'NV' }, US)).toBeUndefined();
  });
});
