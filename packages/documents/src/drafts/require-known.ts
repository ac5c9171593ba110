import { DocumentProblem } from './document-problem.ts';

/** Throws DocumentProblem, listing the available ones, for a template or theme that doesn't exist. */
export function requireKnown(
  known: readonly { readonly id: string }[],
  what: 'template' | 'theme',
  chosen: string,
): void {
  if (known.some(({ id }) => id === chosen)) return;
  const message = `There is no ${what} of that name. Choose ${known.map(({ id }) => id).join(', ')}.`;
  throw new DocumentProblem([{ path: what, code: `${what}-unknown`, message, severity: 'error' }]);
}
