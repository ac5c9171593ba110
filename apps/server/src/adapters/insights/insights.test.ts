import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedError } from '../../ports/visit-records.ts';
import { startTextsServer } from '../../fixtures/texts-server.ts';
import { segmentAnalytics } from './segment.ts';
import { sentryTracker } from './sentry.ts';

let peer: Awaited<ReturnType<typeof startTextsServer>>;
beforeEach(async () => {
  peer = await startTextsServer();
});
afterEach(() => peer.stop());

const origin = () => new URL(peer.url).origin;

describe('a visit', () => {
  const report = {
    visit: '3f1c2a9e-5d0b-4c57-9a43-0d6a5e2b7c11',
    atMs: Date.UTC(2026, 10, 26),
    source: 'seo',
    events: [
      { name: 'pageViewed', detail: '/pricing' },
      { name: 'signedUp', detail: '' },
    ],
  } as const;

  it('goes out as a batch of Segment’s protocol, which is the same when it is sent again', async () => {
    const analytics = segmentAnalytics({ url: origin(), writeKey: 'key' });
    await analytics.send({ ...report, account: { pseudonym: 'p', hasPlan: true } });
    await analytics.send({ ...report, account: { pseudonym: 'p', hasPlan: true } });
    const [first, second] = peer.received;
    expect(first).toMatchObject({ method: 'POST', type: 'application/json', authorization: 'Basic a2V5Og==' });
    expect(second!.body).toBe(first!.body);
    const common = { anonymousId: report.visit, userId: 'p', timestamp: '2026-11-26T00:00:00.000Z' };
    const { batch } = JSON.parse(first!.body) as { batch: { messageId: string }[] };
    expect(batch).toMatchObject([
      { ...common, type: 'identify', traits: { hasPlan: true } },
      { ...common, type: 'track', event: 'pageViewed', properties: { detail: '/pricing', source: 'seo' } },
      { ...common, type: 'track', event: 'signedUp', properties: { source: 'seo' } },
    ]);
    expect(new Set(batch.map(({ messageId }) => messageId)).size).toBe(3);
  });

  it('names no account where nobody is signed in, and fails where it is refused', async () => {
    const analytics = segmentAnalytics({ url: origin(), writeKey: 'key' });
    await analytics.send(report);
    expect(peer.received[0]!.body).not.toMatch(/userId|identify/);
    peer.answer = { status: 500 };
    await expect(analytics.send(report)).rejects.toMatchObject({ responseCode: 500 });
    peer.answer = { status: 307, location: `${origin()}/elsewhere` };
    await expect(analytics.send(report)).rejects.toThrow();
    expect(peer.received).toHaveLength(3);
  });
});

describe('an error', () => {
  const error: PlacedError = {
    place: 'browser',
    name: 'TypeError',
    message: 'Cannot read …',
    frames: ['draw (assets/sheet-4f2a.js:1:204)', 'assets/entry.js:3:4'],
    page: '/make-your-paystub',
    release: 'entry-client-1',
  };

  it('goes out as an envelope of Sentry’s protocol', async () => {
    await sentryTracker(`http://secret@${new URL(peer.url).host}/inner/42`).send(error, Date.UTC(2026, 10, 26));
    const { body, type } = peer.received[0]!;
    expect(type).toBe('application/x-sentry-envelope');
    const [head, item, event] = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(head!['event_id']).toMatch(/^[\da-f]{32}$/);
    expect(item).toEqual({ type: 'event' });
    expect(event).toMatchObject({
      event_id: head!['event_id'],
      platform: 'javascript',
      level: 'error',
      release: 'entry-client-1',
      transaction: '/make-your-paystub',
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'Cannot read …',
            stacktrace: {
              frames: [
                { function: '?', filename: 'assets/entry.js', lineno: 3, colno: 4, in_app: true },
                { function: 'draw', filename: 'assets/sheet-4f2a.js', lineno: 1, colno: 204, in_app: true },
              ],
            },
          },
        ],
      },
    });
  });

  it('is not lost in silence where it is refused', async () => {
    peer.answer = { status: 429 };
    const tracker = sentryTracker(`http://secret@${new URL(peer.url).host}/42`);
    await expect(tracker.send(error, 0)).rejects.toMatchObject({ responseCode: 429 });
  });
});
