import { readAttachments } from '@paperwage/paper/read-attachments';
import type { AttachedDocument, BuilderKind } from '../kind/builder-kind.ts';

/** No document of ours comes near it. */
const MOST_BYTES = 20_000_000;

/** What the other builders open, as the data of a PDF names it. */
const NAMES: Readonly<Record<string, string>> = {
  paystub: 'a pay stub',
  invoice: 'an invoice',
  w2: 'a W-2',
  '1099': 'a 1099',
};

/** The document in a PDF that was made here, or why there is none to open. It is read in the browser and sent nowhere. */
export async function readPdf(
  kind: Pick<BuilderKind, 'type' | 'words' | 'loadKeptSchemas'>,
  file: Pick<File, 'size' | 'arrayBuffer'>,
): Promise<AttachedDocument | { readonly message: string }> {
  if (file.size > MOST_BYTES) return { message: 'This file is too large to be a document made here.' };
  const [schemas, attached] = await Promise.all([kind.loadKeptSchemas(), attachedTexts(file)]);
  for (const json of attached) {
    const found = schemas.readAttachment?.(json);
    if (found) return found;
  }
  const other = attached.map(typeOf).find((type) => type !== undefined && type !== kind.type);
  return {
    message: other
      ? `This PDF is ${NAMES[other]}. Open it in the builder it was made in.`
      : `This file holds no ${kind.words.name} made here. Open a PDF that was downloaded here.`,
  };
}

/** The texts that are attached to a PDF. */
export async function attachedTexts(file: Pick<File, 'arrayBuffer'>): Promise<string[]> {
  const attachments = await readAttachments(new Uint8Array(await file.arrayBuffer()));
  return attachments.map((bytes) => new TextDecoder().decode(bytes));
}

/** The kind of document that attached data says it is. */
function typeOf(json: string): string | undefined {
  const type = /^\{"schema":"paperwage\/(\w+)\/\d+"/.exec(json)?.[1];
  return type !== undefined && Object.hasOwn(NAMES, type) ? type : undefined;
}
