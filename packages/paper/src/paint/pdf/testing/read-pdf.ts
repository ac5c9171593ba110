import { vi } from 'vitest';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of the structure tree: an element with its type, or a piece of content with its number on the page. */
export interface ReadElement {
  readonly role?: string;
  readonly alt?: string;
  readonly bbox?: readonly number[];
  readonly children?: readonly ReadElement[];
  readonly type?: string;
  readonly id?: string;
}

export interface ReadPage {
  /** Strings in the order of the page, each with the number of the marked content it is in. */
  readonly texts: readonly { readonly text: string; readonly content: string | undefined }[];
  readonly structure: ReadElement | undefined;
  readonly links: readonly ReadLink[];
}

/** What can be clicked, as the structure names it, and where. */
export interface ReadLink {
  readonly id: string;
  readonly url: string | undefined;
  readonly words: string;
  /** Left, bottom, right and top in points. */
  readonly rect: readonly number[];
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly title: string;
  readonly language: string;
  readonly information: Readonly<Record<string, unknown>>;
  readonly xmp: string;
  /** Titles of the bookmarks, each with the number of its page from 0. */
  readonly bookmarks: readonly (readonly [title: string, page: number])[];
  readonly pageNames: readonly string[];
  readonly attachments: Readonly<Record<string, Uint8Array>>;
  /** What the reader complained of, such as an unknown operator. */
  readonly warnings: readonly string[];
}

/** Opens a PDF with pdf.js and reads all that a person or a screen reader gets from it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const warnings: string[] = [];
  const keep = (...parts: unknown[]): void => void warnings.push(parts.join(' '));
  const spies = [vi.spyOn(console, 'log').mockImplementation(keep), vi.spyOn(console, 'warn').mockImplementation(keep)];
  try {
    const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.WARNINGS, useSystemFonts: false });
    const document = await task.promise;
    const pages: ReadPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      await page.getOperatorList();
      const structure = (await page.getStructTree()) as ReadElement | undefined;
      pages.push({ texts: await readTexts(page), structure, links: await readLinks(page) });
    }
    const { info, metadata } = await document.getMetadata();
    const found = ((await document.getAttachments()) ?? {}) as Record<string, { content: Uint8Array }>;
    const information = info as Record<string, unknown>;
    const read = {
      pages,
      bookmarks: await readBookmarks(document),
      pageNames: (await document.getPageLabels()) ?? [],
      title: String(information['Title']),
      language: String(information['Language']),
      information,
      xmp: metadata?.getRaw() ?? '',
      attachments: Object.fromEntries(Object.entries(found).map(([name, { content }]) => [name, content])),
      warnings,
    };
    await task.destroy();
    return read;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

interface BookmarkSource {
  readonly getOutline: () => Promise<readonly { readonly title: string; readonly dest: unknown }[] | null>;
  readonly getPageIndex: (page: { num: number; gen: number }) => Promise<number>;
}

async function readBookmarks(document: BookmarkSource): Promise<(readonly [string, number])[]> {
  const outline = (await document.getOutline()) ?? [];
  return Promise.all(
    outline.map(async ({ title, dest }) => {
      const [page] = dest as [{ num: number; gen: number }];
      return [title, await document.getPageIndex(page)] as const;
    }),
  );
}

interface FoundAnnotation {
  readonly subtype: string;
  readonly id: string;
  readonly unsafeUrl?: string;
  readonly contentsObj: { readonly str: string };
  readonly rect: number[];
}

async function readLinks(page: { readonly getAnnotations: () => Promise<unknown[]> }): Promise<ReadLink[]> {
  const annotations = (await page.getAnnotations()) as FoundAnnotation[];
  return annotations
    .filter(({ subtype }) => subtype === 'Link')
    .map(({ id, unsafeUrl, contentsObj, rect }) => ({ id, url: unsafeUrl, words: contentsObj.str, rect }));
}

interface TextSource {
  readonly getTextContent: (options: {
    readonly includeMarkedContent: boolean;
    readonly disableNormalization: boolean;
  }) => Promise<{ readonly items: readonly unknown[] }>;
}

async function readTexts(page: TextSource): Promise<ReadPage['texts']> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const texts: { text: string; content: string | undefined }[] = [];
  let content: string | undefined;
  for (const item of items as readonly { readonly type?: string; readonly id?: string; readonly str?: string }[]) {
    if (item.type !== undefined) content = item.type === 'beginMarkedContentProps' ? item.id : undefined;
    else if (item.str !== undefined && item.str.trim() !== '') texts.push({ text: item.str, content });
  }
  return texts;
}
