import { randomInt, randomUUID } from 'node:crypto';
import { PNG } from 'pngjs';
import { solveAppCheck } from '../peers/app-check.mjs';
import { invoice } from './writes.mjs';

/** Well below the most that an account may have: those whose answer was lost count too. */
const MAX_DRAFTS = 200;
/** Well within the life of an ID token, 15 minutes. */
const RENEW_MS = 300_000;
const AGAIN_MS = 1_000;
const PASSWORD = 'quartz-lantern-otter-93';

/** The server went away in the midst of a call: nothing was acknowledged. */
class Gone extends Error {
  isGone = true;
}

/** A person with an account who saves, issues and uploads. */
export async function createClient(first, email) {
  let address = first;
  const call = async (path, { body, token, type = 'application/json', method = 'POST' } = {}) => {
    const headers = { 'idempotency-key': randomUUID() };
    if (token) headers.authorization = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = type;
    let response;
    let bytes;
    try {
      response = await fetch(address + path, { method, headers, body });
      bytes = Buffer.from(await response.arrayBuffer());
    } catch (cause) {
      throw new Gone('gone', { cause });
    }
    // A server that is being killed may still refuse; what it refuses it has not acknowledged.
    if (response.status >= 500) throw new Gone(`answered ${response.status}`);
    return { response, bytes, json: () => JSON.parse(bytes.toString('utf8')) };
  };
  const posted = async (path, value, token) => {
    const answer = await call(path, { body: JSON.stringify(value), token });
    const { ok, data, error } = answer.json();
    if (!ok) throw new Error(`${path} refused: ${error.message}`);
    return data;
  };
  const signUp = async (as) => {
    const { data } = (await call('/api/app-check-challenge', { method: 'GET' })).json();
    const appCheckToken = await solveAppCheck(data);
    return posted('/api/sign-up', { email: as, password: PASSWORD, appCheckToken });
  };
  const { customToken } = await signUp(email);
  let { idToken } = await posted('/api/identity/token', { customToken });
  const renewIn = (ms) => void setTimeout(renew, ms).unref();
  // A server that is down at that moment is asked again once it may be back, before the token ends.
  async function renew() {
    try {
      const signedIn = await posted('/api/sign-in', { email, password: PASSWORD });
      ({ idToken } = await posted('/api/identity/token', { customToken: signedIn.customToken }));
      renewIn(RENEW_MS);
    } catch (error) {
      if (!error.isGone) throw error;
      renewIn(AGAIN_MS);
    }
  }
  renewIn(RENEW_MS);

  return {
    goOn: (to) => void (address = to),

    async saveDraft(drafts) {
      const note = `${randomUUID()} ${'x'.repeat(randomInt(1900))}`;
      // Six write at once: each changes drafts of its own only, so the ledger has no two truths.
      const known = [...drafts.values()].filter((draft) => !draft.isBusy);
      const one =
        known.length > 0 && (drafts.size > MAX_DRAFTS || randomInt(3) > 0) ? known[randomInt(known.length)] : undefined;
      if (one) one.isBusy = true;
      const target = one ? { draftId: one.id, version: one.version } : {};
      try {
        const { draftId, version } = await posted('/api/save-draft', { ...invoice(note), ...target }, idToken);
        return { id: draftId, version, note };
      } catch (error) {
        // Whether it was kept is not known: the next change of this draft begins from what the server has.
        if (error.isGone || !one) throw error;
        const kept = await this.readDraft(one.id);
        if (!kept) throw error;
        return { id: one.id, version: kept.version, note: kept.note };
      } finally {
        if (one) one.isBusy = false;
      }
    },

    async issue() {
      const body = JSON.stringify(invoice(randomUUID()));
      const { response, bytes } = await call('/api/documents/generate-pdf', { body, token: idToken });
      if (response.status !== 200) throw new Error(`generate-pdf answered ${response.status}: ${bytes.toString()}`);
      const id = response.headers.get('x-document-id');
      if (id === null) throw new Error('generate-pdf made a document that it does not keep');
      return { id, bytes };
    },

    async uploadLogo() {
      const png = new PNG({ width: 40, height: 20 });
      for (let at = 0; at < png.data.length; at += 1) png.data[at] = randomInt(256);
      const answer = await call('/api/logos', { body: PNG.sync.write(png), type: 'image/png', token: idToken });
      const { ok, data, error } = answer.json();
      if (!ok) throw new Error(`/api/logos refused: ${error.message}`);
      return { url: data.url };
    },

    async askForMail() {
      const to = `${randomUUID()}@example.com`;
      await signUp(to);
      return to;
    },

    async readDraft(id) {
      const answer = await call(`/api/profile/drafts/${id}`, { method: 'GET', token: idToken });
      if (answer.response.status === 404) return undefined;
      if (answer.response.status !== 200)
        throw new Error(`a draft answered ${answer.response.status}: ${answer.bytes}`);
      const { version, documentData } = answer.json().data;
      return { version, note: documentData.notes };
    },

    async readDocument(id) {
      const answer = await call(`/api/profile/documents/${id}/file`, { method: 'GET', token: idToken });
      return answer.response.status === 200 ? answer.bytes : undefined;
    },

    async readLogo(url) {
      const answer = await call(url, { method: 'GET', token: idToken });
      return answer.response.status === 200 ? answer.bytes : undefined;
    },
  };
}
