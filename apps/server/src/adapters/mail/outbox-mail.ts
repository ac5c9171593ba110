import { randomUUID } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Mail } from '../../ports/mail.ts';
import { composeMessage } from './compose-message.ts';

/** Leaves messages as files, for a person or a program to send on: what runs on one machine needs no mail server. */
export function outboxMail(files: FileStore, from: string, clock: Clock): Mail {
  return {
    async send(message) {
      const stamp = new Date(clock.nowMs()).toISOString().replaceAll(/[:.]/g, '-');
      await files.put(`${stamp}-${randomUUID()}.eml`, await composeMessage(from, message));
    },
  };
}
