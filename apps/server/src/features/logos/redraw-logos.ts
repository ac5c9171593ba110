import type { AnswerIssue, GenerateDocumentRequest } from '@paperwage/api-contract';
import { logoFields, picturesIn, withLogos } from './logo-fields.ts';
import { readPictureHeader } from './picture-header.ts';
import { redrawLogo } from './redraw-logo.ts';

/**
 * Redraws a document's pictures like uploaded ones, except those that already are. Returns an issue for each that can't
 * be.
 */
export async function redrawLogos(
  request: GenerateDocumentRequest,
): Promise<{ readonly request: GenerateDocumentRequest } | { readonly refused: readonly AnswerIssue[] }> {
  const values = new Map(logoFields(request).map(({ path, value }) => [path, value]));
  const refused: AnswerIssue[] = [];
  for (const { path, bytes } of picturesIn(request)) {
    const header = readPictureHeader(bytes);
    if ('isRedrawn' in header && header.isRedrawn) continue;
    const drawn = await redrawLogo(bytes);
    if ('refused' in drawn) refused.push({ path, code: 'logo-refused', message: drawn.refused });
    else values.set(path, `data:image/png;base64,${Buffer.from(drawn.png).toString('base64')}`);
  }
  return refused.length > 0 ? { refused } : { request: withLogos(request, (path) => values.get(path) ?? '') };
}
