import { createHash } from 'node:crypto';
import type { Analytics, VisitReport } from '../../ports/analytics.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends visits to an address of the protocol of Segment's HTTP Tracking API, https://segment.com/docs/connections/sources/catalog/libraries/server/http-api/,
 * which others take as well.
 */
export function segmentAnalytics({ url, writeKey }: { readonly url: string; readonly writeKey: string }): Analytics {
  const headers = {
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`,
  };
  return {
    async send(report) {
      const body = JSON.stringify({ batch: messagesOf(report) });
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const { ok, status } = await fetch(`${url}/v1/batch`, {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'error',
      });
      if (!ok) throw Object.assign(new Error('Analytics refused a visit'), { responseCode: status });
    },
  };
}

/** One `identify`, for the signed-in, and a `track` for each event. A message that is sent again has the same id. */
function messagesOf({ visit, atMs, source, events, account }: VisitReport): readonly object[] {
  const common = {
    anonymousId: visit,
    timestamp: new Date(atMs).toISOString(),
    // Without this, the receiver takes this server's address for the visitor's.
    context: { ip: '0.0.0.0' },
    ...(account && { userId: account.pseudonym }),
  };
  const idOf = (...parts: string[]) =>
    createHash('sha256')
      .update([visit, atMs, ...parts].join(' '))
      .digest('hex')
      .slice(0, 32);
  return [
    ...(account
      ? [{ ...common, type: 'identify', messageId: idOf('identify'), traits: { hasPlan: account.hasPlan } }]
      : []),
    ...events.map(({ name, detail }) => ({
      ...common,
      type: 'track',
      messageId: idOf(name, detail),
      event: name,
      properties: { ...(detail !== '' && { detail }), ...(source !== '' && { source }) },
    })),
  ];
}
