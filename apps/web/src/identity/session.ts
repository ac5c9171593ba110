import { createSession } from './create-session.ts';
import { EmbeddedProvider } from './embedded-provider.ts';

/** The one session of this page. */
export const session = createSession(new EmbeddedProvider());
