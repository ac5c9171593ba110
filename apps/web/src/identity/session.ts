import { createSession } from './create-session.ts';
import { HeldTokens } from './held-tokens.ts';
import { tokenSource } from './chosen-source.ts';

/** The one session of this page. */
export const session = createSession(new HeldTokens(tokenSource));
