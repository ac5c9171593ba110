import { endpoints } from '@paperwage/api-contract';
import { enterReport } from '../../../features/administration/reports.ts';
import { verifyCode, verifyFile } from '../../../features/verification/verify.ts';
import type { Services } from '../../../services.ts';
import type { Serve } from '../../serve.ts';
import { DONE, ok } from '../../serve.ts';

/** The calls by which anyone checks an issued document, and reports one. */
export function addVerification(serve: Serve, services: Services): void {
  serve(endpoints.verifyFile, async ({ body }) => ok(await verifyFile(services, body)));
  serve(endpoints.verifyCode, async ({ body }) => ok(await verifyCode(services, body)));
  serve(endpoints.reportDocument, async ({ body }) => {
    await enterReport(services, body);
    return DONE;
  });
}
