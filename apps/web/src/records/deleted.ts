import type { DeletedBody, DeletedRow } from '@paperwage/api-contract';
import type { Called } from '../identity/call.ts';
import { callAsUser } from '../identity/call-as-user.ts';

/** Deleted items that can be restored, most recently deleted first, after the last row seen. */
export function listDeleted(body: DeletedBody): Promise<Called<DeletedRow[]>> {
  return callAsUser('POST /api/profile/deleted', { body });
}
