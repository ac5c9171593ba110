import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONFIG_VARIABLES, addressOf, readConfig } from './config.ts';

/** 32 bytes in base64. */
const KEY = Buffer.alloc(32, 7).toString('base64');

const ALLOWED: Readonly<Record<keyof typeof CONFIG_VARIABLES, readonly string[]>> = {
  PORT: ['0', '80', '65535'],
  HOST: ['0.0.0.0', '::1', 'localhost', 'pay.example.com'],
  DATA_DIR: ['/var/lib/paperwage', 'data', '../data'],
  PUBLIC_URL: ['https://pay.example.com', 'http://localhost:8080/'],
  DATABASE_URL: ['postgres://pay:secret@db.example.com:5432/pay', 'postgresql://localhost/pay'],
  FILES_URL: ['s3://key:secret@s3.example.com/bucket', 's3://k:s%2F@127.0.0.1:9000/my-bucket?region=eu-1&tls=off'],
  MAIL_URL: ['smtp://localhost:25', 'smtps://user:password@mail.example.com:465'],
  MAIL_FROM: ['pay@example.com'],
  SMS_URL: ['https://texts.example.com/send?from=1', 'http://127.0.0.1:9000/', 'http://[::1]:9000', 'http://localhost'],
  SMS_TOKEN: ['secret', 'a.b-c_d~/+='],
  MASTER_KEY: [KEY, `${KEY}, ${KEY}`],
  MASTER_KEY_FILE: ['/run/secrets/master-key'],
  SIGNING_CERTIFICATE_FILE: ['/run/secrets/signing.p12'],
  SIGNING_CERTIFICATE_PASSWORD: ['se cr\u00e9t'],
  SIGNING_TIMESTAMP_URL: ['http://timestamp.example.com', 'https://tsa.example.com/tsr?x=1'],
  LOG_LEVEL: ['silent', 'debug'],
  TRUST_PROXY: ['off', '10.0.0.1', '10.0.0.0/8, ::1/128'],
  HSTS_SUBDOMAINS: ['on', 'off'],
  APP_CHECK_DIFFICULTY: ['1', '100000'],
  APP_CHECKS_PER_MINUTE: ['1', '600'],
  CALCULATIONS_PER_MINUTE: ['1', '100000000'],
  DOCUMENTS_PER_MINUTE: ['1', '60'],
  DRAFT_SAVES_PER_MINUTE: ['1', '600'],
  EVENTS_PER_MINUTE: ['1', '600'],
  ANALYTICS_URL: ['https://api.segment.io', 'http://127.0.0.1:9000/'],
  ANALYTICS_WRITE_KEY: ['key'],
  RELEASE: ['1f3c9a2', 'v1.2_3-x'],
  SENTRY_DSN: ['https://key@sentry.example.com/42', 'http://key@127.0.0.1:9000/inner/7'],
  VERIFICATIONS_PER_MINUTE: ['1', '600'],
  ACCOUNT_ATTEMPTS_PER_HOUR: ['1', '100'],
  QUESTIONS_PER_MINUTE: ['1', '30'],
  MESSAGES_PER_MINUTE: ['1', '5'],
  CHAT_DAYS: ['1', '90', '36500'],
  CONTACT_DAYS: ['1', '365'],
  CHAT_MODEL_URL: ['https://models.example.com/v1', 'http://127.0.0.1:11434/v1'],
  CHAT_MODEL: ['gpt-5', 'org/model:7b'],
  CHAT_MODEL_KEY: ['sk-1'],
  ADMIN_EMAILS: ['ana@example.com', 'Ana@example.com, ben@example.com'],
  ISSUERS_PER_DAY: ['1', '10'],
  NAMES_PER_FIGURES: ['1', '25'],
  OIDC_PROVIDERS: [
    'google=https://id:secret@accounts.google.com',
    'a=https://i%3Ad:s%40@a.example/t/v2.0?name=Acme%20Works&email=link  b-2=http://id:secret@127.0.0.1:9000',
  ],
  IDENTITY_PROVIDER: ['embedded'],
  FIREBASE_PROJECT_ID: ['my-project-1a2b'],
  FIREBASE_API_KEY: ['AIza-x_1'],
  FIREBASE_CREDENTIALS_FILE: ['/run/secrets/firebase.json'],
  FIREBASE_AUTH_EMULATOR_HOST: ['127.0.0.1:9099', 'emulator:9099'],
  SESSION_IDLE_DAYS: ['1', '12'],
  NODE_ENV: ['production', 'test'],
  BILLING: ['off', 'sandbox'],
  SALES_TAX_PERCENT: ['0', '8.25', '30'],
  BILLING_TIME_ZONE: ['America/New_York', 'Pacific/Honolulu', 'UTC'],
  STICKY_URL: [
    'https://pay:s%2Fcret@acme.sticky.io?campaign=1&product=3&offer=2&billing-model=2&shipping=5',
    'http://pay:secret@127.0.0.1:9000/api?campaign=1&product=3&offer=2&billing-model=2&shipping=5',
  ],
  STICKY_EVENTS_SECRET: ['s3cret'],
  STRIPE_SECRET_KEY: ['sk_test_1'],
  STRIPE_PUBLISHABLE_KEY: ['pk_test_1'],
  STRIPE_WEBHOOK_SECRET: ['whsec_1'],
  COMPANY_NAME: ['Łukasz & Sons'],
  SUPPORT_PHONE: ['+1 (555) 555-0100'],
  SUPPORT_ADDRESS: ['1 Main Street, Springfield, IL 62701'],
  SUPPORT_EMAIL: ['help@pay.example.com'],
};

