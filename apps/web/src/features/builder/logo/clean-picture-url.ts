import { stripPicture } from '@paperwage/paper/strip-picture';

const DATA_URL = /^(data:image\/(?:png|jpeg);base64,)([A-Za-z0-9+/]+={0,2})$/;

/** The `data:` URL of a picture without anything in it that isn't shown; any other text as it is. */
export function cleanPictureUrl(url: string): string {
  const [, start, base64] = DATA_URL.exec(url) ?? [];
  if (start === undefined || base64 === undefined || base64.length % 4 === 1) return url;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stripped = stripPicture(bytes);
  if (stripped.length === bytes.length) return url;
  return start + btoa(Array.from(stripped, (byte) => String.fromCharCode(byte)).join(''));
}
