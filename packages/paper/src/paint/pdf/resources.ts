import type { FontFace, Scene } from '../../scene/scene.ts';
import { createDocumentFont } from './document-font.ts';
import type { DocumentFont } from './document-font.ts';
import { encodeImage } from './encode-image.ts';
import { writeImage } from './encoded-image.ts';
import type { PdfFile } from './pdf-file.ts';
import type { PaintContext } from './pdf-painter.ts';

/** The fonts and pictures that all pages of a document share. */
export interface Resources extends Omit<PaintContext, 'height'> {
  /** Writes what was used and returns the resource dictionary (ISO 32000-1, 7.8.3). */
  readonly write: (file: PdfFile) => string;
}

/** Each face and picture is stored once, however often and on however many pages it is drawn. */
export function createResources(fonts: Partial<Record<FontFace, Uint8Array>>, images: Scene['images']): Resources {
  const usedFonts = new Map<FontFace, DocumentFont>();
  const usedImages = new Map<string, string>();
  const fontOf = (face: FontFace): DocumentFont => {
    const known = usedFonts.get(face);
    if (known !== undefined) return known;
    const bytes = fonts[face];
    if (bytes === undefined) throw new Error(`The scene uses ${face}, but its font file was not given.`);
    const font = createDocumentFont(`F${usedFonts.size + 1}`, face, bytes);
    usedFonts.set(face, font);
    return font;
  };
  const imageName = (image: string): string => {
    const known = usedImages.get(image);
    if (known !== undefined) return known;
    const name = `I${usedImages.size + 1}`;
    usedImages.set(image, name);
    return name;
  };
  const write = (file: PdfFile): string => {
    const fontEntries = [...usedFonts.values()].map((font) => `/${font.name} ${font.write(file)} 0 R`);
    const imageEntries = [...usedImages].map(([image, name]) => {
      const picture = images[image];
      if (picture === undefined) throw new Error(`The scene draws the picture ${image} and does not hold it.`);
      return `/${name} ${writeImage(file, encodeImage(picture))} 0 R`;
    });
    return `<<${dictionary('Font', fontEntries)}${dictionary('XObject', imageEntries)}>>`;
  };
  return {
    fontName: (face) => fontOf(face).name,
    encodeText: (text, face) => fontOf(face).encode(text),
    imageName,
    write,
  };
}

function dictionary(name: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `/${name}<<${entries.join('')}>>`;
}