/** What must be set for a variable to be. */
const NEEDED_BESIDE: Partial<Record<keyof typeof CONFIG_VARIABLES, Record<string, string>>> = {
  ANALYTICS_URL: { ANALYTICS_WRITE_KEY: 'key' },
  ANALYTICS_WRITE_KEY: { ANALYTICS_URL: 'https://api.segment.io' },
  SMS_TOKEN: { SMS_URL: 'https://texts.example.com' },
  CHAT_MODEL_URL: { CHAT_MODEL: 'gpt-5' },
  CHAT_MODEL: { CHAT_MODEL_URL: 'https://models.example.com/v1' },
  CHAT_MODEL_KEY: { CHAT_MODEL_URL: 'https://models.example.com/v1', CHAT_MODEL: 'gpt-5' },
  SIGNING_CERTIFICATE_PASSWORD: { SIGNING_CERTIFICATE_FILE: '/run/secrets/signing.p12' },
};

const REFUSED: Readonly<Record<keyof typeof CONFIG_VARIABLES, readonly string[]>> = {
  PORT: ['abc', '-1', '65536', '3000.5', '0x50', '1e3', 'NaN'],
  HOST: ['not a host', '300.1.1.1', 'http://localhost', '-a.example'],
  DATA_DIR: ['a\0b', 'x'.repeat(5000)],
  PUBLIC_URL: [
    'pay.example.com',
    'ftp://example.com',
    'https://example.com/app',
    'https://a:b@example.com',
    'https://',
  ],
  DATABASE_URL: ['mysql://localhost/pay', 'postgres://localhost', 'localhost', 'postgres:///x'],
  FILES_URL: [
    'https://s3.example.com/bucket',
    's3://s3.example.com/bucket',
    's3://k:s@s3.example.com/',
    's3://k:s@h/B',
  ],
  MAIL_URL: ['mail.example.com', 'http://mail.example.com'],
  MAIL_FROM: ['nobody'],
  SMS_URL: [
    'texts.example.com',
    'smtp://texts.example.com',
    'http://texts.example.com/send',
    'http://127.0.0.1.example.com',
    'https://user:password@texts.example.com',
    'https://texts.example.com/#send',
  ],
  SMS_TOKEN: ['two words', 'x\ny', 'ключ', 'x'.repeat(1001)],
  MASTER_KEY: ['short', `${KEY},`, KEY.slice(4)],
  MASTER_KEY_FILE: ['x'.repeat(5000)],
  SIGNING_CERTIFICATE_FILE: ['x'.repeat(5000)],
  SIGNING_CERTIFICATE_PASSWORD: ['x\ny', 'x'.repeat(1001)],
  SIGNING_TIMESTAMP_URL: [
    'timestamp.example.com',
    'ftp://timestamp.example.com',
    'https://user:password@timestamp.example.com',
    'https://timestamp.example.com/#tsr',
  ],
  LOG_LEVEL: ['INFO', 'verbose'],
  TRUST_PROXY: ['true', '1', '10.0.0.0/33', '10.0.0.1,', 'proxy.example.com'],
  HSTS_SUBDOMAINS: ['yes', '1'],
  APP_CHECK_DIFFICULTY: ['0', '100001', 'hard'],
  APP_CHECKS_PER_MINUTE: ['0', 'all'],
  CALCULATIONS_PER_MINUTE: ['0', 'unlimited', '100000001'],
  DOCUMENTS_PER_MINUTE: ['0', '1.5'],
  DRAFT_SAVES_PER_MINUTE: ['0', 'all'],
  EVENTS_PER_MINUTE: ['0', 'x'],
  ANALYTICS_URL: ['api.segment.io', 'https://api.segment.io/v1', 'ftp://a.example'],
  ANALYTICS_WRITE_KEY: ['two words', 'x'.repeat(201)],
  RELEASE: ['two words', 'x'.repeat(61), 'a/b'],
  SENTRY_DSN: ['sentry.example.com/42', 'https://sentry.example.com/42', 'https://key@sentry.example.com/x'],
  VERIFICATIONS_PER_MINUTE: ['0', 'all'],
  ACCOUNT_ATTEMPTS_PER_HOUR: ['0', 'many'],
  QUESTIONS_PER_MINUTE: ['0', 'all'],
  MESSAGES_PER_MINUTE: ['0', 'all'],
  CHAT_DAYS: ['0', 'all', '36501'],
  CONTACT_DAYS: ['0', '-1'],
  CHAT_MODEL_URL: ['models.example.com', 'http://models.example.com/v1', 'https://user:password@models.example.com'],
  CHAT_MODEL: ['two words', 'x'.repeat(201)],
  CHAT_MODEL_KEY: ['two words', 'x'.repeat(1001)],
  ADMIN_EMAILS: ['ana', 'ana@example.com,', 'ana@example.com ben@example.com'],
  ISSUERS_PER_DAY: ['0', 'many'],
  NAMES_PER_FIGURES: ['0', 'many'],
  OIDC_PROVIDERS: [
    'google',
    'google=accounts.google.com',
    'google=https://accounts.google.com',
    'google=https://id@accounts.google.com',
    'google=http://id:secret@accounts.google.com',
    'google=https://id:%@accounts.google.com',
    'Google=https://id:secret@accounts.google.com',
    'a=https://i:s@a.example a=https://i:s@b.example',
    'a=https://i:s@a.example?email=trust',
    'a=https://i:s@a.example?nam=Acme',
    'a=https://i:s@a.example#x',
    'a=https://i:s@a.example,b=https://i:s@b.example',
  ],
  IDENTITY_PROVIDER: ['Firebase', 'auth0'],
  FIREBASE_PROJECT_ID: ['My Project', 'x'],
  FIREBASE_API_KEY: ['a key', '<script>'],
  FIREBASE_CREDENTIALS_FILE: ['x'.repeat(5000)],
  FIREBASE_AUTH_EMULATOR_HOST: ['127.0.0.1', 'http://127.0.0.1:9099'],
  SESSION_IDLE_DAYS: ['0', '13', '1.5'],
  NODE_ENV: ['on production'],
  BILLING: ['on', 'paypal'],
  BILLING_TIME_ZONE: ['Eastern', 'America', '+25:00'],
  SALES_TAX_PERCENT: ['-1', '8,25', '30.0001', '8.12345', 'none'],
  STICKY_URL: [
    'acme.sticky.io',
    'https://pay:secret@acme.sticky.io',
    'https://pay:secret@acme.sticky.io?campaign=1&product=3&offer=2&billing-model=2&shipping=x',
    'https://pay:secret@acme.sticky.io?campaign=1&product=3&offer=2&billing-model=2&shipping=5&more=1',
    'https://acme.sticky.io?campaign=1&product=3&offer=2&billing-model=2&shipping=5',
    'http://pay:secret@acme.sticky.io?campaign=1&product=3&offer=2&billing-model=2&shipping=5',
    'https://a:b@c.example?x=1',
  ],
  STICKY_EVENTS_SECRET: ['two words'],
  STRIPE_SECRET_KEY: ['two words'],
  STRIPE_PUBLISHABLE_KEY: ['two words'],
  STRIPE_WEBHOOK_SECRET: ['x'.repeat(1001)],
  COMPANY_NAME: ['x'.repeat(81), 'two\nlines'],
  SUPPORT_PHONE: ['5'.repeat(41)],
  SUPPORT_ADDRESS: ['x'.repeat(161)],
  SUPPORT_EMAIL: ['nobody', 'a@b'],
};

