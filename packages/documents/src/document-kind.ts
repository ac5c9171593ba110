import type { PagedScene } from '@paperwage/paper';
import type { CalendarDate, Cents, StateCode } from '@paperwage/values';
import type { z } from 'zod';
import type { Issue } from './drafts/issue.ts';
import type { Logo } from './drafts/logo.ts';
import type { Look } from './kind-descriptor.ts';

/** What a document is made of: what was typed, which has passed the kind's schema, and the look chosen for it. */
export interface KindRequest<Draft> extends Look {
  readonly documentData: Draft;
}

/** Of pay calculated with the tables of the year before: what tells whether those of its own year have come since. */
export interface EarlierTables {
  readonly year: number;
  readonly payDate: CalendarDate;
  readonly state: StateCode | undefined;
  readonly residenceState?: StateCode;
}

/** What is kept of a document for its list. What changes with time in a row is worked out when the list is asked for. */
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

/** What is kept of an issued document, so that others can check it and misuse is found. */
export interface IssuedFacts {
  /** The employer, seller or payer. */
  readonly issuer: string;
  /** What else the document calls them, such as the legal name. */
  readonly otherNames: readonly string[];
  /** Both as they were typed, where the paper shows less of them, for whoever looks into misuse. */
  readonly typedNames?: readonly string[];
  /** What stands beside their names: the address, numbers and codes. */
  readonly lines: readonly string[];
  /** The employee, client or recipient. */
  readonly recipient: string;
  /** All its dates and amounts as text: two documents with the same ones differ in names at most. */
  readonly figures: string;
  /** For each of its codes, in order. */
  readonly codes: readonly CodeFacts[];
}

/**
 * A kind of document, as it is checked, kept and made into files; `document-kinds.ts` lists them. What is known of it
 * without loading any of this is its `KindDescriptor`.
 */
export interface DocumentKind<Draft, Row extends object = object> {
  /** Checks a draft, wherever it comes from. */
  readonly schema: z.ZodType<Draft>;
  /** The fields of a row of its list in the history, beside the id, the type and the time that every row has. */
  readonly row: z.ZodRawShape;
  readonly summary: (draft: Draft) => SummaryOf<Row>;
  /** What tells one draft of the same people from another: a day as `YYYY-MM-DD`, or a year. Empty where there is none. */
  readonly date: (draft: Draft) => string;
  /** The tax years it falls into, where they are not that of its date. */
  readonly years?: (draft: Draft) => readonly string[];
  /**
   * How long a file of it takes to make beyond what every document takes, so that callers can take turns; absent where
   * it is no longer. Measured on one core, of the dearest, and rounded up.
   */
  readonly renderMs?: (draft: Draft) => number;
  /**
   * Computes a draft for a file. What is merely missing leaves its place empty; anything else wrong throws
   * DocumentProblem: a file never holds a figure other than its data says.
   */
  readonly prepare: (request: KindRequest<Draft>) => PreparedDocument;
  /** How many verification codes it takes when it is issued; absent where it has none. */
  readonly codeCount?: (draft: Draft) => number;
  /** A place in the draft as people call it, such as `Company ZIP code`; undefined for a place that is no field. */
  readonly placeName: (draft: Draft, path: string) => string | undefined;
  /** The draft as it is kept beside its file; absent where that is all of it. */
  readonly kept?: (draft: Draft) => Draft;
  /** The draft with no more in it than a template shows; absent where that is all of it. */
  readonly maskAsCopiesShow?: (draft: Draft, template: string) => Draft;
}

/** A computed document that only has to be made into a file of one format. */
export interface PreparedDocument {
  /** What the builder warns of for this draft and these copies. None of it stops the file. */
  readonly warnings: readonly Issue[];
  readonly fileName: (extension: 'pdf' | 'xlsx') => string;
  /** The picture on it, and the field of the draft that holds it. */
  readonly logo: { readonly image: Logo; readonly path: string } | undefined;
  /** Lays it out. Throws DocumentProblem for a template or theme that there is not. */
  readonly finish: () => FinishedDocument;
  /** What is known of it once it is issued. */
  readonly issuedFacts: () => IssuedFacts;
  /** The bytes of its workbook. */
  readonly workbook: () => Uint8Array | Promise<Uint8Array>;
}

/** Computes a draft for a file in a page, which has checked nothing and fetches what is needed. Throws DocumentProblem. */
export type PrepareInPage = (request: KindRequest<unknown>) => PreparedDocument | Promise<PreparedDocument>;

/** What a kind of document gives to be made into a PDF. */
export interface FinishedDocument {
  readonly scene: PagedScene;
  /** Who issues it, as the file's properties name them; may be empty. */
  readonly author: string;
  /** What it is, such as `Pay stub`. */
  readonly subject: string;
  /** Its data, which travels inside the PDF. */
  readonly attachment: { readonly name: string; readonly json: unknown };
}
