import type { PagedScene } from '@paperwage/paper';
import type { CalendarDate, Cents, StateCode } from '@paperwage/values';
import type { z } from 'zod';
import type { Issue } from './drafts/issue.ts';
import type { Logo } from './drafts/logo.ts';
import type { Look } from './kind-descriptor.ts';

/** What a document is made from: what was typed, already checked by the kind's schema, and the chosen look. */
export interface KindRequest<Draft> extends Look {
  readonly documentData: Draft;
}

/** For pay calculated with the previous year's tables: tells whether its own year's tables have arrived since. */
export interface EarlierTables {
  readonly year: number;
  readonly payDate: CalendarDate;
  readonly state: StateCode | undefined;
  readonly residenceState?: StateCode;
}

/** What we store about a document for its list. Anything in a row that changes with time is calculated on request. */
export type SummaryOf<Row> = Omit<Row, 'earlierTables'> & { readonly earlierTables?: EarlierTables | undefined };

/** What a person can compare with a document. */
export interface IssuedFact {
  readonly label: string;
  readonly value: string;
}

/** What the verify page shows to anyone who types a code with its date and amount. */
export interface CodeFacts {
  /** Pay date or invoice date. */
  readonly date: CalendarDate;
  /** Net pay or total. */
  readonly amount: Cents;
  readonly facts: readonly IssuedFact[];
  /** Figures that the user typed in place of calculated ones. */
  readonly typedOver: readonly IssuedFact[];
}

/** What we store about an issued document, so that others can check it and we can detect misuse. */
export interface IssuedFacts {
  /** The employer, seller or payer. */
  readonly issuer: string;
  /** Other names the document uses for them, such as the legal name. */
  readonly otherNames: readonly string[];
  /** Both as typed, if the document shows less of them, for anyone investigating misuse. */
  readonly typedNames?: readonly string[];
  /** What is printed with their names: the address, numbers and codes. */
  readonly lines: readonly string[];
  /** The employee, client or recipient. */
  readonly recipient: string;
  /** All its dates and amounts as text: two documents with the same ones differ only in names. */
  readonly figures: string;
  /** For each of its codes, in order. */
  readonly codes: readonly CodeFacts[];
}

/**
 * A kind of document, as it is checked, stored and made into files; `document-kinds.ts` lists them. What is known about
 * it without loading any of this is its `KindDescriptor`.
 */
export interface DocumentKind<Draft, Row extends object = object> {
  /** Checks a draft from any source. */
  readonly schema: z.ZodType<Draft>;
  /** The fields of a row in its history list, in addition to the id, type and time that every row has. */
  readonly row: z.ZodRawShape;
  readonly summary: (draft: Draft) => SummaryOf<Row>;
  /** What tells apart drafts for the same people: a day as `YYYY-MM-DD`, or a year. Empty if there is none. */
  readonly date: (draft: Draft) => string;
  /** The tax years it covers, if they aren't the year of its date. */
  readonly years?: (draft: Draft) => readonly string[];
  /**
   * How much longer one of its files takes to make than every document does, so that callers can take turns; absent if
   * no longer. Measured on one core, for the slowest document, and rounded up.
   */
  readonly renderMs?: (draft: Draft) => number;
  /**
   * Computes a draft for a file. Missing values are left blank; anything else wrong throws DocumentProblem: a file
   * never holds a figure that differs from its data.
   */
  readonly prepare: (request: KindRequest<Draft>) => PreparedDocument;
  /** How many verification codes it needs when it is issued; absent if it has none. */
  readonly codeCount?: (draft: Draft) => number;
  /** What people call a place in the draft, such as `Company ZIP code`; undefined if the place isn't a field. */
  readonly placeName: (draft: Draft, path: string) => string | undefined;
  /** The draft as stored with its file; absent if that is all of it. */
  readonly kept?: (draft: Draft) => Draft;
  /** The draft with no more in it than a template shows; absent if that is all of it. */
  readonly maskAsCopiesShow?: (draft: Draft, template: string) => Draft;
}

/** A computed document, ready to be made into a file of one format. */
export interface PreparedDocument {
  /** What the builder warns about for this draft and these copies. None of it stops the file. */
  readonly warnings: readonly Issue[];
  readonly fileName: (extension: 'pdf' | 'xlsx') => string;
  /** Its image, and the draft field that holds it. */
  readonly logo: { readonly image: Logo; readonly path: string } | undefined;
  /** Lays it out. Throws DocumentProblem for a template or theme that doesn't exist. */
  readonly finish: () => FinishedDocument;
  /** What is known of it once it is issued. */
  readonly issuedFacts: () => IssuedFacts;
  /** The bytes of its workbook. */
  readonly workbook: () => Uint8Array | Promise<Uint8Array>;
}

/**
 * Computes a draft for a file in the browser, where nothing is checked yet and rules are fetched as needed. Throws
 * DocumentProblem.
 */
export type PrepareInPage = (request: KindRequest<unknown>) => PreparedDocument | Promise<PreparedDocument>;

/** What a kind of document provides to be made into a PDF. */
export interface FinishedDocument {
  readonly scene: PagedScene;
  /** Who issues it, as the file's properties name them; may be empty. */
  readonly author: string;
  /** What it is, such as `Pay stub`. */
  readonly subject: string;
  /** Its data, embedded in the PDF. */
  readonly attachment: { readonly name: string; readonly json: unknown };
}
