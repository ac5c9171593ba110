import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setAuth, VISITOR } from '../../../identity/auth-state.ts';
import { fetchFullSsnConsent, setFullSsnConsent } from '../../../records/full-ssns.ts';
import { createStore } from '../store/create-store.ts';
import type { Work } from '../store/work.ts';
import { followFullSsn } from './follow-full-ssn.ts';

let isKept = false;
vi.mock('../../../identity/call-as-user.ts', () => ({
  callAsUser: (address: string, { body }: { body?: { isKept: boolean } } = {}) => {
    expect(address).toMatch(/^(GET|POST) \/api\/profile\/whole-numbers$/);
    isKept = body?.isKept ?? isKept;
    return Promise.resolve({ ok: true, data: { isKept } });
  },
}));

const cut = (number: string) => (number.length === 9 ? number.slice(-4) : number);
const kind = {
  toAccount: (draft: object, mayHoldWhole?: boolean) => {
    const { number } = draft as { number: string };
    return { number: mayHoldWhole ? number : cut(number) };
  },
};
const numbered = (number: string, workId = 'w1') => ({ workId, draft: { number } }) as unknown as Work;
const work = createStore(numbered(''));
const saveAgain = vi.fn();
let followed: ReturnType<typeof followFullSsn>;

beforeEach(async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const user = { id: 'ana', email: '', isValidEmail: true, firstName: '', lastName: '', roles: { guest: true } };
  setAuth({ ...VISITOR, isLoggedIn: true, user });
  await setFullSsnConsent(false);
  work.set(() => numbered(''));
  saveAgain.mockReset();
  followed = followFullSsn({ kind, work: work.get, subscribe: work.subscribe, saveAgain });
  await fetchFullSsnConsent();
});
afterEach(() => {
  followed.stop();
  vi.unstubAllGlobals();
});

it('saves a full number again once the account may hold it, and each other one that is typed from then on', async () => {
  work.set(() => numbered('412684821'));
  expect(saveAgain).not.toHaveBeenCalled();
  await setFullSsnConsent(true);
  expect(saveAgain).toHaveBeenCalledTimes(1);
  // Its last four digits are the same, and so is what the browser keeps.
  work.set(() => numbered('421684821'));
  expect(saveAgain).toHaveBeenCalledTimes(2);
  work.set(() => numbered('4821'));
  expect(saveAgain).toHaveBeenCalledTimes(2);
});

it('saves nothing again that is cut, that came from the account, or that is other work', async () => {
  await setFullSsnConsent(true);
  work.set(() => numbered('4821'));
  followed.quietly(() => work.set(() => numbered('412684821')));
  work.set(() => numbered('412684821', 'w2'));
  work.set(() => numbered('529148127', 'w1'));
  expect(saveAgain).not.toHaveBeenCalled();
  await setFullSsnConsent(false);
  work.set(() => numbered('529148128', 'w1'));
  expect(saveAgain).not.toHaveBeenCalled();
});
