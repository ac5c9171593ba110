import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { solveAppCheck } from '../peers/app-check.mjs';

const PASSWORD = 'quartz-lantern-otter-93';
const ANSWER_WITHIN_MS = 180_000;

/**
 * A person who pays by card. Like the page, retries with the same idempotency key until there is an answer. `address`
 * returns where the server is, or nothing while there is none.
 */
export async function createPayer(address) {
  const email = `${randomUUID()}@example.com`;
  const counts = { asked: 0, repeated: 0 };
  let idToken;

  async function once(path, { body, key } = {}) {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(idToken && { authorization: `Bearer ${idToken}` }),
      ...(key && { 'idempotency-key': key }),
    };
    try {
      const response = await fetch(address() + path, {
        method: body ? 'POST' : 'GET',
        headers,
        body: JSON.stringify(body),
      });
      const answer = await response.json();
      return { status: response.status, ...answer };
    } catch {
      return undefined;
    }
  }

  /** Asks until there is an answer. `makeBody` makes each attempt's body, or nothing if it can't. */
  async function ask(path, { makeBody, key } = {}) {
    counts.asked += 1;
    let last;
    for (const end = Date.now() + ANSWER_WITHIN_MS; Date.now() < end; await wait(25)) {
      const body = address() && makeBody && (await makeBody());
      if (!address() || (makeBody && !body)) continue;
      const answer = await once(path, { body, key });
      last = answer ?? last;
      // The session ran out as the clock went on, or a server that ended had used up the proof of work.
      if (answer?.status === 401 && idToken) await signIn();
      else if (answer && answer.status !== 410 && answer.status < 500) return answer;
      counts.repeated += 1;
    }
    throw new Error(`${path} was not answered, at last with ${JSON.stringify(last)}`);
  }
  async function data(path, options) {
    const answer = await ask(path, options);
    if (!answer.ok) throw new Error(`${path} was refused: ${JSON.stringify(answer)}`);
    return answer.data;
  }
  async function withProof(form) {
    const challenge = await once('/api/app-check-challenge');
    return challenge?.ok ? { ...form, appCheckToken: await solveAppCheck(challenge.data) } : undefined;
  }
  async function signIn() {
    idToken = undefined;
    const { customToken } = await data('/api/sign-in', { makeBody: () => ({ email, password: PASSWORD }) });
    ({ idToken } = await data('/api/identity/token', { makeBody: () => ({ customToken }) }));
  }

  const signedUp = await ask('/api/sign-up', {
    makeBody: () => withProof({ email, password: PASSWORD }),
  });
  if (!signedUp.ok && signedUp.status !== 409) throw new Error(`Sign-up was refused: ${JSON.stringify(signedUp)}`);
  await signIn();

  return {
    email,
    counts,
    /** Sends a card to the gateway's own address and pays with what it gave for it. Answers the order. */
    async pay({ number, brand }, gatewayUrl, plan) {
      const bearer = (await data('/api/payments/auth-tokenize-token')).token;
      const tokenized = await fetch(`${gatewayUrl}/api/v2/tokenize_payment`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify({ card_number: number, cvv: '123', expiry: '04-2038', brand }),
      });
      const paymentToken = (await tokenized.json()).data.token;
      const form = { plan, firstName: 'Dana', lastName: 'Reyes', zip: '78702', paymentToken };
      return data('/api/payments/create-order', {
        key: randomUUID(),
        makeBody: () => withProof(form),
      });
    },
    readOrder: (id) => data(`/api/payments/orders/${id}`),
    subscription: () => data('/api/payments/subscription'),
    receipts: () => data('/api/payments/receipts'),
  };
}
