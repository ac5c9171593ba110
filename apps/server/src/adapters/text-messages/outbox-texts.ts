import { randomUUID } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { TextMessages } from '../../ports/text-messages.ts';

/** Leaves text messages as files beside the emails: a trial on one machine needs no delivery service. */
export function outboxTexts(files: FileStore, clock: Clock): TextMessages {
  return {
    async send({ to, text }) {
      const stamp = new Date(clock.nowMs()).toISOString().replaceAll(/[:.]/g, '-');
      await files.put(`${stamp}-${randomUUID()}.txt`, Buffer.from(`To: ${to}\n\n${text}`));
    },
  };
}
