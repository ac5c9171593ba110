import type { PdfFile } from './pdf-file.ts';

/** A picture in the form a PDF holds it. */
export interface EncodedImage {
  readonly width: number;
  readonly height: number;
  /** Color space, depth and filter, as entries of the stream's dictionary. */
  readonly entries: string;
  readonly data: Uint8Array;
  /** How much of each pixel shows, 8 bits each, compressed; absent for a picture without transparency. */
  readonly alpha: Uint8Array | undefined;
}

/** Writes a picture and returns its number (ISO 32000-1, 8.9.5 and 11.6.5.3). */
export function writeImage(file: PdfFile, { width, height, entries, data, alpha }: EncodedImage): number {
  const common = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}`;
  if (alpha === undefined) return file.addEncodedStream(common + entries, data);
  const maskEntries = `${common}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`;
  const mask = file.addEncodedStream(maskEntries, alpha);
  return file.addEncodedStream(`${common}${entries}/SMask ${mask} 0 R`, data);
}
