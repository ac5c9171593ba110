import type { RuleBook } from '@paperwage/payroll';
import type { KindRequest, PreparedDocument } from '../../document-kind.ts';
import { logoField } from './draft/logo.ts';
import type { PayStubDraft } from './draft/schema.ts';
import { payStubDraftSchema } from './draft/schema.ts';
import { payStubFileName } from './files/file-name.ts';
import { payStubIssuedFacts } from './files/issued-facts.ts';
import { payStubWorkbook } from './files/workbook.ts';
import { computePayStub, finishPayStub } from './finish.ts';
import { loadRulesOf } from './paper.ts';
import { withAssumedNote } from './validation/assumed-note.ts';
import { assumptionIssues } from './validation/assumptions.ts';

/** Computes pay stubs for a file, with rules that cover the states of the draft. Throws DocumentProblem. */
export function preparePayStub(request: KindRequest<PayStubDraft>, rules: RuleBook): PreparedDocument {
  const computed = computePayStub(request.documentData, rules);
  const result = withAssumedNote(computed, request.documentData, rules);
  const { document } = result;
  const { logo } = document.company;
  return {
    // The errors that are left are missing fields, which the builder asks for.
    warnings: [...result.issues, ...assumptionIssues(request.documentData, rules, document.stubs)],
    fileName: (extension) => payStubFileName(document, extension),
    logo: logo && { image: logo, path: logoField(request.documentData.companyInfo) },
    finish: () => finishPayStub(request, result),
    issuedFacts: () => payStubIssuedFacts(request.documentData, document),
    workbook: () => payStubWorkbook(document, request),
  };
}

/** The same where the data is not checked yet, with no more rules than it needs: a page fetches them. */
export async function prepareInPage(request: KindRequest<unknown>): Promise<PreparedDocument> {
  const documentData = payStubDraftSchema.parse(request.documentData);
  return preparePayStub({ ...request, documentData }, await loadRulesOf(documentData));
}
