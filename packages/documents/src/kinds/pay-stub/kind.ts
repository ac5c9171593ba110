import { allRules } from '@paperwage/payroll';
import type { DocumentKind } from '../../document-kind.ts';
import { rulesOfDraft } from './calculation/new-year.ts';
import { placeName } from './place-name.ts';
import { preparePayStub } from './prepare.ts';
import type { PayStubRow } from './row.ts';
import { lastPayDate, payStubRow, payStubSummary, payYears } from './row.ts';
import type { PayStubDraft } from './draft/schema.ts';
import { payStubDraftSchema } from './draft/schema.ts';

const STUB_MS = 2;

/** The pay stub, as it is checked, kept and made into files. */
export const payStubKind = {
  schema: payStubDraftSchema,
  row: payStubRow,
  summary: payStubSummary,
  date: lastPayDate,
  years: payYears,
  renderMs: ({ items }) => items.length * STUB_MS,
  codeCount: ({ items }) => items.length,
  prepare: (request) => preparePayStub(request, rulesOfDraft(request.documentData, allRules)),
  placeName,
} satisfies DocumentKind<PayStubDraft, PayStubRow>;
