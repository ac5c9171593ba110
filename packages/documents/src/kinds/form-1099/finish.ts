import type { FinishedDocument, KindRequest } from '../../document-kind.ts';
import { DocumentProblem } from '../../drafts/document-problem.ts';
import { findErrors } from '../../drafts/issue-severity.ts';
import { agreementIssues } from '../../forms/agreement-issues.ts';
import { draftWords, isDraftEdition } from '../../forms/form-edition.ts';
import { requireKnown } from '../../drafts/require-known.ts';
import { FORM_1099_ATTACHMENT_NAME, form1099Attachment } from './attachment.ts';
import type { Form1099Result } from './calculate.ts';
import { calculate1099 } from './calculate.ts';
import { form1099CopyIssues } from './validation/copy-issues.ts';
import { layout1099 } from './layout.ts';
import type { Form1099Draft } from './schema.ts';
import { form1099TemplatesOf, form1099Themes } from './templates.ts';

/**
 * Parses a draft for a file. Throws DocumentProblem while anything is missing or wrong, including the parties and the
 * agreements.
 */
export function compute1099(draft: Form1099Draft): Form1099Result {
  const result = calculate1099(draft);
  const [first, ...rest] = findErrors([...result.issues, ...agreementIssues(draft)]);
  if (first) throw new DocumentProblem([first, ...rest]);
  return result;
}

/**
 * Lays out the copies. Throws DocumentProblem for a template that doesn't exist, for Copy A, which we never print, and
 * for a copy that must show the recipient's full number when we don't have it.
 */
export function finish1099(request: KindRequest<Form1099Draft>, { document }: Form1099Result): FinishedDocument {
  const { template, theme, issuance, documentData } = request;
  refuseCopyA(template);
  requireKnown(form1099TemplatesOf(documentData.formType), 'template', template);
  requireKnown(form1099Themes, 'theme', theme);
  const [first, ...rest] = findErrors(form1099CopyIssues(documentData, template));
  if (first) throw new DocumentProblem([first, ...rest]);
  const { edition } = document;
  const name = `Form 1099-${document.formType.toUpperCase()}`;
  return {
    scene: layout1099(document, { template, issuance }),
    author: document.payer.name,
    subject: isDraftEdition(edition) ? `${name} (${draftWords(edition)})` : name,
    attachment: { name: FORM_1099_ATTACHMENT_NAME, json: form1099Attachment(documentData, { template, theme }) },
  };
}

function refuseCopyA(template: string): void {
  if (!/^(copy-)?a$/i.test(template)) return;
  const message = 'We never print Copy A. File it electronically with the IRS, using IRIS.';
  throw new DocumentProblem([{ path: 'template', code: 'f1099.copyA', message, severity: 'error' }]);
}
