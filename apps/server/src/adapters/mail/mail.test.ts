import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../../ports/mail.ts';
import { parsedMail, startMailServer } from '../../fixtures/mail-server.ts';
import { diskFiles } from '../files/disk-files.ts';
import { outboxMail } from './outbox-mail.ts';
import { smtpMail } from './smtp-mail.ts';

const from = 'no-reply@paperwage.example';
const message = { to: 'nuria@example.com', subject: 'Nguyễn, Łukasz — hello', text: 'Line one\n.\n\nLine 4 ünïcode' };

interface Peer {
  readonly mail: Mail;
  received(): Promise<readonly Awaited<ReturnType<typeof parsedMail>>[]>;
  stop(): Promise<void>;
}

const peers: Readonly<Record<string, () => Promise<Peer>>> = {
  'an outbox folder': () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'paperwage-outbox-'));
    return Promise.resolve({
      mail: outboxMail(diskFiles(folder), from, { nowMs: () => 0 }),
      received: () => Promise.all(readdirSync(folder).map((name) => parsedMail(readFileSync(path.join(folder, name))))),
      stop: () => Promise.resolve(rmSync(folder, { recursive: true })),
    });
  },
  'a mail server': async () => {
    const server = await startMailServer();
    return { mail: smtpMail(server.url, from), received: () => Promise.resolve(server.received), stop: server.stop };
  },
};

describe.each(Object.keys(peers))('mail by %s', (name) => {
  it('arrives as it was written', async () => {
    const peer = await peers[name]!();
    await peer.mail.send(message);
    await peer.mail.send({ ...message, to: 'b@example.com' });
    const received = [...(await peer.received())].sort((a, b) => b.to.localeCompare(a.to));
    expect(received).toEqual([
      { ...message, from },
      { ...message, from, to: 'b@example.com' },
    ]);
    await peer.stop();
  });

  it('goes to one person, whatever stands in the address and the subject', async () => {
    const peer = await peers[name]!();
    await peer.mail.send({ to: 'a@example.com', subject: 'x\r\nBcc: evil@example.com', text: 'y' });
    const [received] = await peer.received();
    expect(received?.to).toBe('a@example.com');
    expect(received?.subject).toContain('Bcc: evil');
    await peer.stop();
  });
});

describe('mail by a mail server', () => {
  it('is refused when the server does not take it', async () => {
    const server = await startMailServer();
    await expect(smtpMail(server.url, from).send({ ...message, to: 'refused@example.com' })).rejects.toThrow();
    await server.stop();
    await expect(smtpMail(server.url, from).send(message)).rejects.toThrow();
  });
});
