import type { RuleBook } from '@paperwage/payroll';
import type { FinishedDocument, KindRequest } from '../../document-kind.ts';
import { DocumentProblem } from '../../drafts/document-problem.ts';
import { findErrors } from '../../drafts/issue-severity.ts';
import { agreementIssues } from '../../forms/agreement-issues.ts';
import { draftWords, isDraftEdition } from '../../forms/form-edition.ts';
import { requireKnown } from '../../drafts/require-known.ts';
import { W2_ATTACHMENT_NAME, w2Attachment } from './attachment.ts';
import type { W2Result } from './calculate.ts';
import { calculateW2 } from './calculate.ts';
import { w2CopyIssues } from './validation/copy-issues.ts';
import { layoutW2 } from './layout.ts';
import type { W2Draft } from './schema.ts';
import { w2Templates, w2Themes } from './templates.ts';

/**
 * Computes a draft for a file. Throws DocumentProblem while anything is missing or wrong, including the parties and the
 * agreements, and if the taxes can't be calculated.
 */
export function computeW2(draft: W2Draft, rules: RuleBook): W2Result {
  const result = calculateW2(draft, rules);
  const blocking = findErrors([...result.issues, ...agreementIssues(draft)]);
  const { problem } = result.calculation;
  if (problem && !blocking.some(({ path }) => path === problem.path)) {
    blocking.unshift({ path: problem.path, code: problem.code, message: problem.message, severity: 'error' });
  }
  const [first, ...rest] = blocking;
  if (first) throw new DocumentProblem([first, ...rest]);
  return result;
}

/**
 * Lays out the copies. Throws DocumentProblem for a template that doesn't exist, for Copy A, which we never print, and
 * for a copy that must show the full social security number when we don't have it.
 */
export function finishW2(request: KindRequest<W2Draft>, result: W2Result): FinishedDocument {
  const { template, theme, issuance, documentData } = request;
  refuseCopyA(template);
  requireKnown(w2Templates, 'template', template);
  requireKnown(w2Themes, 'theme', theme);
  const [first, ...rest] = findErrors(w2CopyIssues(documentData, template));
  if (first) throw new DocumentProblem([first, ...rest]);
  const { document } = result;
  const { edition } = document;
  return {
    scene: layoutW2(document, { template, issuance }),
    author: document.employer.name,
    subject: isDraftEdition(edition) ? `Form W-2 (${draftWords(edition)})` : 'Form W-2',
    attachment: { name: W2_ATTACHMENT_NAME, json: w2Attachment(documentData, result, { template, theme }) },
  };
}

function refuseCopyA(template: string): void {
  if (!/^(copy-)?a$/i.test(template)) return;
  const message = 'We never print Copy A. File it electronically with the SSA, using Business Services Online.';
  throw new DocumentProblem([{ path: 'template', code: 'w2.copyA', message, severity: 'error' }]);
}
