import type { RuleBook } from '@paperwage/payroll';
import type { IssuedFacts, KindRequest, PreparedDocument } from '../../document-kind.ts';
import { findWarnings } from '../../drafts/issue-severity.ts';
import { w2CopyIssues } from './validation/copy-issues.ts';
import type { W2Document } from './document.ts';
import { w2FileName } from './files/file-name.ts';
import { computeW2, finishW2 } from './finish.ts';
import { loadRulesOf } from './paper.ts';
import type { W2Draft } from './schema.ts';
import { w2DraftSchema } from './schema.ts';
import { w2Workbook } from './files/workbook.ts';

/** Computes a W-2 for a file, with rules that cover the state of the draft. Throws DocumentProblem. */
export function prepareW2(request: KindRequest<W2Draft>, rules: RuleBook): PreparedDocument {
  const result = computeW2(request.documentData, rules);
  const { document } = result;
  return {
    warnings: findWarnings([...result.issues, ...w2CopyIssues(request.documentData, request.template)]),
    fileName: (extension) => w2FileName(document, extension, request.template),
    logo: undefined,
    finish: () => finishW2(request, result),
    issuedFacts: () => w2IssuedFacts(document),
    workbook: () => w2Workbook(document, request.template),
  };
}

/** The same for data that isn't checked yet; loads only the rules it needs. */
export async function prepareInPage(request: KindRequest<unknown>): Promise<PreparedDocument> {
  const documentData = w2DraftSchema.parse(request.documentData);
  return prepareW2({ ...request, documentData }, await loadRulesOf(documentData));
}

function w2IssuedFacts({ year, employer, employee, amounts, controlNumber, states }: W2Document): IssuedFacts {
  return {
    issuer: employer.name,
    otherNames: [],
    lines: [...employer.address, controlNumber, ...states.map(({ employerNumber }) => employerNumber)],
    recipient: [employee.first, employee.last, employee.suffix].filter((part) => part !== '').join(' '),
    figures: JSON.stringify([year, Object.values(amounts).map(({ amount }) => amount ?? null)]),
    codes: [],
  };
}
