import { DAY_MS } from '@paperwage/values';
import type { Config } from './config/config.ts';
import type { AccountData } from './ports/account-data.ts';
import type { Analytics } from './ports/analytics.ts';
import type { Clock } from './ports/clock.ts';
import type { FileStore } from './ports/file-store.ts';
import type { JobPayloads } from './ports/job-records.ts';
import type { Mail } from './ports/mail.ts';
import type { Records } from './ports/records.ts';
import type { TextMessages } from './ports/text-messages.ts';
import { removeFiles, removeLeftovers } from './features/account-data/delete-all-of.ts';
import { removeStrayFiles, sweep } from './features/account-data/sweep.ts';
import { sendRequestedLink } from './features/accounts/link-mails.ts';
import { sendCode } from './features/accounts/phone-codes.ts';
import { runBillingDay } from './features/billing/billing-day.ts';
import type { BillingContext } from './features/billing/billing-context.ts';
import { gatewayOf } from './features/billing/billing-context.ts';
import { refundOrder, settleUntilKnown } from './features/billing/settle-order.ts';
import { forgetOldChats } from './features/chat/chat.ts';
import { completeOldRows } from './features/history/complete-rows.ts';
import { cutNumbersWithoutConsent } from './features/full-ssns/full-ssns.ts';
import {
  ANALYTICS_JOB,
  FORGET_CARD_JOB,
  LINK_JOB,
  MAIL_JOB,
  PHONE_CODE_JOB,
  REFUND_ORDER_JOB,
  REMOVE_FILES_JOB,
  REMOVE_REST_JOB,
  SETTLE_ORDER_JOB,
} from './features/jobs/job-kinds.ts';
import { sendMail } from './features/jobs/send-mail.ts';
import type { JobHandler, JobHandlers, RecurringJob } from './features/jobs/run-jobs.ts';

interface Needs extends Pick<BillingContext, 'payments' | 'renderer'> {
  readonly records: Records;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly mail: Mail;
  /** Absent if no codes are sent to phones. */
  readonly texts: TextMessages | undefined;
  readonly accountData: readonly AccountData[];
  /** Absent if nobody else counts visits. */
  readonly analytics: Analytics | undefined;
}

/** Every kind of job and its handler. */
export function jobHandlers(
  services: Needs,
  config: Pick<BillingContext, 'publicUrl' | 'billing' | 'company'> & Pick<Config, 'support'>,
): JobHandlers {
  const { publicUrl } = config;
  const billing: BillingContext = { ...services, ...config };
  const { texts, records, clock } = services;
  const added: { readonly [Kind in keyof JobPayloads]: JobHandler<JobPayloads[Kind]> } = {
    [MAIL_JOB]: (message) => sendMail(services, message),
    [LINK_JOB]: (request) => sendRequestedLink({ records, clock, publicUrl }, request),
    [PHONE_CODE_JOB]: (request) => sendCode({ records, clock, texts, publicUrl }, request),
    [REMOVE_FILES_JOB]: (names) => removeFiles(services, names),
    [REMOVE_REST_JOB]: (userId) => removeLeftovers(services, userId),
    [SETTLE_ORDER_JOB]: (orderId) => settleUntilKnown(billing, orderId),
    [REFUND_ORDER_JOB]: (orderId) => refundOrder(billing, orderId),
    [FORGET_CARD_JOB]: (reference) => gatewayOf(billing).forgetCard(reference),
    [ANALYTICS_JOB]: async (report) => services.analytics?.send(report),
  };
  return {
    ...added,
    [SWEEP_JOB]: async () => {
      await sweep(services);
      await forgetOldChats(services, config.support);
    },
    [STRAY_FILES_JOB]: () => removeStrayFiles(services),
    [CUT_NUMBERS_JOB]: () => cutNumbersWithoutConsent(services),
    [COMPLETE_ROWS_JOB]: () => completeOldRows(services),
    [BILLING_JOB]: () => runBillingDay(billing),
  };
}

const SWEEP_JOB = 'sweep';
const STRAY_FILES_JOB = 'stray-files';
const CUT_NUMBERS_JOB = 'cut-numbers';
const COMPLETE_ROWS_JOB = 'complete-rows';
const BILLING_JOB = 'billing';
const HOUR_MS = 3_600_000;

/** Recurring jobs and how often they run. */
export const RECURRING_JOBS: readonly RecurringJob[] = [
  { kind: SWEEP_JOB, everyMs: DAY_MS },
  { kind: STRAY_FILES_JOB, everyMs: 7 * DAY_MS },
  { kind: CUT_NUMBERS_JOB, everyMs: DAY_MS },
  { kind: COMPLETE_ROWS_JOB, everyMs: DAY_MS },
  { kind: BILLING_JOB, everyMs: HOUR_MS },
];
