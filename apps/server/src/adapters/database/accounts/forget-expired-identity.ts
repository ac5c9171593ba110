import { DAY_MS } from '@paperwage/values';
import type { Database } from '../tables/tables.ts';

/** Longer than any window in which attempts are counted. */
const ATTEMPTS_KEPT_MS = 2 * DAY_MS;
/** Used refresh tokens are kept this long to detect reuse; older ones are unknown, and refused as such. */
const USED_TOKENS_KEPT_MS = 30 * DAY_MS;
/** A key signs for 30 days; what it signed is valid for minutes. */
const TOKEN_KEYS_KEPT_MS = 32 * DAY_MS;

/** Deletes expired sign-ins, links, attempts and keys. Repeating it, or running it on many servers at once, does no harm. */
export async function forgetExpiredIdentity(db: Database, nowMs: number): Promise<void> {
  const dated = ['token_families', 'server_sessions', 'link_tokens', 'spent_tokens', 'sign_in_steps'] as const;
  for (const table of dated) {
    await db.deleteFrom(table).where('expires_at', '<=', nowMs).execute();
  }
  await db
    .deleteFrom('refresh_tokens')
    .where('used_at', '<', nowMs - USED_TOKENS_KEPT_MS)
    .execute();
  await db
    .deleteFrom('attempts')
    .where('started_at', '<', nowMs - ATTEMPTS_KEPT_MS)
    .execute();
  await db
    .deleteFrom('keys')
    .where('purpose', '=', 'token')
    .where('created_at', '<', nowMs - TOKEN_KEYS_KEPT_MS)
    .execute();
}
