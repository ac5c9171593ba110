import type { DocumentType, DraftContext } from '@paperwage/documents';
import type { Scene } from '@paperwage/paper';
import type { ZodType } from 'zod';
import type { Picture } from '../../../records/work-keys.ts';
import type { BuilderState } from '../store/builder-state.ts';

/** A step of the form, or a section where all stand on one page. The id stands in the address: `?step=items`. */
export interface Step {
  readonly id: string;
  readonly label: string;
  readonly heading: string;
}

export interface Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** A part of what a template prints that can be looked at alone, such as a copy of a form. */
export interface View {
  readonly id: string;
  readonly name: string;
}

export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly accent: string;
}

/**
 * What a kind of document hands to the frame. `Own` is what its builder keeps beside the draft and no other kind does.
 * Its screens are handed in apart, as `BuilderParts`, so that all of this can be used without them.
 */
export interface BuilderKind<
  Draft extends object = object,
  Own extends object = object,
  Document extends object = object,
> {
  /** On the wire, and in the names of what the browser keeps. */
  readonly type: DocumentType;
  /** Address of the page. */
  readonly path: string;
  readonly words: {
    /** `Make a pay stub` */
    readonly title: string;
    /** `pay stub`, within a sentence. */
    readonly name: string;
    /** `Pay stub`, of the paper. */
    readonly paper: string;
    /** What its templates are called where they are no designs: `Copies`. */
    readonly template?: string;
  };
  /** The last one is `finish`. */
  readonly steps: readonly Step[];
  /** All steps but the last stand on one page, as its sections. */
  readonly isOnePage?: boolean;
  readonly templates: readonly Template[];
  /** Those of them that a document can have, where that is not every one; the same list for like documents. */
  templatesOf?(document: Document): readonly Template[];
  readonly themes: readonly Theme[];
  readonly pictures: readonly Picture[];
  /** Names of fields in which one empty draft differs from the next: what is made up, and what follows the day. */
  readonly generated: ReadonlySet<string>;

  /** Beside the draft: how it begins, what of it other work begins anew, and what of it outlives a closed tab. */
  readonly own: {
    readonly initial: Own;
    readonly begun: Partial<Own>;
    readonly kept: readonly string[];
  };
  /** Checks what comes back from the browser's storage; only fetched when there is some. */
  loadKeptSchemas(): Promise<KeptSchemas>;

  emptyDraft(context: DraftContext): Draft;
  sampleDraft(context: DraftContext): Draft;
  /** The step that has the field of a place in the draft. */
  stepOf(path: string): string;
  /** Whether what is said of a place is told and counted; not where another place says the same. */
  isTold(path: string): boolean;
  /** The region of the paper that shows a field. */
  regionOfField(path: string, document: Document): string;
  /** The field behind a region of the paper. */
  fieldOfRegion(region: string, draft: Draft): string;
  /** What shows the field of a place: the tab it is on, the part that is folded, the explanation it stands in. */
  reveal?(path: string): Partial<Own & Pick<BuilderState, 'opened'>>;
  /** What follows for its own state from another draft. */
  follow?(state: BuilderState<Draft> & Own, draft: Draft): Partial<Own>;
  /** Whether documents made of the one draft are out of date with the other. */
  outdates(before: Draft, after: Draft): boolean;
  /** What of a draft the browser keeps, where that is not all of it. */
  toKeep?(draft: Draft): Draft;
  /** The draft of another document like it, where that has something of its own such as a number. */
  duplicate?(draft: Draft, context: DraftContext): Draft;
  /** What of a draft the account keeps, where that is not all of it; the number of a person is whole only if it may be. */
  toAccount?(draft: Draft, mayHoldWhole?: boolean): Draft;
  /** The draft with what the account knows of it and the browser does not keep. */
  complete?(draft: Draft, inAccount: unknown): Draft;
  /** The draft as it is sent for a file of a template: with what was agreed, and no more of a number than that shows. */
  toSend?(draft: Draft, agreements: BuilderState['agreements'], template: string): Draft;

  /** What of a template can be looked at alone, each laid out under its id; the file holds all of it. */
  viewsOf?(template: string): readonly View[];
  layout(document: Document, look: { readonly template: string; readonly theme: string }): { readonly scene: Scene };
  /**
   * One page of the paper set alone, with its pictures, where that can be done: `page` of `pages` that the document had
   * before. So a key press waits for no other page.
   */
  layoutPage?(
    document: Document,
    look: { readonly template: string; readonly theme: string },
    page: number,
    pages: number,
  ): Scene | undefined;
  /** As much of a document as a miniature of its first page needs. */
  firstOf(document: Document): Document;
  /** Whether a document is so long that its paper only follows after a pause in typing. */
  isLong(document: Document): boolean;
}

export interface KeptSchemas {
  readonly draft: ZodType;
  /** Of `own.kept`, by name. */
  readonly own: Readonly<Record<string, ZodType>>;
  /** Reads the data attached to a PDF of this kind; undefined when it is none. Nothing in it is taken on trust. */
  readAttachment?(json: string): AttachedDocument | undefined;
}

/** A document as its PDF carries it. */
export interface AttachedDocument {
  readonly template: string;
  readonly theme?: string;
  readonly documentData: object;
}

/** Whether two steps are sections of one page. */
export function isSamePage({ isOnePage }: Pick<BuilderKind, 'isOnePage'>, a: string, b: string): boolean {
  return a === b || (isOnePage === true && a !== 'finish' && b !== 'finish');
}

/** What the page of a step is called: by the step, or all sections of one page alike. */
export function pageHeading(kind: Pick<BuilderKind, 'isOnePage' | 'steps' | 'words'>, step: string): string {
  return kind.isOnePage && step !== 'finish' ? kind.words.title : stepById(kind, step).heading;
}

/** The place of a step in the order; -1 for none of this kind. */
export function stepIndex({ steps }: Pick<BuilderKind, 'steps'>, id: string): number {
  return steps.findIndex((step) => step.id === id);
}

/** A step by its id; the first for one that is not there. */
export function stepById({ steps }: Pick<BuilderKind, 'steps'>, id: string): Step {
  return steps.find((step) => step.id === id) ?? steps[0]!;
}
