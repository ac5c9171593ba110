import type { Scene } from '@paperwage/paper';
import type { Issuance } from './look/issuance.ts';
import type { PathTo } from './text-path.ts';
import { valueAt } from './text-path.ts';

export type { Issuance } from './look/issuance.ts';

/** What screens call a kind of document. */
export interface KindWords {
  /** `pay stub`, within a sentence. */
  readonly name: string;
  /** `a pay stub` */
  readonly withArticle: string;
  /** `Pay stub` */
  readonly label: string;
  /** `W-2 form`, in menus, if that isn't the label. */
  readonly menu?: string;
  /** `Pay stubs`, of a list of them. */
  readonly plural: string;
  /** `W-2 forms`, in the title of that list, if that isn't the plural. */
  readonly listTitle?: string;
  /** Between the label and the person it is for: pay stub `of`, invoice `to`. */
  readonly for: 'of' | 'to';
  /** What its list can be searched by: `Employee or company`. */
  readonly parties: string;
  /** What its list is filtered by, if not the tax year: `Year`. */
  readonly year?: string;
  /** What its issuer attests, as a whole sentence. */
  readonly attestation: string;
  /** What its templates are called if they aren't designs: `Copies`. */
  readonly template?: string;
}

/** What the verify page says about a document with a code. */
export interface VerifiedWords {
  /** `employer`: the only one who issues it. */
  readonly issuer: string;
  /** What unlocks its figures: `pay date and net pay`. */
  readonly figures: string;
  /** What a match doesn't prove, in sentences. */
  readonly notProven: readonly string[];
  /** We calculate taxes in it, and the issuer can change them. */
  readonly hasTaxes?: true;
}

/** An image in a draft. It is large and seldom changes, so the browser stores it separately. */
export interface Picture<Path extends string = string> {
  /** Place in the draft. */
  readonly path: Path;
  /** Last part of its name in the browser's storage. */
  readonly key: string;
}

interface Field<Is extends string, Path extends string> {
  /** How the value is written: a period is two days, money as the server writes it. */
  readonly is: Is;
  readonly label: string;
  /** Place in the row. */
  readonly at: Path;
  /** Shown for an empty value, if not `None`. */
  readonly none?: string;
  /** Lists have no column for it; a document's page shows it. */
  readonly isOnPageOnly?: true;
  /** It tells a document from others with the same name, and follows this word, if any: `paid`. */
  readonly tellsApart?: string;
}

/** What a list shows of a document. */
export type RowField<TextPath extends string = string, CountPath = string, PeriodPath = string> =
  | Field<'text' | 'day' | 'year', TextPath>
  | (Field<'money', TextPath> & {
      readonly currencyAt?: TextPath;
      /** Where the amount of the whole set is. */
      readonly totalAt?: TextPath;
    })
  | Field<'count', CountPath & string>
  | Field<'period', PeriodPath & string>;

/** How a document should look. */
export interface Look {
  readonly template: string;
  readonly theme: string;
  /** Absent where it is plain. */
  readonly issuance?: Issuance | undefined;
}

/** A document as it is drawn on a screen. */
export interface Paper {
  readonly scene: Scene;
  /** It shows the last four digits of a number that the issued file shows in full. */
  readonly hasCutNumber?: boolean;
}

/** Draws a document from the history, checking its data first. */
export type DrawPaper = (documentData: unknown, look: Look) => Paper | Promise<Paper>;

/**
 * What the server and every page may know about a kind of document before loading any of it: data, and how to fetch the
 * rest. Its schema, figures and files are its `DocumentKind`; `kind-descriptors.ts` lists all of them.
 */
export interface KindDescriptor<Type extends string = string> {
  /** Used on the wire, in URLs, in attachments, and in the names of the browser's stored data. */
  readonly type: Type;
  readonly words: KindWords;
  /** The URL of its builder. */
  readonly builderPath: string;
  /** The document that follows one in the history, and the step its builder starts at. */
  readonly next?: { readonly label: string; readonly step: string };
  /** Where the draft says who it is from and who it is for. */
  readonly parties: { readonly from: string; readonly to: string };
  readonly pictures: readonly Picture[];
  /** The account may store people's full numbers in it, which the browser never does. */
  readonly hasFullSsns?: true;
  /** Fields of a row in the history. The first says whose document it is. */
  readonly fields: readonly RowField[];
  /** Where two documents match if they are for the same pay, made before and after its year's tables were in. */
  readonly samePay?: readonly string[];
  /** The draft's places where a change makes an earlier file out of date; or all except these. */
  readonly outdatedBy: readonly string[] | { readonly allBut: readonly string[] };
  /** Absent if it has no code. */
  readonly verified?: VerifiedWords;
  /** Where a draft lists the documents of a set. */
  readonly setAt?: string;
  /** Loads the code that draws it. */
  readonly loadPaper: () => Promise<DrawPaper>;
}

/** A descriptor whose paths must exist in its draft and row: a wrong one doesn't compile. */
export interface DescriptorOf<Type extends string, Draft, Row> extends KindDescriptor<Type> {
  readonly parties: { readonly from: PathTo<Draft, string>; readonly to: PathTo<Draft, string> };
  readonly pictures: readonly Picture<PathTo<Draft, string>>[];
  readonly fields: readonly RowField<PathTo<Row, string>, PathTo<Row, number>, PathTo<Row, Period>>[];
  readonly samePay?: readonly PathTo<Row, string>[];
  readonly setAt?: keyof Draft & string;
  readonly outdatedBy:
    | readonly ((keyof Draft & string) | PathTo<Draft, string>)[]
    | { readonly allBut: readonly (keyof Draft & string)[] };
}

interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * Whether files made from one draft are out of date with the other. Edits keep every part they don't touch as the same
 * object, so comparing the parts is enough.
 */
export function isOutdated({ outdatedBy }: Pick<KindDescriptor, 'outdatedBy'>, before: object, after: object): boolean {
  const paths = 'allBut' in outdatedBy ? keysBut(after, outdatedBy.allBut) : outdatedBy;
  return paths.some((path) => valueAt(before, path) !== valueAt(after, path));
}

function keysBut(draft: object, left: readonly string[]): readonly string[] {
  return Object.keys(draft).filter((key) => !left.includes(key));
}
