import type { SceneImage } from '../../scene/scene.ts';
import type { EncodedImage } from './encoded-image.ts';
import { encodeJpeg } from './jpeg.ts';
import { encodePng } from './png.ts';

const encoded = new WeakMap<Uint8Array, EncodedImage>();

/** Checks an image and prepares it for a PDF, once for each array of bytes. Throws ImageProblem. */
export function encodeImage({ mediaType, bytes }: Pick<SceneImage, 'mediaType' | 'bytes'>): EncodedImage {
  const known = encoded.get(bytes);
  if (known !== undefined) return known;
  const image = mediaType === 'image/png' ? encodePng(bytes) : encodeJpeg(bytes);
  encoded.set(bytes, image);
  return image;
}
