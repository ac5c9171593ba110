import { endpoints } from '@paperwage/api-contract';
import { problems } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../serve.ts';
import { DONE } from '../serve.ts';

/** What load balancers and supervisors call; it isn't logged. */
export function addHealth(serve: Serve, { records }: Pick<Services, 'records'>): void {
  serve(endpoints.checkHealth, () => DONE, { logLevel: 'warn' });
  serve(
    endpoints.checkReadiness,
    async () => {
      await records.check().catch((error: unknown) => {
        throw problems.storageUnavailable(error);
      });
      return DONE;
    },
    { logLevel: 'warn' },
  );
}
