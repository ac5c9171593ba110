import { endpoints } from '@paperwage/api-contract';
import type { Config } from '../../config/config.ts';
import { createAppCheck } from '../../features/app-check/app-check.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../serve.ts';
import { ok } from '../serve.ts';

/** The call that gives browsers a challenge. `serve` takes the solutions. */
export function addAppCheck(serve: Serve, { appCheckDifficulty }: Config, services: Services): void {
  const appCheck = createAppCheck(services);
  serve(endpoints.getAppCheckChallenge, async () => ok(await appCheck.createChallenge(appCheckDifficulty)));
}
