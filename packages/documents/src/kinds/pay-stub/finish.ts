import type { RuleBook } from '@paperwage/payroll';
import { DocumentProblem } from '../../document-problem.ts';
import type { FinishedDocument } from '../../finished-document.ts';
import { PAY_STUB_ATTACHMENT_NAME, payStubAttachment } from './attachment.ts';
import type { PayStubResult } from './calculate.ts';
import { calculatePayStub } from './calculate.ts';
import type { Issue } from './document.ts';
import type { PayStubDraft } from './schema.ts';
import { layoutPayStub, payStubTemplates, payStubThemes } from './templates/index.ts';

/** A pay stub draft with the look chosen for it. */
export interface PayStubRequest {
  readonly template: string;
  readonly theme: string;
  readonly documentData: PayStubDraft;
}

/**
 * Computes a draft for a file. What is merely missing leaves its place empty; anything else wrong throws
 * DocumentProblem, and so do taxes that cannot be worked out: a file never holds a figure other than its data says.
 */
export function computePayStub(draft: PayStubDraft, rules: RuleBook): PayStubResult {
  const result = calculatePayStub(draft, rules);
  const hindering = result.issues.filter(isHindering);
  const { problem } = result.calculation;
  // What is wrong in the field itself says more than that it stops the calculation.
  if (problem && !hindering.some(({ path }) => path === problem.path)) {
    hindering.unshift({ path: problem.path, code: problem.code, message: problem.message, severity: 'error' });
  }
  const [first, ...rest] = hindering;
  if (first) throw new DocumentProblem([first, ...rest]);
  return result;
}

/** Lays the computed stubs out. Throws DocumentProblem for a template or theme that there is not. */
export function finishPayStub(request: PayStubRequest, result: PayStubResult): FinishedDocument {
  const { template, theme, documentData } = request;
  mustBeOneOf(payStubTemplates, 'template', template);
  mustBeOneOf(payStubThemes, 'theme', theme);
  return {
    scene: layoutPayStub(result.document, { template, theme }).scene,
    author: result.document.company.name,
    subject: 'Pay stub',
    attachment: { name: PAY_STUB_ATTACHMENT_NAME, json: payStubAttachment(documentData, result, { template, theme }) },
  };
}

/** Every error but those of a field that is still empty; without the state, a tax would be left out unsaid. */
function isHindering({ severity, code, path }: Issue): boolean {
  return severity === 'error' && (!code.endsWith('-missing') || path === 'workState');
}

function mustBeOneOf(known: readonly { readonly id: string }[], what: 'template' | 'theme', chosen: string): void {
  if (known.some(({ id }) => id === chosen)) return;
  const message = `There is no ${what} of that name. Choose ${known.map(({ id }) => id).join(', ')}.`;
  throw new DocumentProblem([{ path: what, code: `${what}-unknown`, message, severity: 'error' }]);
}
