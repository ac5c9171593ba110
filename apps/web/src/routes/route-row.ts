import type { DocumentType } from '@paperwage/documents/kinds';
import type { ComponentType } from 'react';
import type { Thing, WithContext } from 'schema-dts';

/** What every page of the site has. */
interface RowBase {
  /** Pattern of the address: `/user/history/w2/$id`. */
  readonly path: string;
  /** Of the window, without the name of the product. Empty where the heading of the page serves. */
  readonly title: string;
  /** The page has no button for the chat. */
  readonly 'without-chatbot'?: true;
}

/** What every page is given. */
export interface PageProps {
  /** Path it is shown at. */
  readonly path: string;
}

/** A page that can be used. */
export interface BuiltRow extends RowBase {
  /** A `site` page has the full header around it; a `builder` brings its own. */
  readonly shell: 'site' | 'builder';
  /** Text and links, and a part or two that do more: the prerendered HTML stays as it is. See `keep-static.tsx`. */
  readonly isStatic: boolean;
  readonly load: (path: string) => Promise<ComponentType<PageProps>>;
}

/** In the head of a page: stands for the address of the site, such as `https://paperwage.example`. The server fills it in. */
export const PUBLIC_URL = '%PUBLIC_URL%';

/** The pictures that services show for a shared link; see scripts/share-pictures.mjs. */
export type SharePicture = 'site' | DocumentType;

/** What the prerendered HTML of a built page says in its head. */
export interface PageHead {
  /** One sentence for search engines and for a link that is shared. */
  readonly description: string;
  /** The same where the site has no plans, if that is another. */
  readonly descriptionWithoutPlans?: string;
  /** Of the window, where it is another than that of the row. */
  readonly title?: string;
  /** File of the page, whose scripts and styles are named. */
  readonly source: string;
  /** Fonts it is first drawn with, besides those of every page. */
  readonly fonts?: readonly string[];
  /** Shown for a shared link; that of the site unless said. */
  readonly picture?: SharePicture;
  /** `YYYY-MM-DD` of the day it was first published, of an article. */
  readonly published?: string;
  /** `YYYY-MM-DD` of its last change, where it has one that readers are told. */
  readonly changed?: string;
  /** What search engines read beside the text, as schema.org names it, with addresses after `PUBLIC_URL`. Called by the build alone. */
  readonly structuredData?: () => readonly WithContext<Thing>[];
}

/** The faces of the default theme of a document. */
export const SHEET_FONTS = ['source-sans-3-regular.woff2', 'source-sans-3-semibold.woff2'];

/**
 * A page of text that is a document of its own: a link to it loads the document, so that no other page carries its row
 * or its code.
 */
export interface DocumentRow extends RowBase, Omit<PageHead, 'title'> {
  readonly load: () => Promise<ComponentType<PageProps>>;
}
