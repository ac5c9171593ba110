import type { SceneImage } from '../../scene/scene.ts';

/** Bytes handed to one call of `String.fromCharCode`; engines limit the number of arguments. */
const CHUNK = 8192;

const urls = new WeakMap<Uint8Array, string>();

/** The picture as a `data:` URL, made once for the same bytes. */
export function imageUrl(image: SceneImage): string {
  const known = urls.get(image.bytes);
  if (known !== undefined) return known;
  let binary = '';
  for (let start = 0; start < image.bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...image.bytes.subarray(start, start + CHUNK));
  }
  const url = `data:${image.mediaType};base64,${btoa(binary)}`;
  urls.set(image.bytes, url);
  return url;
}
