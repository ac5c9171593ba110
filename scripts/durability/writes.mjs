import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { solveAppCheck } from '../peers/app-check.mjs';

const PASSWORD = 'quartz-lantern-otter-93';
const ANSWER_WITHIN_MS = 60_000;
const READ_WITHIN_MS = 30_000;
/** Well below the most that an account may have. */
const MAX_DRAFTS = 150;
const MAX_CONTACTS = 600;

/**
 * A person who writes by way of several servers. What gets no answer is asked again of another one with the same
 * idempotency key, until there is an answer, as the pages do. `addresses` answers the servers to ask, and may change.
 */
export async function createWriter(addresses) {
  const email = `${randomUUID()}@example.com`;
  const ledger = { drafts: new Map(), documents: new Map(), contacts: new Map(), mails: new Set([email]) };
  const counts = { acknowledged: 0, repeated: 0, askedTwice: 0, differing: [] };
  const ask = async (path, options) => {
    const all = addresses();
    const first = randomInt(all.length);
    const key = randomUUID();
    const send = (address) => once(address + path, { ...options, key, token: session.idToken });
    for (let attempt = 0, end = Date.now() + ANSWER_WITHIN_MS; Date.now() < end; attempt += 1) {
      const answer = await send(all[(first + attempt) % all.length]);
      if (!answer) {
        counts.repeated += 1;
        await wait(20);
        continue;
      }
      counts.acknowledged += 1;
      return { ...answer, again: () => send(all[(first + attempt + 1) % all.length]) };
    }
    throw new Error(`No server answered ${path}`);
  };
  const session = { idToken: undefined };
  const post = async (path, value) => {
    const answer = await ask(path, { body: JSON.stringify(value) });
    if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.status} ${answer.bytes}`);
    await checkedAgain(path, answer);
    return { ...JSON.parse(answer.bytes).data, headers: answer.headers, bytes: answer.bytes };
  };
  /** Asks the other server again for part of what was acknowledged: it has to say the same. */
  const checkedAgain = async (path, answer) => {
    if (randomInt(4) > 0) return;
    const again = await answer.again();
    if (!again) return;
    counts.askedTwice += 1;
    if (again.status !== 200 || idIn(again) !== idIn(answer)) counts.differing.push(`${path} ${idIn(answer)}`);
  };
  /** A server that ends may have used up the token, with or without making the account. */
  const signUp = async (as) => {
    for (;;) {
      const { data } = JSON.parse((await ask('/api/app-check-challenge', { method: 'GET' })).bytes);
      const appCheckToken = await solveAppCheck(data);
      const body = JSON.stringify({ email: as, password: PASSWORD, appCheckToken });
      const { status, bytes } = await ask('/api/sign-up', { body });
      if (status === 200 || status === 409) return;
      if (status !== 410) throw new Error(`/api/sign-up was refused: ${status} ${bytes}`);
    }
  };
  await signUp(email);
  const signIn = async () => {
    const signedIn = await ask('/api/sign-in', { body: JSON.stringify({ email, password: PASSWORD }) });
    const { customToken } = JSON.parse(signedIn.bytes).data;
    const exchanged = await ask('/api/identity/token', { body: JSON.stringify({ customToken }) });
    session.idToken = JSON.parse(exchanged.bytes).data.idToken;
  };
  await signIn();

  const saveDraft = async () => {
    const free = [...ledger.drafts.values()].filter(({ isBusy }) => !isBusy);
    const isNew = free.length === 0 || (ledger.drafts.size < MAX_DRAFTS && randomInt(3) === 0);
    const draft = isNew ? { version: 0 } : free[randomInt(free.length)];
    draft.isBusy = true;
    const note = `${randomUUID()} ${'x'.repeat(randomInt(1500))}`;
    const target = isNew ? {} : { draftId: draft.id, version: draft.version };
    const { draftId, version } = await post('/api/save-draft', { ...invoice(note), ...target });
    if (version !== draft.version + 1) counts.differing.push(`draft ${draftId} ${draft.version} to ${version}`);
    ledger.drafts.set(draftId, { id: draftId, version, note });
  };
  const issue = async () => {
    const { headers, bytes } = await pdf();
    ledger.documents.set(headers.get('x-document-id'), bytes);
  };
  const pdf = async () => {
    const answer = await ask('/api/documents/generate-pdf', { body: JSON.stringify(invoice(randomUUID())) });
    if (answer.status !== 200) throw new Error(`generate-pdf was refused: ${answer.status} ${answer.bytes}`);
    await checkedAgain('generate-pdf', answer);
    return answer;
  };
  const addContact = async () => {
    if (ledger.contacts.size >= MAX_CONTACTS) return;
    const name = `Customer ${randomUUID()}`;
    const { id } = await post('/api/profile/address-book', { kind: 'client', name });
    ledger.contacts.set(id, name);
  };
  const askForMail = async () => {
    const to = `${randomUUID()}@example.com`;
    await signUp(to);
    ledger.mails.add(to);
  };

  return {
    ledger,
    counts,
    signIn,
    /** Writes one thing after the other until told to stop, and ends when the last one is answered. */
    async writeUntil(isOver) {
      while (!isOver()) {
        const choice = randomInt(10);
        await (choice < 5 ? saveDraft() : choice < 7 ? issue() : choice < 9 ? addContact() : askForMail());
      }
    },
    read: (address, path) => readUntilAnswered(address + path, session.idToken),
  };
}

/** What is there. Both servers run, but a busy machine may make one refuse a call for a moment. */
async function readUntilAnswered(url, token) {
  for (const end = Date.now() + READ_WITHIN_MS; ; await wait(250)) {
    const answer = await once(url, { method: 'GET', token });
    if (answer || Date.now() > end) return answer;
  }
}

/** One request; nothing when the server went away or could not do it. */
async function once(url, { method = 'POST', body, key, token }) {
  const headers = {
    ...(key && { 'idempotency-key': key }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  try {
    const response = await fetch(url, { method, headers, body });
    const bytes = Buffer.from(await response.arrayBuffer());
    return response.status >= 500 ? undefined : { status: response.status, headers: response.headers, bytes };
  } catch {
    return undefined;
  }
}

/** What tells whether two answers name the same thing. */
function idIn({ headers, bytes }) {
  const documentId = headers.get('x-document-id');
  if (documentId) return `${documentId} ${bytes.length}`;
  const { draftId, version, id } = JSON.parse(bytes).data ?? {};
  return draftId ? `${draftId}/${version}` : id;
}

/** A small invoice, with a note that tells it apart. */
export function invoice(notes) {
  const party = (name) => ({
    ...{ name, email: '', address1: '1 Example Street', address2: '', city: 'Austin' },
    ...{ state: 'TX', zip: '78704', phone: '' },
  });
  return {
    type: 'invoice',
    template: 'ledger',
    theme: 'forest',
    documentData: {
      from: { ...party('Durability Example'), businessNumber: '' },
      to: party('Customer Example'),
      number: 'INV-1',
      date: '2026-11-20',
      items: [{ id: 'a', description: 'One', rate: '10.00' }],
      notes,
    },
  };
}
