import type { Called } from '../../../identity/call.ts';
import { isLogoAddress } from '../../../records/is-logo-address.ts';
import type { BuilderKind } from '../kind/builder-kind.ts';
import { readAt, writeAt } from '../store/draft-path.ts';

type Fetch = (url: string) => Promise<Called<string>>;

/**
 * The draft in what the server keeps: checked, its pictures fetched. A picture that does not come keeps its address, so
 * that it is not lost when the draft is saved again. Undefined for what this version cannot read.
 */
export async function draftFrom(
  kind: BuilderKind,
  documentData: unknown,
  fetchPicture: Fetch,
): Promise<object | undefined> {
  const { draft: schema } = await kind.loadKeptSchemas();
  const parsed = schema.safeParse(documentData);
  if (!parsed.success) return undefined;
  return withPictures(kind, parsed.data as object, fetchPicture);
}

/** A draft with its pictures in place of their addresses, as far as they come. */
export async function withPictures<Draft extends object>(
  { pictures }: Pick<BuilderKind, 'pictures'>,
  draft: Draft,
  fetchPicture: Fetch,
): Promise<Draft> {
  let filled = draft;
  for (const { path } of pictures) {
    const address = String(readAt(filled, path) ?? '');
    if (!isLogoAddress(address)) continue;
    const fetched = await fetchPicture(address);
    if (fetched.ok) filled = writeAt(filled, path, fetched.data);
  }
  return filled;
}
