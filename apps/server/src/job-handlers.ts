import { DAY_MS } from '@paperwage/values';
import type { Config } from './config.ts';
import type { AccountData } from './ports/account-data.ts';
import type { Analytics, VisitReport } from './ports/analytics.ts';
import type { Clock } from './ports/clock.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Mail, MailMessage } from './ports/mail.ts';
import type { Records } from './ports/records.ts';
import type { TextMessages } from './ports/text-messages.ts';
import { removeFiles, removeLeftovers } from './features/account-data/delete-all-of.ts';
import { removeStrayFiles, sweep } from './features/account-data/sweep.ts';
import type { LinkRequest } from './features/accounts/link-mails.ts';
import { sendRequestedLink } from './features/accounts/link-mails.ts';
import type { PhoneCodeRequest } from './features/accounts/phone-codes.ts';
import { sendCode } from './features/accounts/phone-codes.ts';
import { runBillingDay } from './features/billing/billing-day.ts';
import type { BillingContext } from './features/billing/billing-context.ts';
import { gatewayOf } from './features/billing/billing-context.ts';
import { refundOrder, settleUntilKnown } from './features/billing/settle-order.ts';
import { forgetOldChats } from './features/chat/chat.ts';
import { completeOldRows } from './features/history/complete-rows.ts';
import { cutNumbersWithoutConsent } from './features/whole-numbers/whole-numbers.ts';
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
import type { JobHandlers, RecurringJob } from './features/jobs/run-jobs.ts';

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
  return {
    [MAIL_JOB]: (payload) => sendMail(services, payload as MailMessage),
    [LINK_JOB]: (payload) => sendRequestedLink({ records, clock, publicUrl }, payload as LinkRequest),
    [PHONE_CODE_JOB]: (payload) => sendCode({ records, clock, texts, publicUrl }, payload as PhoneCodeRequest),
    [REMOVE_FILES_JOB]: (payload) => removeFiles(services, payload as readonly string[]),
    [REMOVE_REST_JOB]: (payload) => removeLeftovers(services, payload as string),
    [SWEEP_JOB]: async () => {
      await sweep(services);
      await forgetOldChats(services, config.support);
    },
    [STRAY_FILES_JOB]: () => removeStrayFiles(services),
    [CUT_NUMBERS_JOB]: () => cutNumbersWithoutConsent(services),
    [COMPLETE_ROWS_JOB]: () => completeOldRows(services),
    [SETTLE_ORDER_JOB]: (payload) => settleUntilKnown(billing, payload as string),
    [REFUND_ORDER_JOB]: (payload) => refundOrder(billing, payload as string),
    [FORGET_CARD_JOB]: (payload) => gatewayOf(billing).forgetCard(payload as string),
    [ANALYTICS_JOB]: async (payload) => services.analytics?.send(payload as VisitReport),
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
