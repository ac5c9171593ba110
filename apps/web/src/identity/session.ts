import { createSession } from './create-session.ts';
import { TokenManager } from './token-manager.ts';
import { tokenSource } from './chosen-source.ts';

/** The one session of this page. */
export const session = createSession(new TokenManager(tokenSource));
