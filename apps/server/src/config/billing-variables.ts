import type { Rate } from '@paperwage/values';
import { parseRate } from '@paperwage/values';
import { z } from 'zod';
import { read, variable } from './config-variable.ts';
import { isOfThisMachine } from '../places.ts';

const HIGHEST_TAX_PERCENT = 30;

/** Text without spaces, or nothing. */
const secret = z
  .string()
  .regex(/^[\x21-\x7e]{0,1000}$/)
  .transform((text) => (text === '' ? undefined : text));

/** The variables about plans and who charges cards. */
export const BILLING_VARIABLES = {
  BILLING: variable({
    fallback: 'sandbox',
    allowed: 'off, sandbox, sticky or stripe',
    purpose:
      'Who charges cards: sticky.io, Stripe or, for trying it out, a sandbox that moves no money. `off`: no plans and no ' +
      'prices; every signed-in user may use everything.',
    schema: z.enum(['off', 'sandbox', 'sticky', 'stripe']),
  }),
  SALES_TAX_PERCENT: variable<SalesTax>({
    fallback: '0',
    allowed: 'a percentage from 0 to 30 with at most four decimals, such as 8.25',
    purpose: 'Sales tax added to prices, and shown. 0: none.',
    schema: read(salesTaxOf),
  }),
  BILLING_TIME_ZONE: variable({
    fallback: 'America/New_York',
    allowed: 'a time zone such as America/Chicago',
    purpose: 'Where the company is. Days of payments, renewals and receipts go by it.',
    schema: z.string().refine(isTimeZone),
  }),
  STICKY_URL: variable<StickyPlace | undefined>({
    fallback: '',
    allowed:
      'an address such as https://user:password@company.sticky.io?campaign=1&product=3&offer=2&billing-model=2&shipping=5, or http on this machine',
    purpose: 'API of sticky.io, with its credentials. Required with `BILLING=sticky`.',
    schema: read((text) => (text === '' ? undefined : stickyPlace(text)), ''),
  }),
  STICKY_EVENTS_SECRET: variable({
    fallback: '',
    allowed: 'up to 1000 letters, digits and signs without spaces',
    purpose:
      'Password of the sticky.io postback to `PUBLIC_URL/api/payments/events`, with the user name `paperwage`. Empty: we ' +
      'refuse postbacks and look orders up instead.',
    schema: secret,
  }),
  STRIPE_SECRET_KEY: variable({
    fallback: '',
    allowed: 'up to 1000 letters, digits and signs without spaces',
    purpose: 'Secret key of the Stripe account. Required with `BILLING=stripe`.',
    schema: secret,
  }),
  STRIPE_PUBLISHABLE_KEY: variable({
    fallback: '',
    allowed: 'up to 1000 letters, digits and signs without spaces',
    purpose: 'Publishable key of the Stripe account. Pages contain it. Required with `BILLING=stripe`.',
    schema: secret,
  }),
  STRIPE_WEBHOOK_SECRET: variable({
    fallback: '',
    allowed: 'up to 1000 letters, digits and signs without spaces',
    purpose:
      'Signing secret of the Stripe webhook that sends to `PUBLIC_URL/api/payments/events`. Required with `BILLING=stripe`.',
    schema: secret,
  }),
};

type Values = { [Name in keyof typeof BILLING_VARIABLES]: z.output<(typeof BILLING_VARIABLES)[Name]['schema']> };

export interface SalesTax {
  readonly percent: string;
  readonly rate: Rate;
}

/** The sticky.io API and our credentials for it. */
export interface StickyPlace {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** The product sold there: the price comes with each order. */
  readonly campaign: string;
  readonly product: string;
  readonly offer: string;
  readonly billingModel: string;
  readonly shipping: string;
}

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

/** Who charges cards. */
export type GatewayConfig =
  | { readonly kind: 'off' }
  | { readonly kind: 'sandbox' }
  | ({ readonly kind: 'sticky'; readonly eventsSecret: string | undefined } & StickyPlace)
  | ({ readonly kind: 'stripe' } & StripeKeys);

export interface BillingConfig {
  readonly billing: { readonly gateway: GatewayConfig; readonly salesTax: SalesTax; readonly timeZone: string };
}

/** What the chosen gateway still needs, one sentence each. */
export function billingRefusals(values: Values): readonly string[] {
  const needed = {
    off: [],
    sandbox: [],
    sticky: ['STICKY_URL'],
    stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  } as const satisfies Readonly<Record<Values['BILLING'], readonly (keyof Values)[]>>;
  return needed[values.BILLING]
    .filter((name) => values[name] === undefined)
    .map((name) => `BILLING=${values.BILLING} needs ${name}: set it.`);
}

/** The configuration from the variables, once `billingRefusals` finds nothing wrong. */
export function billingConfig(values: Values): BillingConfig {
  const { SALES_TAX_PERCENT: salesTax, BILLING_TIME_ZONE: timeZone } = values;
  return { billing: { gateway: gatewayOf(values), salesTax, timeZone } };
}

function gatewayOf(values: Values): GatewayConfig {
  const { BILLING: kind, STICKY_URL: sticky } = values;
  if (kind === 'sticky' && sticky) return { kind, ...sticky, eventsSecret: values.STICKY_EVENTS_SECRET };
  if (kind === 'stripe') {
    const { STRIPE_SECRET_KEY = '', STRIPE_PUBLISHABLE_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = values;
    return {
      kind,
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
    };
  }
  return { kind: kind === 'sandbox' ? kind : 'off' };
}

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

function salesTaxOf(text: string): SalesTax | undefined {
  const rate = /^\d+(\.\d+)?$/.test(text) ? parseRate(text) : undefined;
  return rate === undefined || Number(text) > HIGHEST_TAX_PERCENT ? undefined : { percent: text, rate };
}

function stickyPlace(text: string): StickyPlace | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isOfThisMachine(url.origin));
  if (!isSafe || !url.username || !url.password || url.hash !== '') return undefined;
  const ids = idsOf(url.searchParams);
  if (!ids) return undefined;
  const [user = '', password = ''] = [url.username, url.password].map(decodeURIComponent);
  return { url: `${url.origin}${url.pathname.replace(/\/$/, '')}`, user, password, ...ids };
}

const ID_NAMES = ['campaign', 'product', 'offer', 'billing-model', 'shipping'];

/** The numbers that sticky.io assigned to what is sold. */
function idsOf(query: URLSearchParams) {
  const names = [...query.keys()];
  const isWhole = names.length === ID_NAMES.length && ID_NAMES.every((name) => /^\d{1,9}$/.test(query.get(name) ?? ''));
  if (!isWhole) return undefined;
  const [campaign = '', product = '', offer = '', billingModel = '', shipping = ''] = ID_NAMES.map((name) =>
    query.get(name)!,
  );
  return { campaign, product, offer, billingModel, shipping };
}
