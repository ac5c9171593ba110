import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startTextsServer } from '../../fixtures/texts-server.ts';
import type { TextMessage, TextMessages } from '../../ports/text-messages.ts';
import { diskFiles } from '../files/disk-files.ts';
import { outboxTexts } from './outbox-texts.ts';
import { webhookTexts } from './webhook-texts.ts';

const message = { to: '+19165550142', text: '012345 is your code — ünïcode.\n\n@pay.example.com #012345\n' };

interface Peer {
  readonly texts: TextMessages;
  received(): readonly TextMessage[];
  stop(): Promise<void>;
}

const peers: Readonly<Record<string, () => Promise<Peer>>> = {
  'an outbox folder': () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'paperwage-outbox-'));
    return Promise.resolve({
      texts: outboxTexts(diskFiles(folder), { nowMs: () => 0 }),
      received: () =>
        readdirSync(folder).map((name) => {
          expect(name).toMatch(/^1970-01-01T00-00-00-000Z-[\da-f-]{36}\.txt$/);
          const [, to = '', text = ''] = /^To: (.*)\n\n([^]*)$/.exec(readFileSync(path.join(folder, name), 'utf8'))!;
          return { to, text };
        }),
      stop: () => Promise.resolve(rmSync(folder, { recursive: true })),
    });
  },
  'an address that sends them on': async () => {
    const server = await startTextsServer();
    return {
      texts: webhookTexts({ url: server.url, token: 'secret' }),
      received: () => server.received.map(({ body }) => JSON.parse(body) as TextMessage),
      stop: server.stop,
    };
  },
};

describe.each(Object.keys(peers))('text messages by %s', (name) => {
  it('arrive as they were written, each by itself', async () => {
    const peer = await peers[name]!();
    await peer.texts.send(message);
    await peer.texts.send({ ...message, to: '+19165550143' });
    const received = [...peer.received()].sort((a, b) => a.to.localeCompare(b.to));
    expect(received).toEqual([message, { ...message, to: '+19165550143' }]);
    await peer.stop();
  });
});

describe('text messages by an address that sends them on', () => {
  it('are JSON by POST, with the token where there is one', async () => {
    const server = await startTextsServer();
    await webhookTexts({ url: server.url, token: 'secret' }).send(message);
    await webhookTexts({ url: server.url, token: undefined }).send(message);
    const same = { method: 'POST', type: 'application/json' };
    expect(server.received).toMatchObject([
      { ...same, authorization: 'Bearer secret' },
      { ...same, authorization: undefined },
    ]);
    await server.stop();
  });

  it.each([200, 201, 204])('are taken over with the answer %i', async (status) => {
    const server = await startTextsServer();
    server.answer = { status };
    await expect(webhookTexts({ url: server.url, token: undefined }).send(message)).resolves.toBeUndefined();
    await server.stop();
  });

  it.each([400, 401, 404, 429, 500, 503])('are not taken over with the answer %i', async (status) => {
    const server = await startTextsServer();
    server.answer = { status };
    await expect(webhookTexts({ url: server.url, token: undefined }).send(message)).rejects.toThrow(String(status));
    await server.stop();
  });

  it('follow no redirect, and are not taken over where nobody answers', async () => {
    const [server, elsewhere] = [await startTextsServer(), await startTextsServer()];
    server.answer = { status: 307, location: elsewhere.url };
    const texts = webhookTexts({ url: server.url, token: 'secret' });
    await expect(texts.send(message)).rejects.toThrow();
    expect(elsewhere.received).toEqual([]);
    await elsewhere.stop();
    await server.stop();
    await expect(texts.send(message)).rejects.toThrow();
  });
});
