import type { IssuedFact, IssuedFacts, PreparedDocument } from './document-kind.ts';
import type { DocumentRequest } from './document-kinds.ts';
import { prepareDocument } from './document-kinds.ts';
import { DocumentProblem } from './drafts/document-problem.ts';
import { findErrors } from './drafts/issue-severity.ts';
import type { Issue } from './drafts/issue.ts';
import { asPrinted } from './drafts/letter-issues.ts';
import { codesOf } from './look/issuance.ts';
import type { NamedFile, PdfTools } from './render-prepared.ts';
import { renderPreparedPdf, renderPreparedXlsx } from './render-prepared.ts';

export interface RenderedFile extends NamedFile {
  /** What the builder would show, including fields that are still missing. */
  readonly warnings: readonly Issue[];
  /** Absent if it isn't issued. */
  readonly issued?: IssuedFacts;
}

/**
 * Makes the PDF, its data attached as JSON. The same request and tools give the same bytes. An issued one states its
 * codes in its metadata, where `readVerificationCodes` finds them; the data attached has none, because a draft that is
 * opened again is no issued document.
 *
 * A field left empty hinders a document only where it is issued. Throws DocumentProblem when the data cannot be right (amounts that are
 * no amounts, a period that ends before it begins), when what is asked for cannot be worked out, and for an unknown
 * template or theme.
 */
export function renderPdf(request: DocumentRequest, tools: PdfTools): RenderedFile {
  const prepared = prepareDocument(request);
  const issued = issuedFactsOf(request, prepared);
  const file = renderPreparedPdf(prepared, codesOf(request.issuance), {
    ...tools,
    isSample: request.issuance?.kind === 'sample',
  });
  return { ...file, warnings: prepared.warnings, ...(issued && { issued }) };
}

/**
 * Makes the workbook. Refuses what `renderPdf` refuses, apart from how it looks: an unknown template or theme is the first.
 */
export async function renderXlsx(request: DocumentRequest): Promise<RenderedFile> {
  const prepared = prepareDocument(request);
  const issued = issuedFactsOf(request, prepared);
  return { ...(await renderPreparedXlsx(prepared)), warnings: prepared.warnings, ...(issued && { issued }) };
}

/** An issued document must be complete: it is checked by its date and amount. */
function issuedFactsOf({ issuance }: DocumentRequest, prepared: PreparedDocument): IssuedFacts | undefined {
  if (issuance?.kind !== 'issued') return undefined;
  const [first, ...rest] = findErrors(prepared.warnings);
  if (first) throw new DocumentProblem([first, ...rest]);
  return factsAsPrinted(prepared.issuedFacts());
}

/** What others see of it, and how misuse is judged, comes from what is printed, not from what was typed. */
function factsAsPrinted(facts: IssuedFacts): IssuedFacts {
  const shown = (list: readonly IssuedFact[]) =>
    list.map(({ label, value }) => ({ label: asPrinted(label), value: asPrinted(value) }));
  const typedNames = [facts.issuer, ...facts.otherNames];
  const [issuer = '', ...otherNames] = typedNames.map(asPrinted);
  return {
    ...facts,
    issuer,
    otherNames,
    ...(typedNames.join() !== [issuer, ...otherNames].join() && { typedNames }),
    lines: facts.lines.map(asPrinted),
    recipient: asPrinted(facts.recipient),
    codes: facts.codes.map((code) => ({ ...code, facts: shown(code.facts), typedOver: shown(code.typedOver) })),
  };
}

/**
 * What the builder shows to check or fill in for the document, without making its file. Throws DocumentProblem where the file would be
 * refused, for how it looks too.
 */
export function documentWarnings(request: DocumentRequest, format: 'pdf' | 'xlsx'): readonly Issue[] {
  const prepared = prepareDocument(request);
  if (format === 'pdf') prepared.finish();
  return prepared.warnings;
}
