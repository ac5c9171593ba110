import type { z } from 'zod';
import type { DocumentKind, KindRequest, PreparedDocument, SummaryOf } from './document-kind.ts';
import type { DocumentType } from './kind-descriptors.ts';
import { form1099Kind } from './kinds/form-1099/kind.ts';
import { invoiceKind } from './kinds/invoice/kind.ts';
import { payStubKind } from './kinds/pay-stub/kind.ts';
import { w2Kind } from './kinds/w2/kind.ts';

/** Every kind of document, with everything the server does with it. To add one, see `docs/howto/add-a-kind.md`. */
const documentKinds = {
  paystub: payStubKind,
  invoice: invoiceKind,
  w2: w2Kind,
  '1099': form1099Kind,
};

type Schemas<Type extends DocumentType> = Pick<(typeof documentKinds)[Type], 'schema' | 'row'>;

/** The schemas of each kind, with their own types. */
export const kindSchemas: { readonly [Type in DocumentType]: Schemas<Type> } = documentKinds;

/** What was typed into a document of a type, and its row in the history. */
type DraftOf<Type extends DocumentType> = z.output<Schemas<Type>['schema']>;
type RowOf<Type extends DocumentType> = z.output<z.ZodObject<Schemas<Type>['row']>>;

const KINDS: { readonly [Type in DocumentType]: DocumentKind<DraftOf<Type>, RowOf<Type>> } = documentKinds;

/** A document to make. `documentData` has passed the schema of its type. */
export type DocumentRequest<Type extends DocumentType = DocumentType> = {
  [One in Type]: { readonly type: One } & KindRequest<DraftOf<One>>;
}[Type];

function kindOf<Type extends DocumentType>({ type }: DocumentRequest<Type>): DocumentKind<DraftOf<Type>, RowOf<Type>> {
  return KINDS[type];
}

/** Computes a requested document for a file. Throws DocumentProblem when it can't be made. */
export function prepareDocument<Type extends DocumentType>(request: DocumentRequest<Type>): PreparedDocument {
  return kindOf(request).prepare(request);
}

/** What the history stores about a document for its list. */
export function documentSummary<Type extends DocumentType>(
  request: DocumentRequest<Type>,
): { readonly type: Type } & SummaryOf<RowOf<Type>> {
  return { type: request.type, ...kindOf(request).summary(request.documentData) };
}

/** The day or year that tells a draft from others for the same people; empty if it isn't filled in. */
export function documentDate<Type extends DocumentType>(request: DocumentRequest<Type>): string {
  return kindOf(request).date(request.documentData);
}

/** The tax years of a document, as `YYYY`; none while no date is filled in. */
export function documentYears<Type extends DocumentType>(request: DocumentRequest<Type>): readonly string[] {
  const { years, date } = kindOf(request);
  return years?.(request.documentData) ?? [date(request.documentData).slice(0, 4)].filter((year) => year !== '');
}

/** How many verification codes the document takes when it is issued. */
export function codeCount<Type extends DocumentType>(request: DocumentRequest<Type>): number {
  return kindOf(request).codeCount?.(request.documentData) ?? 0;
}

/** How much longer a file takes to make than every document does. */
export function renderMs<Type extends DocumentType>(request: DocumentRequest<Type>): number {
  return kindOf(request).renderMs?.(request.documentData) ?? 0;
}

/** The request as stored: only the last four digits of a person's number, wherever it was typed. */
export function withoutFullSsns<Request extends DocumentRequest>(request: Request): Request {
  return { ...request, documentData: kindOf(request).kept?.(request.documentData) ?? request.documentData };
}

/** The request with no more of a person's number than its copies show. */
export function maskAsCopiesShow<Request extends DocumentRequest>(request: Request): Request {
  const { documentData, template } = request;
  return { ...request, documentData: kindOf(request).maskAsCopiesShow?.(documentData, template) ?? documentData };
}

/** What people call a place in a request's data: `Stub 2, Overtime, hours`. Undefined if it isn't a field. */
export function placeNameIn<Type extends DocumentType>(
  request: DocumentRequest<Type>,
  path: string,
): string | undefined {
  return kindOf(request).placeName(request.documentData, path);
}
