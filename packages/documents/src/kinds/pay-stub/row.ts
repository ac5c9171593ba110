import { allRules } from '@paperwage/payroll';
import { formatMoney, isStateCode, parseCalendarDate, sum } from '@paperwage/values';
import { z } from 'zod';
import type { EarlierTables, SummaryOf } from '../../document-kind.ts';
import { daySchema } from '../../drafts/day-schema.ts';
import { calculatePayStub } from './calculate.ts';
import type { NewYear } from './calculation/new-year.ts';
import { rulesOfDraft } from './calculation/new-year.ts';
import type { PayStubDocument } from './document.ts';
import { newestStubIndex } from './edit/edit-stubs.ts';
import type { PayStubDraft } from './draft/schema.ts';

/** What the list of pay stubs has of one, named as in the document. What a document has not kept is empty. */
export const payStubRow = {
  companyInfo: z.object({ employerName: z.string() }),
  employeeInfo: z.object({ employeeName: z.string() }),
  itemsCount: z.int(),
  payDate: daySchema.describe('The latest pay date of the stubs: YYYY-MM-DD, or empty'),
  period: z
    .object({ from: daySchema, to: daySchema })
    .default({ from: '', to: '' })
    .describe('The pay period of the stub with that date'),
  earlierTables: z
    .object({
      year: z.int().describe('The year of the tables'),
      areNewIn: z.boolean().describe('Whether the tables for the pay date’s year are available now'),
    })
    .nullable()
    .default(null)
    .describe('Set if taxes use the previous year’s tables, otherwise null'),
  net: z.string().default('').describe('The net pay of that stub, or empty if we can’t calculate it'),
  netTotal: z.string().default('').describe('The net pay of all stubs together, or empty if we can’t calculate it'),
};

export type PayStubRow = z.output<z.ZodObject<typeof payStubRow>>;

/**
 * What is kept of pay stubs for their list: of the last pay of the set what the paper says, empty where it says nothing,
 * and whose tables the set was made with.
 */
export function payStubSummary(draft: PayStubDraft): SummaryOf<PayStubRow> {
  // No figure hangs on a picture, and reading one takes long.
  const plain = { ...draft, companyInfo: { ...draft.companyInfo, payrollLogo: '', employerLogo: '' } };
  const { document, newYear } = calculatePayStub(plain, rulesOfDraft(plain, allRules));
  const stub = document.stubs[newestStubIndex(plain)];
  const isSettled = document.stubs.every(({ settled }) => settled.net.period);
  const { from = '', to = '' } = stub?.period ?? {};
  return {
    companyInfo: { employerName: draft.companyInfo.employerName },
    employeeInfo: { employeeName: draft.employeeInfo.employeeName },
    itemsCount: draft.items.length,
    payDate: stub?.payDate ?? '',
    period: { from, to },
    net: stub?.settled.net.period ? formatMoney(stub.net.period) : '',
    netTotal: isSettled ? formatMoney(sum(document.stubs.map(({ net }) => net.period))) : '',
    earlierTables: newYear?.state === 'chosen' ? earlierTables(draft, newYear, document) : undefined,
  };
}

function earlierTables(
  { workState, residenceState }: PayStubDraft,
  { before, stub }: NewYear,
  { stubs }: PayStubDocument,
): EarlierTables {
  return {
    year: before,
    payDate: stubs[stub]!.payDate!,
    state: isStateCode(workState) ? workState : undefined,
    ...(isStateCode(residenceState) && { residenceState }),
  };
}

/** The last pay date; empty while there is none. */
export function lastPayDate(draft: PayStubDraft): string {
  return payDates(draft).reduce((last, day) => (day > last ? day : last), '');
}

/** The year of each pay date once: a set may go on over New Year. */
export function payYears(draft: PayStubDraft): readonly string[] {
  return [...new Set(payDates(draft).map((day) => day.slice(0, 4)))];
}

function payDates({ items }: PayStubDraft): readonly string[] {
  return items.flatMap(({ payDate }) => parseCalendarDate(payDate) ?? []);
}
