import type { DocumentKind, KindRequest, PreparedDocument } from './document-kind.ts';
import { form1099Kind } from './kinds/form-1099/kind.ts';
import type { Form1099Draft } from './kinds/form-1099/schema.ts';
import { invoiceKind } from './kinds/invoice/kind.ts';
import type { InvoiceDraft } from './kinds/invoice/schema.ts';
import { payStubKind } from './kinds/pay-stub/kind.ts';
import type { PayStubDraft } from './kinds/pay-stub/schema.ts';
import { w2Kind } from './kinds/w2/kind.ts';
import type { W2Draft } from './kinds/w2/schema.ts';

/**
 * Every kind of document by its name on the wire. To add one:
 *
 * 1. make `kinds/<name>/kind.ts`, which exports a `DocumentKind` of its draft (the pay stub's is the model), on what all
 *    kinds share: `drafts/` (issues, amounts, logos, attachments), `look/` (themes, facts, wording) and `workbook/`;
 * 2. add its draft to `DraftByType` and the kind to `KINDS` here;
 * 3. add its schema to `documentSchemas` in `packages/api-contract/src/generate-documents.ts`, which does not compile
 *    until every type has one;
 * 4. give it entry points of its own in `packages/documents/package.json` (`./<name>`, and `./<name>/workbook` where
 *    the page needs it), so that the page of one kind loads no other.
 */
interface DraftByType {
  readonly paystub: PayStubDraft;
  readonly invoice: InvoiceDraft;
  readonly w2: W2Draft;
  readonly '1099': Form1099Draft;
}

/** The kinds of document, as the wire names them. */
export type DocumentType = keyof DraftByType;

/** A document to make. `documentData` has passed the schema of its type. */
export type DocumentRequest<Type extends DocumentType = DocumentType> = {
  [One in Type]: { readonly type: One } & KindRequest<DraftByType[One]>;
}[Type];

const KINDS: { readonly [Type in DocumentType]: DocumentKind<DraftByType[Type]> } = {
  paystub: payStubKind,
  invoice: invoiceKind,
  w2: w2Kind,
  '1099': form1099Kind,
};

/** Computes the document of a request for a file. Throws DocumentProblem when none can be made. */
export function prepareDocument<Type extends DocumentType>(request: DocumentRequest<Type>): PreparedDocument {
  const kind: DocumentKind<DraftByType[Type]> = KINDS[request.type];
  return kind.prepare(request);
}

/** The request as it is kept: of the number of a person its last four digits, wherever it was typed. */
export function withoutWholeNumbers<Request extends DocumentRequest>(request: Request): Request {
  return { ...request, documentData: kindOf(request).kept?.(request.documentData) ?? request.documentData };
}

/** The request with no more of the number of a person than its copies show. */
export function asShown<Request extends DocumentRequest>(request: Request): Request {
  const { documentData, template } = request;
  return { ...request, documentData: kindOf(request).asShown?.(documentData, template) ?? documentData };
}

function kindOf<Type extends DocumentType>({ type }: DocumentRequest<Type>): DocumentKind<DraftByType[Type]> {
  return KINDS[type];
}

/** A place in the data of a request as people call it: `Stub 2, Overtime, hours`. Undefined for what is no field. */
export function placeNameIn<Type extends DocumentType>(
  request: DocumentRequest<Type>,
  path: string,
): string | undefined {
  const kind: DocumentKind<DraftByType[Type]> = KINDS[request.type];
  return kind.placeName(request.documentData, path);
}
