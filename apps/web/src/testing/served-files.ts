/** Answers a component test's downloads like the server: with the same code and fonts. */
import type { DocumentRequest, RenderedFile } from '@paperwage/documents';
import { renderPdf, renderXlsx } from '@paperwage/documents';
import type { FontFiles } from '@paperwage/paper/font-files';
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?url';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, downloadsFromNow } from './calls.ts';
import { agree } from './builder.ts';
import { press } from './user-input.ts';

const fontFiles = import.meta.glob<string>('../../../../packages/paper/src/fonts/generated/*.ttf', {
  query: '?url',
  import: 'default',
  eager: true,
});

let fonts: Promise<FontFiles> | undefined;

/** For one test, downloads are made in the page; returns the files as they arrive, earliest first. */
export function serveDownloads(): readonly RenderedFile[] {
  const served: RenderedFile[] = [];
  answerCalls(async ({ path, body }) => {
    const make = MAKERS[path];
    if (!make) return new Response('', { status: 404 });
    const file = await make(body as DocumentRequest);
    served.push(file);
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        'content-type': file.mediaType,
        'content-disposition': `attachment; filename="${file.fileName}"`,
      },
    });
  });
  downloadsFromNow();
  return served;
}

const MAKERS: Readonly<Record<string, (request: DocumentRequest) => Promise<RenderedFile>>> = {
  '/api/documents/generate-pdf': async (request) => {
    fonts ??= loadFonts();
    return renderPdf(request, { fonts: await fonts });
  },
  '/api/documents/generate-xlsx': renderXlsx,
};

async function loadFonts(): Promise<FontFiles> {
  const loading = Object.entries(fontFiles).map(async ([path, url]) => {
    const bytes = await (await fetch(url)).arrayBuffer();
    return [path.replace(/^.*\/|\.ttf$/g, ''), new Uint8Array(bytes)] as const;
  });
  return Object.fromEntries(await Promise.all(loading)) as FontFiles;
}

/** Checks both agreements and downloads; returns the file. */
export async function download(button: 'Download PDF' | 'Download Excel'): Promise<File> {
  const served = serveDownloads();
  await agree();
  await press(page.getByRole('button', { name: button }).first());
  await expect.poll(() => served.length).toBe(1);
  await expect.element(page.getByText(/is in your downloads/)).toBeVisible();
  const { fileName, mediaType, bytes } = served[0]!;
  return new File([new Uint8Array(bytes)], fileName, { type: mediaType });
}

/** The words of a PDF, in reading order. */
export async function pdfText(file: Blob): Promise<string> {
  GlobalWorkerOptions.workerSrc = pdfWorker;
  const pdf = await getDocument({ data: await file.arrayBuffer() }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await pdf.destroy();
  return pages.join('\n').replace(/\s+/g, ' ');
}
