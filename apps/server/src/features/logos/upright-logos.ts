import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import type { DocumentRenderer } from '../../ports/document-renderer.ts';
import { logoFields, withLogos } from './logo-fields.ts';

const JPEG = 'data:image/jpeg;base64,';
const EXIF = 'Exif\0\0';

/**
 * The document with its photographs drawn upright: what a camera says of how it was held, in Exif, no paper heeds. One
 * that cannot be read stays for the printing to refuse in words.
 */
export async function uprightLogos(
  renderer: DocumentRenderer,
  request: GenerateDocumentRequest,
): Promise<GenerateDocumentRequest> {
  const values = new Map<string, string>();
  for (const { path, value } of logoFields(request)) {
    const picture = value.startsWith(JPEG) ? Buffer.from(value.slice(JPEG.length), 'base64') : undefined;
    if (!picture?.includes(EXIF)) continue;
    const drawn = await renderer.redrawLogo(picture);
    if ('png' in drawn) values.set(path, `data:image/png;base64,${Buffer.from(drawn.png).toString('base64')}`);
  }
  if (values.size === 0) return request;
  const given = new Map(logoFields(request).map(({ path, value }) => [path, value]));
  return withLogos(request, (path) => values.get(path) ?? given.get(path) ?? '');
}
