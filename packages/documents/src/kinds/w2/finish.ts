import type { RuleBook } from '@paperwage/payroll';
import type { FinishedDocument, KindRequest } from '../../document-kind.ts';
import { DocumentProblem } from '../../document-problem.ts';
import { blockingIssues } from '../../drafts/hindering-issues.ts';
import { draftWords, isDraftEdition } from '../../forms/form-edition.ts';
import { requireKnown } from '../../look/require-known.ts';
import { W2_ATTACHMENT_NAME, w2Attachment } from './attachment.ts';
import type { W2Result } from './calculate.ts';
import { calculateW2 } from './calculate.ts';
import { w2CopyIssues } from './copy-issues.ts';
import { layoutW2 } from './layout.ts';
import type { W2Draft } from './schema.ts';
import { w2Templates, w2Themes } from './templates.ts';

/** Without these a box that is computed would be left out unsaid. */
const NEEDED = ['year', 'state', 'maritalStatus', 'income'];

/**
 * Computes a draft for a file. What is merely missing leaves its box blank; anything else wrong throws DocumentProblem,
 * and so do taxes that cannot be worked out: a file never holds a figure other than its data says.
 */
export function computeW2(draft: W2Draft, rules: RuleBook): W2Result {
  const result = calculateW2(draft, rules);
  const hindering = blockingIssues(result.issues, NEEDED);
  const { problem } = result.calculation;
  if (problem && !hindering.some(({ path }) => path === problem.path)) {
    hindering.unshift({ path: problem.path, code: problem.code, message: problem.message, severity: 'error' });
  }
  const [first, ...rest] = hindering;
  if (first) throw new DocumentProblem([first, ...rest]);
  return result;
}

/**
 * Lays the copies out. Throws DocumentProblem for a template that there is not, for Copy A, which is never printed, and
 * for a copy that must show the whole social security number where it is not known.
 */
export function finishW2(request: KindRequest<W2Draft>, result: W2Result): FinishedDocument {
  const { template, theme, documentData } = request;
  refuseCopyA(template);
  requireKnown(w2Templates, 'template', template);
  requireKnown(w2Themes, 'theme', theme);
  const [masked] = blockingIssues(w2CopyIssues(documentData, template));
  if (masked) throw new DocumentProblem([masked]);
  const { document } = result;
  const { edition } = document;
  return {
    scene: layoutW2(document, { template }),
    author: document.employer.name,
    subject: isDraftEdition(edition) ? `Form W-2 (${draftWords(edition)})` : 'Form W-2',
    attachment: { name: W2_ATTACHMENT_NAME, json: w2Attachment(documentData, result, { template, theme }) },
  };
}

function refuseCopyA(template: string): void {
  if (!/^(copy-)?a$/i.test(template)) return;
  const message = 'Copy A is never printed. File it electronically with SSA Business Services Online.';
  throw new DocumentProblem([{ path: 'template', code: 'w2.copyA', message, severity: 'error' }]);
}
