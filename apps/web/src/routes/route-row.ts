import type { ComponentType } from 'react';
import type { Thing, WithContext } from 'schema-dts';

/** What every page of the site has, whether it is built or not. */
interface RowBase {
  /** Pattern of the address: `/user/history/w2/$id`. */
  readonly path: string;
  /** Of the window, without the name of the product. Empty where the heading of the page serves. */
  readonly title: string;
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
  /** Text and links, and at most one part that does more: the prerendered HTML stays as it is. See `keep-static.tsx`. */
  readonly isStatic: boolean;
  readonly load: (path: string) => Promise<ComponentType<PageProps>>;
}

/** What the prerendered HTML of a built page says in its head. */
export interface PageHead {
  /** One sentence for search engines and for a link that is shared. */
  readonly description: string;
  /** Of the window, where it is another than that of the row. */
  readonly title?: string;
  /** File of the page, whose scripts and styles are named. */
  readonly source: string;
  /** Fonts it is first drawn with, besides those of every page. */
  readonly fonts?: readonly string[];
  /** What search engines read of it beside the text, as schema.org names it. Called by the build alone. */
  readonly structuredData?: () => readonly WithContext<Thing>[];
}

/** The faces of the default theme of a document. */
export const SHEET_FONTS = ['source-sans-3-regular.woff2', 'source-sans-3-semibold.woff2'];

/** A page the site knows and names, but does not have. It answers with status 404. */
export interface UnbuiltRow extends RowBase {
  /** `We don’t have a blog` */
  readonly headline: string;
  /** What the visitor can do instead, in a sentence or two. */
  readonly instead: string;
}
