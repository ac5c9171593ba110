import { endpoints } from '@paperwage/api-contract';
import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import { KINDS, textAt, withTextAt } from '@paperwage/documents/kinds';
import { stripPicture } from '@paperwage/paper/strip-picture';

/** The end of a logo's address: the dated folder and the name. We never look up anything else in the file store. */
const NAME = /^\d{4}-\d{2}-\d{2}\/[\da-f]{32}\.png$/;
const DATA_URL = /^data:image\/(?:png|jpeg);base64,/;
const BEFORE_NAME = endpoints.getLogo.path.slice(0, endpoints.getLogo.path.indexOf(':'));

/** The address of a logo. */
export function logoUrl(name: string): string {
  return `${BEFORE_NAME}${name}`;
}

/** Whether this can be a logo's name. */
export function isLogoName(name: string): boolean {
  return NAME.test(name);
}

/** The name of the logo at this address; undefined for an embedded picture, and for any other address. */
export function logoNameOf(url: string): string | undefined {
  const name = url.startsWith(BEFORE_NAME) ? url.slice(BEFORE_NAME.length) : '';
  return isLogoName(name) ? name : undefined;
}

/** The logos of a document and the fields that hold them. */
export function logoFields({ type, documentData }: GenerateDocumentRequest): readonly LogoField[] {
  return KINDS[type].pictures.map(({ path }) => ({ path, value: textAt(documentData, path) }));
}

export interface LogoField {
  readonly path: string;
  readonly value: string;
}

/** The pictures embedded in a document. Anything that isn't a picture is left for the document to refuse. */
export function picturesIn(request: GenerateDocumentRequest): readonly { path: string; bytes: Uint8Array }[] {
  return logoFields(request).flatMap(({ path, value }) => {
    const [beginning] = DATA_URL.exec(value) ?? [];
    return beginning === undefined ? [] : [{ path, bytes: Buffer.from(value.slice(beginning.length), 'base64') }];
  });
}

/** The document with nothing in its embedded pictures that isn't shown, as we may store it. */
export function withStrippedPictures<Request extends GenerateDocumentRequest>(request: Request): Request {
  const embedded = new Map(picturesIn(request).map(({ path, bytes }) => [path, bytes]));
  if (embedded.size === 0) return request;
  const values = new Map(logoFields(request).map(({ path, value }) => [path, value]));
  return withLogos(request, (path) => {
    const value = values.get(path) ?? '';
    const bytes = embedded.get(path);
    return bytes ? (DATA_URL.exec(value)?.[0] ?? '') + Buffer.from(stripPicture(bytes)).toString('base64') : value;
  });
}

/** The names of a document's uploaded logos. */
export function logoNamesIn(request: GenerateDocumentRequest): readonly string[] {
  return logoFields(request)
    .map(({ value }) => logoNameOf(value))
    .filter((name) => name !== undefined);
}

/** The same document with other values in the fields that hold its logos. */
export function withLogos<Request extends GenerateDocumentRequest>(
  request: Request,
  valueOf: (path: string) => string,
): Request {
  return KINDS[request.type].pictures.reduce(
    (made, { path }) => ({ ...made, documentData: withTextAt(made.documentData, path, valueOf(path)) }),
    request,
  );
}
