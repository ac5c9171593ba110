import path from 'node:path';
import { z } from 'zod';
import { read, variable, integer } from './config-variable.ts';
import { isOfThisMachine } from '../places.ts';

/** A provider people can log in with, by OpenID Connect. */
export interface OpenIdPlace {
  /** Part of addresses: `google`. */
  readonly id: string;
  /** On the button: `Google`. */
  readonly name: string;
  /** Its address, under which it publishes `/.well-known/openid-configuration`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether an email address that it calls verified may open an account with the same verified address. */
  readonly linksByEmail: boolean;
}

const ID = /^[a-z][a-z\d-]{0,29}$/;
const HOST = /^[\w.:[\]-]+$/;
const NAME = /^[^\p{Cc}]{1,40}$/u;
const OPTIONS = ['name', 'email'];

/** The variables about identity providers. */
export const IDENTITY_VARIABLES = {
  OIDC_PROVIDERS: variable<readonly OpenIdPlace[]>({
    fallback: '',
    allowed:
      'entries such as google=https://client-id:secret@accounts.google.com separated by spaces; ?name=Acme%20Works ' +
      'sets the name shown, and &email=link connects accounts with the same email',
    purpose:
      'Companies people can log in with, by OpenID Connect. Register the callback ' +
      '`PUBLIC_URL/api/social/google/callback` with each, using its own id. Percent-encode anything in the client ' +
      'id or secret that is not a letter or digit.',
    schema: read((text) => (text === '' ? [] : openIdPlaces(text))),
  }),
  IDENTITY_PROVIDER: variable({
    fallback: 'embedded',
    allowed: 'embedded or firebase',
    purpose: 'Issuer of ID tokens: this server or Firebase Authentication.',
    schema: z.enum(['embedded', 'firebase']),
  }),
  FIREBASE_PROJECT_ID: variable({
    fallback: '',
    allowed: 'the id of a Firebase project, such as my-project-1a2b',
    purpose: 'Firebase project of the ID tokens. Required with `IDENTITY_PROVIDER=firebase`.',
    schema: z.string().regex(/^([a-z][a-z\d-]{3,29})?$/),
  }),
  FIREBASE_API_KEY: variable({
    fallback: '',
    allowed: 'the web API key of a Firebase project',
    purpose:
      'Web API key for Firebase ID tokens. Pages contain it, so it is not a secret. Required with ' +
      '`IDENTITY_PROVIDER=firebase`.',
    schema: z.string().regex(/^[\w-]{0,100}$/),
  }),
  FIREBASE_CREDENTIALS_FILE: variable({
    fallback: '',
    allowed: 'the path of a file',
    purpose:
      'Service account of the Firebase project, as JSON; it signs custom tokens. Required, except with the emulator.',
    schema: z
      .string()
      .max(4096)
      .transform((text) => (text === '' ? undefined : path.resolve(text))),
  }),
  FIREBASE_AUTH_EMULATOR_HOST: variable({
    fallback: '',
    allowed: 'an address such as 127.0.0.1:9099',
    purpose:
      'Firebase emulator, which accepts unsigned tokens. Refused if `NODE_ENV` is production or `PUBLIC_URL` is ' +
      'not this machine.',
    schema: z.string().regex(/^([\w.-]{1,253}:\d{1,5})?$/),
  }),
  SESSION_IDLE_DAYS: variable({
    fallback: '12',
    allowed: 'a whole number from 1 to 12',
    purpose: 'Days after which a browser that isn’t used is logged out.',
    schema: integer(1, 12),
  }),
  NODE_ENV: variable({
    fallback: '',
    allowed: 'a word such as production',
    purpose: '`production` refuses settings meant only for tests. `npm start` sets it.',
    schema: z.string().regex(/^[\w-]{0,40}$/),
  }),
};

type Values = { [Name in keyof typeof IDENTITY_VARIABLES]: z.output<(typeof IDENTITY_VARIABLES)[Name]['schema']> };

/** Who identifies users, and which providers they can also log in with. */
export interface IdentityConfig {
  readonly social: readonly OpenIdPlace[];
  readonly firebase: FirebasePlace | undefined;
  /** How long an unused sign-in stays valid. */
  readonly idleMs: number;
}

/** A Firebase project. */
export interface FirebasePlace {
  readonly projectId: string;
  readonly apiKey: string;
  readonly credentialsFile: string | undefined;
  /** `host:port` of the emulator in place of Firebase. */
  readonly emulator: string | undefined;
}

/** The configuration from the variables, once each is valid by itself. */
export function identityConfig(values: Values): IdentityConfig {
  return {
    social: values.OIDC_PROVIDERS,
    idleMs: values.SESSION_IDLE_DAYS * 86_400_000,
    firebase:
      values.IDENTITY_PROVIDER === 'firebase'
        ? {
            projectId: values.FIREBASE_PROJECT_ID,
            apiKey: values.FIREBASE_API_KEY,
            credentialsFile: values.FIREBASE_CREDENTIALS_FILE,
            emulator: values.FIREBASE_AUTH_EMULATOR_HOST || undefined,
          }
        : undefined,
  };
}

/** A sentence for each combination of variables that is wrong. `publicUrl` is the address people use. */
export function identityRefusals(values: Values, publicUrl: string): readonly string[] {
  const emulator = values.FIREBASE_AUTH_EMULATOR_HOST !== '';
  const refusals: string[] = [];
  if (emulator && (values.NODE_ENV === 'production' || !isOfThisMachine(publicUrl))) {
    refusals.push(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: the emulator accepts unsigned tokens from ' +
        'anyone. Unset it.',
    );
  }
  if (values.IDENTITY_PROVIDER !== 'firebase') return refusals;
  const needed = {
    FIREBASE_PROJECT_ID: values.FIREBASE_PROJECT_ID !== '',
    FIREBASE_API_KEY: values.FIREBASE_API_KEY !== '',
    FIREBASE_CREDENTIALS_FILE: emulator || values.FIREBASE_CREDENTIALS_FILE !== undefined,
  };
  const missing = Object.entries(needed).filter(([, isThere]) => !isThere);
  return [...refusals, ...missing.map(([name]) => `${name} must be set with IDENTITY_PROVIDER=firebase.`)];
}

/** The providers in a list, or nothing if an entry is wrong or two have the same id. */
function openIdPlaces(text: string): readonly OpenIdPlace[] | undefined {
  const places = text.split(/\s+/).map(openIdPlace);
  if (!places.every((place) => place !== undefined)) return undefined;
  return new Set(places.map(({ id }) => id)).size === places.length ? places : undefined;
}

function openIdPlace(entry: string): OpenIdPlace | undefined {
  const [id = '', ...rest] = entry.split('=');
  const address = rest.join('=');
  if (!ID.test(id) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const clientId = decoded(url.username);
  const clientSecret = decoded(url.password);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isOfThisMachine(url.origin));
  if (!isSafe || !clientId || !clientSecret || url.hash !== '' || !HOST.test(url.host)) return undefined;
  const options = url.searchParams;
  const name = options.get('name') ?? id[0]!.toUpperCase() + id.slice(1);
  const email = options.get('email');
  if (!NAME.test(name) || (email !== null && email !== 'link')) return undefined;
  if ([...options.keys()].some((key) => !OPTIONS.includes(key))) return undefined;
  const issuer = url.origin + (url.pathname === '/' ? '' : url.pathname);
  return { id, name, issuer, clientId, clientSecret, linksByEmail: email === 'link' };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
