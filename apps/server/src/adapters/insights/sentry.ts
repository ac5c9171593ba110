import { randomUUID } from 'node:crypto';
import type { ErrorTracker } from '../../ports/error-tracker.ts';
import type { PlacedError } from '../../ports/visit-records.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends errors as envelopes of Sentry's protocol, https://develop.sentry.dev/sdk/data-model/envelopes/, which others take
 * as well. Without its SDK, which is larger than this server; see docs/decisions/0042-errors-without-an-sdk.md.
 */
export function sentryTracker(dsn: string): ErrorTracker {
  const { protocol, host, username: key, pathname } = new URL(dsn);
  const [, before = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  const url = `${protocol}//${host}${before}/api/${project}/envelope/`;
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=paperwage/1, sentry_key=${key}`,
  };
  return {
    async send(error, atMs) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const body = envelopeOf(error, atMs);
      const { ok, status } = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
      if (!ok) throw Object.assign(new Error('The error tracker refused an error'), { responseCode: status });
    },
  };
}

function envelopeOf({ place, name, message, frames, page, release }: PlacedError, atMs: number): string {
  const eventId = randomUUID().replaceAll('-', '');
  const event = {
    event_id: eventId,
    timestamp: atMs / 1000,
    platform: place === 'browser' ? 'javascript' : 'node',
    level: 'error',
    release,
    transaction: page,
    // Innermost last, as the protocol has it.
    exception: { values: [{ type: name, value: message, stacktrace: { frames: frames.map(frameOf).reverse() } }] },
  };
  const lines = [{ event_id: eventId, sent_at: new Date(atMs).toISOString() }, { type: 'event' }, event];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function frameOf(frame: string): object {
  const [, name = '', file = '', line = '1', column = '1'] = /^(?:(.+) \()?([^()]+):(\d+):(\d+)\)?$/.exec(frame) ?? [];
  return { function: name || '?', filename: file, lineno: Number(line), colno: Number(column), in_app: true };
}