const names = Object.keys(CONFIG_VARIABLES) as (keyof typeof CONFIG_VARIABLES)[];

describe('readConfig', () => {
  it('needs nothing to be set', () => {
    const reading = readConfig({});
    expect(reading).toMatchObject({
      config: {
        port: 3000,
        host: '127.0.0.1',
        dataFolder: path.resolve('data'),
        publicUrl: 'http://127.0.0.1:3000',
        logLevel: 'info',
        trustedProxies: [],
        hstsSubdomains: false,
      },
    });
  });

  it('keeps everything under the data folder, until other places are named', () => {
    const at = path.resolve('/srv/pay');
    expect(readConfig({ DATA_DIR: at })).toMatchObject({
      config: {
        database: { kind: 'sqlite', file: path.join(at, 'paperwage.sqlite') },
        files: { kind: 'disk', folder: path.join(at, 'files') },
        mail: { url: undefined, outbox: path.join(at, 'outbox') },
        masterKey: { keys: [], file: path.join(at, 'master.key'), mayMake: true },
      },
    });
    const environment = {
      DATABASE_URL: 'postgres://pay@db.example.com/pay',
      FILES_URL: 's3://key:a%2Fb@127.0.0.1:9000/bucket?region=eu-1&tls=off',
      MAIL_URL: 'smtp://localhost:25',
    };
    expect(readConfig(environment)).toMatchObject({
      config: {
        database: { kind: 'postgres', url: environment.DATABASE_URL },
        files: {
          kind: 's3',
          endpoint: 'http://127.0.0.1:9000',
          region: 'eu-1',
          bucket: 'bucket',
          accessKeyId: 'key',
          secretAccessKey: 'a/b',
        },
        mail: { url: environment.MAIL_URL },
        masterKey: { mayMake: false },
      },
    });
  });

  it('has plainly fictional company details by default', () => {
    const reading = readConfig({});
    if (!('config' in reading)) throw new Error('the defaults are refused');
    expect(reading.config.company.phone).toMatch(/555-01\d\d$/);
    expect(reading.config.company.email).toMatch(/\.example$/);
    expect(reading.config.company.address).toContain('Example');
  });

  it('takes a variable that is set to nothing as left out', () => {
    expect(readConfig({ PORT: '', HOST: '  ' })).toMatchObject({ config: { port: 3000, host: '127.0.0.1' } });
  });

  it.each(names.flatMap((name) => ALLOWED[name].map((value) => [name, value] as const)))(
    'takes %s=%s',
    (name, value) => {
      expect(readConfig({ ...NEEDED_BESIDE[name], [name]: value })).toHaveProperty('config');
    },
  );

  it.each(names.flatMap((name) => REFUSED[name].map((value) => [name, value] as const)))(
    'refuses %s=%j by name, saying what is allowed',
    (name, value) => {
      expect(readConfig({ [name]: value })).toEqual({
        refusals: [`${name} must be ${CONFIG_VARIABLES[name].allowed}.`],
      });
    },
  );

  it('refuses every wrong variable at once', () => {
    expect(readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toMatchObject({
      refusals: [expect.stringMatching(/^PORT /), expect.stringMatching(/^LOG_LEVEL /)],
    });
  });

  it('keeps the origin of PUBLIC_URL only', () => {
    expect(readConfig({ PUBLIC_URL: 'https://Pay.Example.com/' })).toMatchObject({
      config: { publicUrl: 'https://pay.example.com' },
    });
  });
});

describe('codes to phones', () => {
  const textsOf = (environment: Record<string, string>) => {
    const reading = readConfig({ DATA_DIR: '/srv/pay', ...environment });
    if (!('config' in reading)) throw new Error(reading.refusals.join(' '));
    return reading.config.texts;
  };
  const SMS_URL = 'https://texts.example.com/send';
  const firebase = {
    IDENTITY_PROVIDER: 'firebase',
    FIREBASE_PROJECT_ID: 'my-project',
    FIREBASE_API_KEY: 'key',
    FIREBASE_CREDENTIALS_FILE: '/f.json',
  };

  it('go where SMS_URL says, else into the outbox where mails go there too, and nowhere with Firebase', () => {
    expect(textsOf({})).toEqual({ kind: 'outbox', folder: path.resolve('/srv/pay/outbox') });
    expect(textsOf({ MAIL_URL: 'smtp://localhost:25' })).toBeUndefined();
    expect(textsOf({ MAIL_URL: 'smtp://localhost:25', SMS_URL })).toEqual({
      kind: 'webhook',
      url: SMS_URL,
      token: undefined,
    });
    expect(textsOf({ SMS_URL, SMS_TOKEN: 'secret' })).toMatchObject({ kind: 'webhook', token: 'secret' });
    expect(readConfig({ SMS_TOKEN: 'secret' })).toEqual({
      refusals: ['SMS_TOKEN needs SMS_URL: set both, or neither.'],
    });
    expect(textsOf({ ...firebase, SMS_URL })).toBeUndefined();
    expect(textsOf(firebase)).toBeUndefined();
  });
});

describe('billing', () => {
  it('is in test mode by default, and names what a gateway lacks', () => {
    expect(readConfig({})).toMatchObject({
      config: { billing: { gateway: { kind: 'sandbox' }, salesTax: { percent: '0', rate: 0 } } },
    });
    expect(readConfig({ BILLING: 'sticky' })).toEqual({ refusals: ['BILLING=sticky needs STICKY_URL: set it.'] });
    expect(readConfig({ BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_1' })).toEqual({
      refusals: ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'].map(
        (name) => `BILLING=stripe needs ${name}: set it.`,
      ),
    });
    expect(
      readConfig({ BILLING: 'sticky', STICKY_URL: ALLOWED.STICKY_URL[0], SALES_TAX_PERCENT: '8.25' }),
    ).toMatchObject({
      config: {
        billing: {
          gateway: { kind: 'sticky', url: 'https://acme.sticky.io', user: 'pay', password: 's/cret' },
          salesTax: { percent: '8.25', rate: 82_500 },
        },
      },
    });
  });
});

describe('the providers of OpenID Connect', () => {
  it('are read with their names, and link by email only where it is said', () => {
    const value = ALLOWED.OIDC_PROVIDERS[1]!;
    expect(readConfig({ OIDC_PROVIDERS: value })).toMatchObject({
      config: {
        identity: {
          social: [
            {
              id: 'a',
              name: 'Acme Works',
              issuer: 'https://a.example/t/v2.0',
              clientId: 'i:d',
              clientSecret: 's@',
              linksByEmail: true,
            },
            { id: 'b-2', name: 'B-2', issuer: 'http://127.0.0.1:9000', linksByEmail: false },
          ],
        },
      },
    });
  });
});

describe('Firebase', () => {
  const firebase = { IDENTITY_PROVIDER: 'firebase', FIREBASE_PROJECT_ID: 'my-project', FIREBASE_API_KEY: 'key' };
  const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  const refused = [expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST must not be set in production/)];

  it('is chosen with all that it needs, named one by one where it lacks', () => {
    expect(readConfig({ IDENTITY_PROVIDER: 'firebase' })).toEqual({
      refusals: ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_CREDENTIALS_FILE'].map(
        (name) => `${name} must be set with IDENTITY_PROVIDER=firebase.`,
      ),
    });
    expect(readConfig({ ...firebase, FIREBASE_CREDENTIALS_FILE: '/f.json' })).toMatchObject({
      config: { identity: { firebase: { projectId: 'my-project', apiKey: 'key', credentialsFile: '/f.json' } } },
    });
    expect(readConfig({ ...firebase, ...emulator })).toMatchObject({
      config: { identity: { firebase: { emulator: '127.0.0.1:9099' } } },
    });
    expect(readConfig({ FIREBASE_PROJECT_ID: 'my-project' })).toMatchObject({
      config: { identity: { firebase: undefined } },
    });
  });

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['at an address that others use', { PUBLIC_URL: 'https://pay.example.com' }],
    ['on all addresses of the machine', { PUBLIC_URL: 'http://192.168.0.4:3000' }],
  ])('is never the emulator %s, whichever provider is chosen', (_what, where) => {
    expect(readConfig({ ...firebase, ...emulator, ...where })).toEqual({ refusals: refused });
    expect(readConfig({ ...emulator, ...where })).toEqual({ refusals: refused });
  });
});

