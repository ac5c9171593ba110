import type { Standing } from '@paperwage/payroll';

/** A row of a calculation: what was done, with which numbers, on which line of the worksheet, and the result. */
export interface LedgerRow {
  readonly title: string;
  /** In a few words, where there is no room for the title. */
  readonly short?: string;
  readonly working: string;
  readonly line?: string;
  readonly result: string;
}

/** Who a source is by and what it is called, with the page if our rules record one, and how sure we are of it. */
export interface ContentSource {
  readonly title: string;
  readonly url?: string;
  /** Of sources that our rules are entered from. */
  readonly standing?: Standing;
}

/** What a state’s law names for a pay stub. */
export interface StateStatement {
  readonly id: string;
  readonly name: string;
  /** Empty if the state has none that we know of. */
  readonly law: string;
  readonly items: readonly string[];
  readonly notes: readonly string[];
}

/** A piece of an article: text, or something that is drawn with numbers of the tax engine. */
export type ContentBlock =
  | { readonly kind: 'html'; readonly html: string }
  | {
      readonly kind: 'ledger';
      readonly title: string;
      readonly note: string;
      readonly rows: readonly LedgerRow[];
      readonly source: ContentSource;
      readonly year: number;
    }
  | { readonly kind: 'summary'; readonly rows: readonly Pick<LedgerRow, 'title' | 'result'>[] }
  | {
      readonly kind: 'brackets';
      readonly rows: readonly { readonly cells: readonly string[]; readonly isMarked: boolean }[];
      readonly caption: string;
    }
  | { readonly kind: 'stub'; readonly svg: string; readonly pins: readonly string[] }
  | { readonly kind: 'states'; readonly states: readonly StateStatement[] }
  | { readonly kind: 'try'; readonly result: string };

/** A heading of an article, for its table of contents. */
export interface ContentHeading {
  readonly id: string;
  readonly text: string;
}

/** The text below the front matter of a file, with every number filled in. */
export interface ContentBody {
  readonly blocks: readonly ContentBlock[];
  readonly headings: readonly ContentHeading[];
  /** Numbers of the sources that the text cites. */
  readonly cited: readonly number[];
  readonly words: number;
}
