import type { DocumentType } from '@paperwage/documents/kinds';
import type { ComponentType } from 'react';
import type { Thing, WithContext } from 'schema-dts';

/** What every page of the site has. */
interface RowBase {
  /** Pattern of the address: `/user/history/w2/$id`. */
  readonly path: string;
  /** Window title, without the product name. Empty if the page's heading is used. */
  readonly title: string;
  /** The page has no button for the chat. */
  readonly 'without-chatbot'?: true;
}

/** What every page is given. */
export interface PageProps {
  /** Path it is shown at. */
  readonly path: string;
}

/** An interactive page. */
export interface BuiltRow extends RowBase {
  /** A `site` page has the full header around it; a `builder` brings its own. */
  readonly shell: 'site' | 'builder';
  /** Text and links, with one or two interactive parts: the prerendered HTML stays as is. See `keep-static.tsx`. */
  readonly isStatic: boolean;
  readonly load: (path: string) => Promise<ComponentType<PageProps>>;
}

/** In the head of a page: placeholder for the site's address, such as `https://paperwage.example`. The server fills it in. */
export const PUBLIC_URL = '%PUBLIC_URL%';

/** The pictures that services show for a shared link; see scripts/share-pictures.mjs. */
export type SharePicture = 'site' | DocumentType;

/** What the prerendered HTML of a built page says in its head. */
export interface PageHead {
  /** One sentence for search engines and for a link that is shared. */
  readonly description: string;
  /** The same for a site without plans, if different. */
  readonly descriptionWithoutPlans?: string;
  /** Window title, if different from the row's. */
  readonly title?: string;
  /** File of the page, whose scripts and styles are named. */
  readonly source: string;
  /** Fonts for its first paint, besides those of every page. */
  readonly fonts?: readonly string[];
  /** Shown for a shared link; defaults to the site's. */
  readonly picture?: SharePicture;
  /** `YYYY-MM-DD` of the day it was first published, of an article. */
  readonly published?: string;
  /** `YYYY-MM-DD` of its last change, if shown to readers. */
  readonly changed?: string;
  /** Structured data for search engines, as schema.org names it, with addresses after `PUBLIC_URL`. Only the build calls it. */
  readonly structuredData?: () => readonly WithContext<Thing>[];
}

/** The faces of the default theme of a document. */
export const SHEET_FONTS = ['source-sans-3-regular.woff2', 'source-sans-3-semibold.woff2'];

/** A text page that is a separate document: a link to it loads the document, so that no other page carries its row or code. */
export interface DocumentRow extends RowBase, Omit<PageHead, 'title'> {
  readonly load: () => Promise<ComponentType<PageProps>>;
}
