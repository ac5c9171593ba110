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
  /** `W-2 form`, in menus, where that is not the label. */
  readonly menu?: string;
  /** `Pay stubs`, of a list of them. */
  readonly plural: string;
  /** `W-2 forms`, in the title of that list, where that is not the plural. */
  readonly listTitle?: string;
  /** Between the label and whom it is for: pay stub `of`, invoice `to`. */
  readonly for: 'of' | 'to';
  /** By whom its list is searched: `Employee or company`. */
  readonly parties: string;
  /** What its list is filtered by, where it is not the tax year: `Year`. */
  readonly year?: string;
  /** What its issuer attests, as a whole sentence. */
  readonly attestation: string;
  /** What its templates are called where they are no designs: `Copies`. */
  readonly template?: string;
}

/** What the verify page says of a document with a code. */
export interface VerifiedWords {
  /** `employer`: who issues it, where it is nobody else. */
  readonly issuer: string;
  /** What opens its figures: `pay date and net pay`. */
  readonly figures: string;
  /** What a match does not prove, in sentences. */
  readonly notProven: readonly string[];
  /** We calculate taxes in it, which an issuer can type over. */
  readonly hasTaxes?: true;
}

/** A picture in a draft. It is large and seldom changes, so the browser keeps it apart from the rest. */
export interface Picture<Path extends string = string> {
  /** Place in the draft. */
  readonly path: Path;
  /** Last part of its name in the browser's storage. */
  readonly key: string;
}

interface Field<Is extends string, Path extends string> {
  /** How what is there is written: a period is two days, money as the server writes it. */
  readonly is: Is;
  readonly label: string;
  /** Place in the row. */
  readonly at: Path;
  /** What is said where nothing stands there, if not `None`. */
  readonly none?: string;
  /** Lists have no column for it; the page of a document says it. */
  readonly isOnPageOnly?: true;
  /** It tells a document from others of the same name, and is read after this word, if any: `paid`. */
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

/** How a document is to look. */
export interface Look {
  readonly template: string;
  readonly theme: string;
  /** Absent where it is plain. */
  readonly issuance?: Issuance | undefined;
}

/** A document as it is drawn on a screen. */
export interface Paper {
  readonly scene: Scene;
  /** It shows the last four digits of a number of which the file that was issued shows all. */
  readonly hasCutNumber?: boolean;
}

/** Draws a document of the history, whose data is checked first. */
export type DrawPaper = (documentData: unknown, look: Look) => Paper | Promise<Paper>;

/**
 * What the server and every page may know of a kind of document before anything of it is loaded: data, and how the rest
 * is fetched. Its schema, figures and files are its `DocumentKind`; `kind-descriptors.ts` lists all.
 */
export interface KindDescriptor<Type extends string = string> {
  /** On the wire, in addresses, in attachments, and in the names of what the browser keeps. */
  readonly type: Type;
  readonly words: KindWords;
  /** Address of its builder. */
  readonly builderPath: string;
  /** The document that follows one of the history, and the step where its builder begins it. */
  readonly next?: { readonly label: string; readonly step: string };
  /** Places in the draft of who it is from and who it is for. */
  readonly parties: { readonly from: string; readonly to: string };
  readonly pictures: readonly Picture[];
  /** The account may hold whole numbers of persons in it, which the browser never keeps. */
  readonly hasWholeNumbers?: true;
  /** Fields of a row of the history. The first says whose document it is. */
  readonly fields: readonly RowField[];
  /** Where two documents agree that are the same pay, made before and after the tables of its year were in. */
  readonly samePay?: readonly string[];
  /** Places in the draft whose change puts a file made before out of date; or all but these. */
  readonly outdatedBy: readonly string[] | { readonly allBut: readonly string[] };
  /** Absent where no code is on it. */
  readonly verified?: VerifiedWords;
  /** Where a draft lists the documents of a set. */
  readonly setAt?: string;
  /** Fetches what draws it. */
  readonly loadPaper: () => Promise<DrawPaper>;
}

/** A descriptor whose places are those of its draft and row, so that a wrong one does not compile. */
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
 * Whether files made of the one draft are out of date with the other. Edits keep every part they do not touch the same
 * object, so that comparing the parts is enough.
 */
export function isOutdated({ outdatedBy }: Pick<KindDescriptor, 'outdatedBy'>, before: object, after: object): boolean {
  const paths = 'allBut' in outdatedBy ? keysBut(after, outdatedBy.allBut) : outdatedBy;
  return paths.some((path) => valueAt(before, path) !== valueAt(after, path));
}

function keysBut(draft: object, left: readonly string[]): readonly string[] {
  return Object.keys(draft).filter((key) => !left.includes(key));
}
