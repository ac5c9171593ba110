import { allRules } from '@paperwage/payroll';
import type { DocumentKind } from '../../document-kind.ts';
import { codesOf } from '../../look/issuance.ts';
import { rulesOfDraft } from './calculation/new-year.ts';
import { assumptionIssues } from './validation/assumptions.ts';
import { payStubIssuedFacts } from './files/issued-facts.ts';
import { payStubFileName } from './files/file-name.ts';
import { computePayStub, finishPayStub } from './finish.ts';
import { logoPath } from './draft/logo.ts';
import { placeName } from './place-name.ts';
import type { PayStubRow } from './row.ts';
import { lastPayDate, payStubRow, payStubSummary } from './row.ts';
import type { PayStubDraft } from './draft/schema.ts';
import { payStubDraftSchema } from './draft/schema.ts';
import { payStubWorkbook } from './files/workbook.ts';

const STUB_MS = 2;

/** The pay stub, as it is checked, kept and made into files. */
export const payStubKind = {
  schema: payStubDraftSchema,
  row: payStubRow,
  summary: payStubSummary,
  date: lastPayDate,
  renderMs: ({ items }) => items.length * STUB_MS,
  codeCount: ({ items }) => items.length,
  prepare: (request) => {
    const rules = rulesOfDraft(request.documentData, allRules);
    const result = computePayStub(request.documentData, rules);
    const { document } = result;
    const { logo } = document.company;
    return {
      // The errors that are left are missing fields, which the builder asks for.
      warnings: [...result.issues, ...assumptionIssues(request.documentData, rules)],
      fileName: (extension) => payStubFileName(document, extension),
      logo: logo && { image: logo, path: logoPath(request.documentData.companyInfo) },
      finish: () => finishPayStub(request, result),
      issuedFacts: () => payStubIssuedFacts(request.documentData, document),
      workbook: () => payStubWorkbook(document, codesOf(request.issuance)),
    };
  },
  placeName,
} satisfies DocumentKind<PayStubDraft, PayStubRow>;
