import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { BrowserOrigins } from '../ports/billing/payment-gateway.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** Pages load nothing but their own files; logos are shown from `data:` and `blob:`. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const NO_OTHERS: BrowserOrigins = { scripts: [], frames: [], asked: [] };

/** Nothing besides `'none'` is allowed. */
function withOrigins(rule: string, origins: readonly string[]): string {
  return origins.length === 0 ? rule : [rule.replace(" 'none'", ''), ...origins].join(' ');
}

/** How people come here. */
type Site = Pick<Config, 'publicUrl' | 'hstsSubdomains'>;

/**
 * The headers of everything a browser may show. The address decides whether browsers must stay on https; pages may use
 * `others` besides their own.
 */
export function documentHeaders(site: Site, others: BrowserOrigins = NO_OTHERS): Readonly<Record<string, string>> {
  const secure = site.publicUrl.startsWith('https:');
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': others.scripts,
    'frame-src': others.frames,
    'connect-src': others.asked,
  };
  const own = CONTENT_SECURITY_POLICY.map((rule) => withOrigins(rule, added[rule.split(' ')[0]!] ?? []));
  const policy = secure ? [...own, 'upgrade-insecure-requests'] : own;
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...transportSecurity(site),
  };
}

/** Policy sources for inline scripts and styles, by the kind of element. */
export type InlineHashes = Readonly<Record<'script' | 'style', string>>;

/** The hashes of the inline scripts and styles in a built page. Never pass it user input. */
export function hashInline(html: string): InlineHashes {
  const hashes = { script: '', style: '' };
  for (const [, name, content] of html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)) {
    hashes[name as keyof InlineHashes] += ` 'sha256-${createHash('sha256').update(content!).digest('base64')}'`;
  }
  return hashes;
}

/** The policy of a page with these hashes: only they may run, and nothing injected into the page later. */
export function allowInline(policy: string, { script, style }: InlineHashes): string {
  return policy
    .replace("script-src 'self'", `script-src 'self'${script}`)
    .replace("style-src 'self'", `style-src 'self'${style}`);
}

/** The headers of calls, which return data: a browser that shows it anyway may load nothing. */
export function callHeaders(site: Site): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...transportSecurity(site),
  };
}

function transportSecurity({ publicUrl, hstsSubdomains }: Site): Readonly<Record<string, string>> {
  if (!publicUrl.startsWith('https:')) return {};
  return { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}` };
}

/** Sets the headers before anything else can answer. They never change, so they are built once. */
export function addSecurityHeaders(app: FastifyInstance, site: Site, others: BrowserOrigins): void {
  const forDocuments = documentHeaders(site, others);
  const forCalls = callHeaders(site);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.raw.url?.startsWith('/api/') ? forCalls : forDocuments);
    done();
  });
}
