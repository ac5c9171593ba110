import { readFileSync } from 'node:fs';

/** Our own small fonts, for pages that Chromium is to print. */
export function fontFaces(folder: string): string {
  return fontFace(folder, 'source-sans-3-regular', 400) + fontFace(folder, 'source-sans-3-semibold', 600);
}

function fontFace(folder: string, face: string, weight: number): string {
  const data = readFileSync(`${folder}/${face}.woff2`).toString('base64');
  return `@font-face{font-family:Stub;font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
}

/** A row of a table. */
export function row(tag: 'td' | 'th', values: readonly string[]): string {
  return `<tr>${values.map((value) => `<${tag}>${value}</${tag}>`).join('')}</tr>`;
}
