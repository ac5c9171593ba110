import { readAttachments } from '@paperwage/paper/read-attachments';
import type { AttachedDocument, BuilderKind } from '../kind/builder-kind.ts';

/** No document of ours comes near it. */
const MOST_BYTES = 20_000_000;

/** What the builders open, by the name that the data of a PDF gives it, and where each of them is. */
const KINDS: Readonly<Record<string, { readonly name: string; readonly path: string }>> = {
  paystub: { name: 'a pay stub', path: '/make-your-paystub' },
  invoice: { name: 'an invoice', path: '/invoice-generator' },
  w2: { name: 'a W-2', path: '/make-your-w2' },
  '1099': { name: 'a 1099', path: '/make-your-1099' },
};

/** Why there is nothing to open here; `elsewhere` is the path of the builder that opens it. */
interface NotOpened {
  readonly message: string;
  readonly elsewhere?: string;
}

/** The document in a PDF that was made here, or why there is none to open. It is read in the browser and sent nowhere. */
export async function readPdf(
  kind: Pick<BuilderKind, 'type' | 'words' | 'loadKeptSchemas'>,
  file: Pick<File, 'size' | 'arrayBuffer'>,
): Promise<AttachedDocument | NotOpened> {
  if (file.size > MOST_BYTES) return { message: 'This file is too large to be a document made here.' };
  const [schemas, attached] = await Promise.all([kind.loadKeptSchemas(), attachedTexts(file)]);
  for (const json of attached) {
    const found = schemas.readAttachment?.(json);
    if (found) return found;
  }
  const own = KINDS[kind.type];
  const other = attached.map(kindOf).find((one) => one !== undefined && one !== own);
  if (other) return { message: `This PDF is ${other.name}.`, elsewhere: other.path };
  return { message: `This file holds no ${kind.words.name} made here. Open a PDF that was downloaded here.` };
}

/** The texts that are attached to a PDF. */
export async function attachedTexts(file: Pick<File, 'arrayBuffer'>): Promise<string[]> {
  const attachments = await readAttachments(new Uint8Array(await file.arrayBuffer()));
  return attachments.map((bytes) => new TextDecoder().decode(bytes));
}

/** The kind of document that attached data says it is. */
function kindOf(json: string) {
  const type = /^\{"schema":"paperwage\/(\w+)\/\d+"/.exec(json)?.[1];
  return type !== undefined && Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
}
