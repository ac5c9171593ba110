import { endpoints } from '@paperwage/api-contract';
import { keepsWholeNumbers, setKeepsWholeNumbers } from '../../features/whole-numbers/whole-numbers.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../serve.ts';
import { ok } from '../serve.ts';

/** The calls about whether drafts and the address book may store full SSNs. */
export function addWholeNumbers(serve: Serve, services: Services): void {
  serve(endpoints.getWholeNumbers, async ({ user }) => ok({ isKept: await keepsWholeNumbers(services, user.userId) }));
  serve(endpoints.setWholeNumbers, async ({ user, body: { isKept } }) => {
    await setKeepsWholeNumbers(services, user.userId, isKept);
    return ok({ isKept });
  });
}