describe('addressOf', () => {
  it.each([
    ['127.0.0.1', 3000, 'http://127.0.0.1:3000'],
    ['0.0.0.0', 80, 'http://localhost:80'],
    ['::1', 3000, 'http://[::1]:3000'],
  ])('writes %s and %i as an address to open', (host, port, address) => {
    expect(addressOf(host, port)).toBe(address);
  });
});

describe('docs/configuration.md', () => {
  it('lists every variable with its default, what is allowed and its purpose', () => {
    const file = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8');
    const rows = [...file.matchAll(/^\| `([A-Z_]+)`(.*)\|$/gm)].map(([, name = '', rest = '']) => {
      const [, fallback = '', allowed = '', purpose = ''] = rest.split('|').map((cell) => cell.trim());
      return { name, fallback: fallback === '(empty)' ? '' : fallback.replaceAll('`', ''), allowed, purpose };
    });
    const read = names.map((name) => {
      const { fallback, allowed, purpose } = CONFIG_VARIABLES[name];
      return { name, fallback, allowed, purpose };
    });
    expect(rows).toEqual(read);
  });
});

describe('the language model of the chat', () => {
  it('is an address and a model, or neither', () => {
    expect(readConfig({ CHAT_MODEL_URL: 'https://models.example.com/v1' })).toEqual({
      refusals: ['CHAT_MODEL_URL needs CHAT_MODEL: set both, or neither.'],
    });
    expect(readConfig({ CHAT_MODEL_KEY: 'sk-1' })).toEqual({
      refusals: ['CHAT_MODEL and CHAT_MODEL_KEY need CHAT_MODEL_URL: set it, or leave them out.'],
    });
    expect(readConfig({})).toMatchObject({ config: { support: { chatDays: 90, contactDays: 365, model: undefined } } });
  });
});
