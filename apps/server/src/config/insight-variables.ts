import { z } from 'zod';
import { read, variable } from './config-variable.ts';
import { isOrigin } from '../places.ts';

/** The variables about who counts visits and collects errors besides us. */
export const INSIGHT_VARIABLES = {
  ANALYTICS_URL: variable<string | undefined>({
    fallback: '',
    allowed: 'an http or https address without a path, such as https://api.segment.io',
    purpose:
      'Where visits go besides our own table, by the protocol of Segment’s HTTP Tracking API. They contain no names, ' +
      'addresses or amounts. Empty: nowhere.',
    schema: read((text) => (text !== '' && isOrigin(text) ? new URL(text).origin : undefined), ''),
  }),
  ANALYTICS_WRITE_KEY: variable({
    fallback: '',
    allowed: 'up to 200 letters, digits and signs without spaces',
    purpose: 'Write key for `ANALYTICS_URL`. Required with it.',
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{0,200}$/)
      .transform((text) => (text === '' ? undefined : text)),
  }),
  RELEASE: variable({
    fallback: 'unnamed',
    allowed: 'up to 60 letters, digits, dots, dashes and underscores',
    purpose: 'What this build is called in error reports, such as a commit.',
    schema: z.string().regex(/^[\w.-]{1,60}$/),
  }),
  SENTRY_DSN: variable<string | undefined>({
    fallback: '',
    allowed: 'a DSN such as https://key@sentry.example.com/42',
    purpose:
      'Where errors go besides our own table, by the protocol of Sentry. What may be about a person is cut out. Empty: ' +
      'nowhere.',
    schema: read((text) => (text !== '' && isDsn(text) ? text : undefined), ''),
  }),
};

type Values = { [Name in keyof typeof INSIGHT_VARIABLES]: z.output<(typeof INSIGHT_VARIABLES)[Name]['schema']> };

/** Who counts visits and collects errors besides us. */
export interface InsightConfig {
  readonly insights: {
    readonly segment: { readonly url: string; readonly writeKey: string } | undefined;
    readonly sentryDsn: string | undefined;
    readonly release: string;
  };
}

/** Settings that can't be combined, one sentence each. */
export function insightRefusals({ ANALYTICS_URL, ANALYTICS_WRITE_KEY }: Values): readonly string[] {
  if ((ANALYTICS_URL === undefined) === (ANALYTICS_WRITE_KEY === undefined)) return [];
  return ['ANALYTICS_URL and ANALYTICS_WRITE_KEY belong together: set both, or neither.'];
}

/** The configuration from the variables, once each is valid by itself. */
export function insightConfig({ ANALYTICS_URL: url, ANALYTICS_WRITE_KEY: writeKey, ...values }: Values): InsightConfig {
  const segment = url !== undefined && writeKey !== undefined ? { url, writeKey } : undefined;
  return { insights: { segment, sentryDsn: values.SENTRY_DSN, release: values.RELEASE } };
}

/** A key, a host and the number of a project: https://develop.sentry.dev/sdk/foundations/transport/authentication/. */
function isDsn(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, pathname } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && username !== '' && /\/\d+$/.test(pathname);
}
