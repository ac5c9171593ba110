/**
 * A provider of OpenID Connect of our own, for tests: code flow with PKCE, as strict as the real ones. It asks whoever is
 * sent to it who they would like to be. Run by itself it takes `--port`, and the client `paperwage` with the secret `secret`.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const CLIENT_ID = 'paperwage';
const CLIENT_SECRET = 'secret';
const CODE_LIFE_MS = 60_000;

/** Starts one on the loopback address; port 0 takes any free one. */
export async function startOpenIdProvider({ port = 0, ...options } = {}) {
  const key = await (madeKey ??= makeKey());
  const codes = new Map();
  const state = { issuer: '', key, codes, methods: ['client_secret_basic'], alter: (claims) => claims, ...options };
  const server = createServer((request, response) => {
    void answer(state, request)
      .catch((error) => ({ status: 500, type: 'text/plain', body: String(error) }))
      .then(({ status = 200, type = 'application/json', headers = {}, body }) => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers });
        response.end(type === 'application/json' ? JSON.stringify(body) : body);
      });
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  state.issuer = `http://127.0.0.1:${server.address().port}`;
  return {
    state,
    issuer: state.issuer,
    clientSecret: CLIENT_SECRET,
    /** Signs a person in, as the form does, and answers where the browser is sent back to. */
    signIn: (address, person) => decide(state, new URL(address).searchParams, person),
    /** The person turns back. */
    cancel: (address) => decide(state, new URL(address).searchParams, undefined),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Of all that one process starts: to find the primes takes longer than most tests. */
let madeKey;

async function makeKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' } };
}

async function answer(state, request) {
  const { pathname, searchParams } = new URL(request.url, state.issuer);
  if (pathname === '/.well-known/openid-configuration') return { body: metadata(state) };
  if (pathname === '/jwks') return { body: { keys: [state.key.jwk] } };
  if (pathname === '/authorize') return authorize(state, searchParams, request);
  if (pathname === '/token') return token(state, request);
  if (pathname === '/userinfo') return userInfo(state, request);
  return { status: 404, type: 'text/plain', body: 'Not found' };
}

function metadata({ issuer, methods }) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: methods,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}

async function authorize(state, query, request) {
  if (request.method !== 'POST') return { type: 'text/html; charset=utf-8', body: form(query) };
  const entered = new URLSearchParams(await bodyOf(request));
  const email = entered.get('email') ?? '';
  const person = { sub: email, email, email_verified: entered.get('verified') === 'on', given_name: 'Ana' };
  const back = decide(state, query, entered.has('cancel') ? undefined : person);
  return { status: 303, type: 'text/plain', headers: { location: back.href }, body: '' };
}

function form(query) {
  return `<!doctype html><html lang="en"><title>Test provider</title><h1>Test provider</h1>
<form method="post" action="/authorize?${query.toString().replaceAll('&', '&amp;')}">
<label>Email <input name="email" value="ana@example.com"></label>
<label><input type="checkbox" name="verified" checked> Verified</label>
<button>Continue</button> <button name="cancel">Cancel</button></form></html>`;
}

/** Refuses what a client may not ask for; else a new code for a person, or that there is none. */
function decide(state, query, person) {
  const wanted = ['client_id', 'redirect_uri', 'state', 'nonce', 'code_challenge'].map((name) => query.get(name));
  if (wanted.includes(null) || query.get('client_id') !== CLIENT_ID) throw new Error('The request lacks something');
  if (query.get('response_type') !== 'code' || query.get('code_challenge_method') !== 'S256') {
    throw new Error('Only the code flow with S256');
  }
  const back = new URL(query.get('redirect_uri'));
  back.searchParams.set('state', query.get('state'));
  back.searchParams.set('iss', state.issuer);
  if (!person) {
    back.searchParams.set('error', 'access_denied');
    return back;
  }
  const code = randomBytes(24).toString('base64url');
  state.codes.set(code, { query, person, expiresAtMs: Date.now() + CODE_LIFE_MS });
  back.searchParams.set('code', code);
  return back;
}

async function token(state, request) {
  const body = new URLSearchParams(await bodyOf(request));
  if (!isClient(request, body)) return { status: 401, body: { error: 'invalid_client' } };
  const given = state.codes.get(body.get('code'));
  // A code is taken once, whether it is good or not.
  state.codes.delete(body.get('code'));
  const { query, person, expiresAtMs } = given ?? {};
  const challenge = createHash('sha256')
    .update(body.get('code_verifier') ?? '')
    .digest('base64url');
  const isGood =
    given &&
    expiresAtMs > Date.now() &&
    body.get('redirect_uri') === query.get('redirect_uri') &&
    challenge === query.get('code_challenge');
  if (!isGood) return { status: 400, body: { error: 'invalid_grant' } };
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: state.issuer, aud: CLIENT_ID, iat: now, exp: now + 300, nonce: query.get('nonce'), ...person };
  const accessToken = randomBytes(24).toString('base64url');
  state.codes.set(accessToken, { person, expiresAtMs: Date.now() + CODE_LIFE_MS });
  const idToken = await new SignJWT(state.alter(claims))
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(state.signWith ?? state.key.privateKey);
  return { body: { access_token: accessToken, token_type: 'Bearer', expires_in: 300, id_token: idToken } };
}

function userInfo(state, { headers }) {
  const given = state.codes.get(headers.authorization?.replace(/^Bearer /, ''));
  if (!given) return { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' }, body: {} };
  return { body: { ...given.person, ...state.userInfo } };
}

/** By the header or by the body (RFC 6749, 2.3.1). */
function isClient({ headers }, body) {
  const [, basic = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const [id, secret = ''] =
    basic === ''
      ? [body.get('client_id'), body.get('client_secret') ?? '']
      : Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
  const [one, other] = [Buffer.from(secret), Buffer.from(CLIENT_SECRET)];
  return id === CLIENT_ID && one.length === other.length && timingSafeEqual(one, other);
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , option, port] = process.argv;
  if (option !== '--port') throw new Error('Say at which port: --port 9000');
  const { issuer } = await startOpenIdProvider({ port: Number(port) });
  console.log(`A provider of OpenID Connect for tests is at ${issuer}`);
}
