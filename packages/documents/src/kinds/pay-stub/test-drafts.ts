import { calendarDate } from '@paperwage/values';
import { setPayFrequency } from './edit-basics.ts';
import { setWorkState } from './edit-fields.ts';
import { setEarning } from './edit-lines.ts';
import { setStubCount } from './edit-stubs.ts';
import { setPayPeriod, setPayDate } from './edit-dates.ts';
import { emptyPayStubDraft } from './empty-draft.ts';
import type { DraftContext } from '../../drafts/draft-context.ts';
import type { PayStubDraft } from './schema.ts';

/** A day and numbers that are the same on every run. */
export function testContext(today = '2026-11-21'): DraftContext {
  let seed = 20_261_121;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return { today: calendarDate(today), random };
}

/** What differs from an hourly, bi-weekly employee in Texas with one stub of 80 hours at 32.50. */
interface TestPay {
  readonly today?: string;
  readonly oftenPaid?: PayStubDraft['oftenPaid'];
  readonly stubs?: number;
  readonly rate?: string;
  readonly hours?: string;
  readonly payDate?: string;
}

/** An employee's draft that lacks nothing for a calculation. */
export function employeeDraft(pay: TestPay = {}): PayStubDraft {
  const { today = '2026-11-21', oftenPaid = 'BI_WEEKLY', stubs = 1, rate = '32.50', hours = '80.00', payDate } = pay;
  const context = testContext(today);
  let draft = setPayFrequency(setWorkState(emptyPayStubDraft(context), 'TX'), oftenPaid, context);
  draft = { ...draft, companyInfo: { ...draft.companyInfo, employerName: 'Cascade Timber Works LLC' } };
  draft = { ...draft, employeeInfo: { ...draft.employeeInfo, employeeName: 'Núria Nguyễn' } };
  if (payDate) {
    const date = calendarDate(payDate);
    draft = setPayDate(setPayPeriod(draft, 0, { from: date, to: date }), 0, date);
  }
  return setStubCount(setEarning(draft, 0, 'regular', { rate, hours }), stubs, context);
}
