import type { TextMessages } from '../../ports/text-messages.ts';

const TIMEOUT_MS = 20_000;

export interface TextsPlace {
  /** Takes each message as `{ "to", "text" }` by POST. */
  readonly url: string;
  /** Sent as a bearer token, where there is one. */
  readonly token: string | undefined;
}

/** Posts text messages to an address that delivers them, from a texting company or from a small script in front of one. */
export function webhookTexts({ url, token }: TextsPlace): TextMessages {
  return {
    async send({ to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        // If redirects were followed, the token and the code would go wherever the answer says.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The address of text messages answered ${answer.status}`);
    },
  };
}
