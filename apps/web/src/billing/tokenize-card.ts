import { callAsUser } from '../identity/call-as-user.ts';
import { loadSiteConfig, siteConfig } from '../shell/site-config.ts';
import type { CardField, TokenizableCard } from './card.ts';

/** A card exchanged for a token, or why it wasn't, at the field it is about. */
export type Tokenized =
  | { readonly ok: true; readonly paymentToken: string }
  | { readonly ok: false; readonly field: CardField | undefined; readonly message: string };

const NOT_FOUND = 'Payment token not found';
const UNREACHABLE = 'We can’t reach the card processor. Nothing was charged. Check your connection and try again.';
const GIVE_UP_MS = 30_000;

/** The field that a refusal of the tokenizing service is about, by its code or the entry it names. */
const FIELDS: Readonly<Record<string, CardField>> = {
  testCardUnknown: 'cardNumber',
  testCardBrandWrong: 'cardNumber',
  securityCodeLength: 'cvc',
  card_number: 'cardNumber',
  brand: 'cardNumber',
  expiry: 'expiration',
  cvv: 'cvc',
};

/** Sends a card to the tokenizing service, and to nobody else. Charges nothing, so it may be tried again. */
export async function tokenizeCard(card: TokenizableCard): Promise<Tokenized> {
  const tokenizerUrl = await findTokenizer();
  if (tokenizerUrl === '') return refused(UNREACHABLE);
  const bearer = await callAsUser('GET /api/payments/auth-tokenize-token');
  if (!bearer.ok) return refused(bearer.error.code === 'unreachable' ? UNREACHABLE : NOT_FOUND);
  if (!bearer.data.token) return refused(NOT_FOUND);
  const response = await send(tokenizerUrl, bearer.data.token, card);
  if (!response) return refused(UNREACHABLE);
  const answer: unknown = await response.json().catch(() => undefined);
  const token = valueAt(answer, 'data', 'token');
  if (response.ok && typeof token === 'string' && token !== '') return { ok: true, paymentToken: token };
  return refusalOf(answer) ?? refused(NOT_FOUND);
}

/** Its address, asked for again where the server hasn’t said it: without one, the card would come to our own. */
async function findTokenizer(): Promise<string> {
  if (siteConfig().billing.tokenizerUrl === '') {
    const late = new Promise((resolve) => setTimeout(resolve, GIVE_UP_MS));
    await Promise.race([loadSiteConfig().catch(() => undefined), late]);
  }
  return siteConfig().billing.tokenizerUrl;
}

/** The value at a path in an answer of unknown shape; undefined if the path ends earlier. */
function valueAt(answer: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inside, name) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined),
    answer,
  );
}

async function send(tokenizerUrl: string, bearer: string, card: TokenizableCard): Promise<Response | undefined> {
  try {
    return await fetch(`${tokenizerUrl}/v2/tokenize_payment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(card),
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
  } catch {
    return undefined;
  }
}

/** What the service says is wrong with the card. Text of its own is shown only where it is about a field we know. */
function refusalOf(answer: unknown): Tokenized | undefined {
  const message = valueAt(answer, 'error', 'message');
  const issue = valueAt(answer, 'error', 'issues', '0');
  const field = FIELDS[String(valueAt(answer, 'error', 'code'))] ?? FIELDS[String(valueAt(issue, 'path'))];
  if (!field) return undefined;
  return typeof message === 'string' && message !== '' && !issue
    ? refused(message, field)
    : refused(CHECK[field], field);
}

const CHECK: Readonly<Record<CardField, string>> = {
  cardNumber: 'Check the card number. A digit is missing or wrong.',
  expiration: 'Enter the month and year on the card, such as 08/29.',
  cvc: 'Check the security code.',
};

function refused(message: string, field?: CardField): Tokenized {
  return { ok: false, field, message };
}
