import { attachedType, KINDS } from '@paperwage/documents/kinds';
import { readAttachments } from '@paperwage/paper/read-attachments';

/** The text attachments of a PDF. */
export async function attachedTexts(file: Pick<File, 'arrayBuffer'>): Promise<string[]> {
  const attachments = await readAttachments(new Uint8Array(await file.arrayBuffer()));
  return attachments.map((bytes) => new TextDecoder().decode(bytes));
}

/** The kind of document that a PDF made here is; undefined for any other file. */
export async function kindMadeHere(file: Pick<File, 'arrayBuffer'>) {
  const types = (await attachedTexts(file)).map(attachedType);
  const type = types.find((one) => one !== undefined);
  return type && KINDS[type];
}
