import { dataUrlOf } from '../../../records/logos.ts';
import { cleanPictureUrl } from './clean-picture-url.ts';
import { cleanSvg } from './clean-svg.ts';
import { encodePng } from './encode-png.ts';
import { LOGO_TYPES, LogoError } from './logo-error.ts';

const LARGEST_LOGO_BYTES = 5 * 1024 * 1024;

/** A logo is printed about 2 inches wide at most: this is 300 dots an inch. */
const LONGEST_SIDE = 640;
/** Room for the base64 text in a draft. */
const LONGEST_URL = 680_000;
const JPEG_QUALITY = [0.92, 0.8, 0.6] as const;

/**
 * A picture file as the `data:` URL a document takes: 8-bit RGB, flattened on white, at most 640 pixels a side. PNG
 * keeps edges sharp; a photograph, too large for that, becomes a JPEG. Throws LogoError with what to do.
 */
export async function normalizeLogo(file: File): Promise<string> {
  if (!(LOGO_TYPES as readonly string[]).includes(file.type)) {
    throw new LogoError('Choose a PNG, JPEG, WebP or SVG file.');
  }
  if (file.size > LARGEST_LOGO_BYTES) throw new LogoError('This file is larger than 5 MB. Choose a smaller one.');
  const canvas = drawnOnWhite(await decoded(file.type === 'image/svg+xml' ? await cleaned(file) : file));
  const pixels = pixelsOf(canvas);
  const png = await dataUrlOf(new Blob([(await encodePng(pixels)) as Uint8Array<ArrayBuffer>], { type: 'image/png' }));
  if (png.length <= LONGEST_URL && (file.type !== 'image/jpeg' || png.length < file.size * 1.4)) return png;
  for (const quality of JPEG_QUALITY) {
    // Some browsers write Exif of their own.
    const jpeg = cleanPictureUrl(canvas.toDataURL('image/jpeg', quality));
    if (jpeg.length <= LONGEST_URL) return jpeg;
  }
  throw new LogoError('This picture has too much detail for a logo. Choose a simpler one.');
}

/** Only rewritten if needed: the text is then UTF-8, whatever its first line says. */
async function cleaned(file: File): Promise<Blob> {
  const text = await file.text();
  if (!text.includes('foreignObject')) return file;
  const svg = cleanSvg(text)?.replace(/^\s*<\?xml[\s\S]*?\?>/, '');
  if (svg === undefined) {
    throw new LogoError('We can’t use this SVG. Save it as PNG, then choose it again.');
  }
  return new Blob([svg], { type: file.type });
}

/** Browsers refuse to read back a drawing with content from another origin. */
function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  try {
    return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  } catch (error) {
    const message = 'Your browser can’t read this picture. Save it as PNG, then choose it again.';
    throw new LogoError(message, { cause: error });
  }
}

async function decoded(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } catch {
    throw new LogoError('We can’t read this picture. Open it, save it as PNG, then choose it again.');
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** An SVG without its own size is drawn at the largest size we use. */
function drawnOnWhite(image: HTMLImageElement): HTMLCanvasElement {
  const width = image.naturalWidth || LONGEST_SIDE;
  const height = image.naturalHeight || LONGEST_SIDE;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
