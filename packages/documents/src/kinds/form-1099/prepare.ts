import type { IssuedFacts, KindRequest, PreparedDocument } from '../../document-kind.ts';
import { findWarnings } from '../../drafts/issue-severity.ts';
import { form1099CopyIssues } from './validation/copy-issues.ts';
import type { Form1099Document } from './document.ts';
import { form1099FileName } from './files/file-name.ts';
import { compute1099, finish1099 } from './finish.ts';
import type { Form1099Draft } from './schema.ts';
import { form1099DraftSchema } from './schema.ts';
import { form1099Workbook } from './files/workbook.ts';

/** Reads a 1099 for a file. Throws DocumentProblem. */
export function prepare1099(request: KindRequest<Form1099Draft>): PreparedDocument {
  const result = compute1099(request.documentData);
  const { document } = result;
  return {
    warnings: findWarnings([...result.issues, ...form1099CopyIssues(request.documentData, request.template)]),
    fileName: (extension) => form1099FileName(document, extension, request.template),
    logo: undefined,
    finish: () => finish1099(request, result),
    issuedFacts: () => form1099IssuedFacts(document),
    workbook: () => form1099Workbook(document, request.template),
  };
}

/** The same for data that hasn't been checked yet. */
export function prepareInPage(request: KindRequest<unknown>): PreparedDocument {
  return prepare1099({ ...request, documentData: form1099DraftSchema.parse(request.documentData) });
}

function form1099IssuedFacts(document: Form1099Document): IssuedFacts {
  const { year, formType, payer, recipient, amounts, accountNumber, stateNumbers } = document;
  const figures = JSON.stringify([year, formType, Object.values(amounts).map((amount) => amount ?? null)]);
  const lines = [payer.street, payer.room, payer.city, accountNumber, ...stateNumbers];
  return { issuer: payer.name, otherNames: [], lines, recipient: recipient.name, figures, codes: [] };
}
