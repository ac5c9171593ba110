import type { RuleBook } from '@paperwage/payroll';
import { DocumentProblem } from '../../drafts/document-problem.ts';
import { findBlockingErrors } from '../../drafts/issue-severity.ts';
import type { FinishedDocument, KindRequest } from '../../document-kind.ts';
import { PAY_STUB_ATTACHMENT_NAME, payStubAttachment } from './files/attachment.ts';
import type { PayStubResult } from './calculation/pay-stub-result.ts';
import { calculatePayStub } from './calculate.ts';
import { foreignElectionIssues } from './validation/election-issues.ts';
import { problemIssue } from './validation/issues.ts';
import { requireKnown } from '../../drafts/require-known.ts';
import type { PayStubDraft } from './draft/schema.ts';
import { pagedPayStub, payStubTemplates, payStubThemes } from './templates/index.ts';

/** Without the state, a tax would be left out silently. */
const NEEDED = ['workState'];

/**
 * Computes a draft for a file. What is merely missing leaves its place empty; anything else wrong throws
 * DocumentProblem, and so do taxes that cannot be worked out: a file never holds a figure other than its data says.
 */
export function computePayStub(draft: PayStubDraft, rules: RuleBook): PayStubResult {
  const result = calculatePayStub(draft, rules);
  const blocking = [...findBlockingErrors(result.issues, NEEDED), ...foreignElectionIssues(draft, rules)];
  const { problem } = result.calculation;
  // An issue on the field itself says more than that it stops the calculation.
  if (problem && !blocking.some(({ path }) => path === problem.path)) {
    blocking.unshift(problemIssue(problem));
  }
  const [first, ...rest] = blocking;
  if (first) throw new DocumentProblem([first, ...rest]);
  return result;
}

/** Lays out the computed stubs. Throws DocumentProblem for a template or theme that doesn't exist. */
export function finishPayStub(request: KindRequest<PayStubDraft>, result: PayStubResult): FinishedDocument {
  const { template, theme, issuance, documentData } = request;
  requireKnown(payStubTemplates, 'template', template);
  requireKnown(payStubThemes, 'theme', theme);
  return {
    scene: pagedPayStub(result.document, { template, theme, issuance }),
    author: result.document.company.name,
    subject: 'Pay stub',
    attachment: { name: PAY_STUB_ATTACHMENT_NAME, json: payStubAttachment(documentData, result, { template, theme }) },
  };
}
