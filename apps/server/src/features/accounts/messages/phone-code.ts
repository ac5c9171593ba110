import type { TextMessage } from '../../../ports/text-messages.ts';

/**
 * Brings a code to a phone. The last line is for the phone: it offers the code to pages of this site alone, so that one
 * that only looks like it gets nothing filled in (WICG, Origin-bound one-time codes delivered via SMS).
 */
export function phoneCodeMessage(to: string, code: string, publicUrl: string): TextMessage {
  return {
    to,
    text: `${code} is your Paperwage code. It is good for ten minutes. Never share it: we do not ask for it.

@${new URL(publicUrl).hostname} #${code}
`,
  };
}
