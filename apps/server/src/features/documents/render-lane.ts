import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import { renderMs } from '@paperwage/documents';
import { picturesIn } from '../logos/logo-fields.ts';
import { MAX_PIXELS, readPictureHeader, REDRAWN_PIXELS } from '../logos/picture-header.ts';

/** Small documents have their own workers, so that none waits behind a large one. */
export type Lane = 'small' | 'large';

/** Whatever takes longer is large: more than 25 stubs, 80 items, or a picture of some 400 by 400 pixels to redraw. */
const MAX_SMALL_MS = 60;

// Measured on one core with the slowest documents, rounded up.
const EVERY_DOCUMENT_MS = 10;
const READ_PICTURE_MS = 250;
const DRAW_PICTURE_MS = 100;
const PROTECT_MS = 100;
const PROTECT_MS_OF_A_BYTE = 0.002;

/** Whether a document takes long to make. */
export function renderLane(request: GenerateDocumentRequest): Lane {
  return expectedMs(request) > MAX_SMALL_MS ? 'large' : 'small';
}

/** How long a document should take, estimated from its contents, so that callers can take turns. */
export function expectedMs(request: GenerateDocumentRequest): number {
  const pictures = picturesIn(request).reduce((sum, { bytes }) => sum + expectedRedrawMs(bytes), 0);
  return EVERY_DOCUMENT_MS + renderMs(request) + pictures;
}

/** The same for a picture. One that is refused or was redrawn before takes no time. */
export function expectedRedrawMs(picture: Uint8Array): number {
  const header = readPictureHeader(picture);
  if ('refused' in header || header.isRedrawn) return 0;
  const pixels = header.width * header.height;
  return (pixels / MAX_PIXELS) * READ_PICTURE_MS + Math.min(1, pixels / REDRAWN_PIXELS) * DRAW_PICTURE_MS;
}

/** The same for a PDF that takes a password. */
export function expectedProtectMs(pdf: Uint8Array): number {
  return PROTECT_MS + pdf.length * PROTECT_MS_OF_A_BYTE;
}
