import { attachedType, KINDS, textAt, withTextAt } from '@paperwage/documents/kinds';
import { attachedTexts } from '../../../records/read-made-here.ts';
import type { BuilderKind } from '../kind/builder-kind.ts';
import { cleanPictureUrl } from '../logo/clean-picture-url.ts';
import type { AttachedDocument, DraftKind } from '../kind/storage-kind.ts';

/** None of our documents is nearly that large. */
const MAX_BYTES = 20_000_000;

/** Why there is nothing to open here; `elsewhere` is the path of the builder that opens it. */
interface NotOpened {
  readonly message: string;
  readonly elsewhere?: string;
}

/** The document in a PDF made here, or why there is none to open. It is read in the browser and never sent anywhere. */
export async function readPdf(
  kind: Pick<DraftKind, 'type' | 'pictures' | 'loadKeptSchemas'> & Pick<BuilderKind, 'words'>,
  file: Pick<File, 'size' | 'arrayBuffer'>,
): Promise<AttachedDocument | NotOpened> {
  if (file.size > MAX_BYTES) return { message: 'This file is too large. Open a PDF you downloaded from Paperwage.' };
  const [schemas, attached] = await Promise.all([kind.loadKeptSchemas(), attachedTexts(file)]);
  for (const json of attached) {
    const found = schemas.readAttachment?.(json);
    if (!found) continue;
    const documentData = kind.pictures.reduce((data, { path }) => {
      const picture = textAt(data, path);
      return picture === '' ? data : withTextAt(data, path, cleanPictureUrl(picture));
    }, found.documentData);
    return { ...found, documentData };
  }
  const other = attached.map(attachedType).find((type) => type !== undefined && type !== kind.type);
  if (other) return { message: `This PDF is ${KINDS[other].words.withArticle}.`, elsewhere: KINDS[other].builderPath };
  return { message: `This file has no Paperwage ${kind.words.name}. Open a PDF you downloaded from Paperwage.` };
}
