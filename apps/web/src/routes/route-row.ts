import type { ComponentType } from 'react';

/** What every page of the site has, whether it is built or not. */
interface RowBase {
  /** Pattern of the router: `/user/history/w2/$id`. */
  readonly path: string;
  /** Of the window, without the name of the product. */
  readonly title: string;
  /** One sentence for search engines and for a link that is shared. */
  readonly description: string;
}

/** A page that can be used. */
export interface BuiltRow extends RowBase {
  readonly built: true;
  /** `site` has the full header around it; a `builder` page brings its own compact header. */
  readonly shell: 'site' | 'builder';
  /** File of the page in `src/`, so that the prerendered HTML can name its scripts and styles. */
  readonly source: string;
  readonly load: () => Promise<ComponentType>;
  /** What must be there before the page is first drawn, besides its code. */
  readonly prepare?: () => Promise<void>;
}

/** A page the site knows and names, but does not have. It answers with status 404. */
export interface UnbuiltRow extends RowBase {
  readonly built: false;
  /** `Invoices are not part of this version` */
  readonly headline: string;
  /** What the visitor can do instead, in a sentence or two. */
  readonly instead: string;
}

export type RouteRow = BuiltRow | UnbuiltRow;
