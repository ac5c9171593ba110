import { PDFiumLibrary } from '@hyzyla/pdfium';

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue and how much shows. */
  readonly data: Uint8Array;
}

/** Draws every page with PDFium, `scale` pixels a point. */
export async function rasterPdf(bytes: Uint8Array, scale: number): Promise<Raster[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const rasters: Raster[] = [];
  for (const page of document.pages()) {
    const { width, height, data } = await page.render({ scale, render: 'bitmap' });
    rasters.push({ width, height, data: data.slice() });
  }
  document.destroy();
  library.destroy();
  return rasters;
}

/** Red, green and blue at a place of the page, in points from the top left. */
export function colorAt({ width, data }: Raster, x: number, y: number, scale: number): [number, number, number] {
  const at = 4 * (Math.round(y * scale) * width + Math.round(x * scale));
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}
