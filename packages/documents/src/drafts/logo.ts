/** An image as printed: 8-bit RGB without transparency. */
export interface Logo {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Logos already read, by their text. Decoding a large one takes longer than a whole calculation, and the next draft for
 * the same company brings the same text. What we learn about the bytes, such as their form in a PDF, is cached with
 * them.
 */
const logosByText = new Map<string, Logo | undefined>();
const MAX_LOGOS = 16;

/** The logo in a `data:` URL, read once for every text; undefined if there is none we can read. */
export function logoOfText(dataUrl: string): Logo | undefined {
  if (logosByText.has(dataUrl)) return logosByText.get(dataUrl);
  const logo = readLogo(dataUrl);
  const [oldest] = logosByText.keys();
  if (oldest !== undefined && logosByText.size >= MAX_LOGOS) logosByText.delete(oldest);
  logosByText.set(dataUrl, logo);
  return logo;
}

/** Reads a `data:image/png` or `data:image/jpeg` URL. Undefined if it is neither or its size is unknown. */
export function readLogo(dataUrl: string): Logo | undefined {
  const match = /^data:(image\/png|image\/jpeg);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl);
  if (!match) return undefined;
  const mediaType = match[1] as Logo['mediaType'];
  const bytes = bytesOfBase64(match[2]!);
  const size = bytes && (mediaType === 'image/png' ? pngSize(bytes) : jpegSize(bytes));
  return size && bytes && size.width > 0 && size.height > 0 ? { mediaType, bytes, ...size } : undefined;
}

function bytesOfBase64(base64: string): Uint8Array | undefined {
  if (base64.length % 4 === 1) return undefined;
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Width and height are in the IHDR chunk, which always comes first (PNG, section 11.2.2). */
function pngSize(bytes: Uint8Array) {
  if (bytes.length < 33 || PNG_SIGNATURE.some((byte, at) => bytes[at] !== byte)) return undefined;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Width and height are in the frame header, marker SOF0 to SOF2 (ITU T.81, section B.2.2). */
function jpegSize(bytes: Uint8Array) {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xc2) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
