import { endpoints } from '@paperwage/api-contract';
import { keepsFullSsns, setKeepsFullSsns } from '../../../features/full-ssns/full-ssns.ts';
import type { Services } from '../../../services.ts';
import type { Serve } from '../../serve.ts';
import { ok } from '../../serve.ts';

/** The calls about whether drafts and the address book may store full SSNs. */
export function addFullSsns(serve: Serve, services: Services): void {
  serve(endpoints.getWholeNumbers, async ({ user }) => ok({ isKept: await keepsFullSsns(services, user.userId) }));
  serve(endpoints.setWholeNumbers, async ({ user, body: { isKept } }) => {
    await setKeepsFullSsns(services, user.userId, isKept);
    return ok({ isKept });
  });
}
