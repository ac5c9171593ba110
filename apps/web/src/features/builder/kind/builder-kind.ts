import type { DraftContext } from '@paperwage/documents';
import type { AccountKind } from './account-kind.ts';
import type { PaperKind } from './paper-kind.ts';
import type { StorageKind } from './storage-kind.ts';

/** A step of the form, or a section where all stand on one page. The id stands in the address: `?step=items`. */
export interface Step {
  readonly id: string;
  readonly label: string;
  readonly heading: string;
}

/** The words a kind of document goes by. */
export interface Words {
  /** `Make a pay stub` */
  readonly title: string;
  /** `pay stub`, within a sentence. */
  readonly name: string;
  /** `Pay stub`, of the paper. */
  readonly paper: string;
  /** What its templates are called where they are no designs: `Copies`. */
  readonly template?: string;
}

/**
 * What a kind of document hands to the frame: its form, its paper, and how its drafts are kept here and in the account.
 * Whoever needs one of these takes that alone. Its screens are handed in apart, as `BuilderParts`, so that all of this can
 * be used without them.
 */
export interface BuilderKind<
  Draft extends object = object,
  Own extends object = object,
  Document extends object = object,
>
  extends PaperKind<Draft, Document>, StorageKind<Draft, Own>, AccountKind<Draft> {
  /** Address of the page. */
  readonly path: string;
  readonly words: Words;
  /** The last one is `finish`. */
  readonly steps: readonly Step[];
  /** All steps but the last stand on one page, as its sections. */
  readonly isOnePage?: boolean;
  /** A fictional example, of the same form where `draft` is of one of several. */
  loadSample(context: DraftContext, draft: Draft): Promise<Draft>;
  /** What a step is called for a draft, where that is not the same for all. */
  stepWords?(draft: Draft): Readonly<Partial<Record<string, Partial<Omit<Step, 'id'>>>>>;
  /** The step that has the field of a place in the draft. */
  stepOf(path: string): string;
  /** Whether issues at this path are shown and counted; false if another path reports the same. */
  isReportedAt(path: string): boolean;
  /** Writes a typed text at a place of the draft, with what follows from it; as it is where this is left out. */
  write?(draft: Draft, path: string, text: string): Draft;
  /** What shows the field of a place: the tab it is on, the part that is folded, the explanation it stands in. */
  reveal?(path: string): Partial<Own & { readonly opened: string }>;
  /** Whether documents made of the one draft are out of date with the other. */
  outdates(before: Draft, after: Draft): boolean;
}

/** Whether two steps are sections of one page. */
export function isSamePage({ isOnePage }: Pick<BuilderKind, 'isOnePage'>, a: string, b: string): boolean {
  return a === b || (isOnePage === true && a !== 'finish' && b !== 'finish');
}

/** What the page of a step is called: by the step, or all sections of one page alike. */
export function pageHeading(
  kind: Pick<BuilderKind, 'isOnePage' | 'steps' | 'stepWords' | 'words'>,
  step: string,
  draft?: object,
): string {
  return kind.isOnePage && step !== 'finish' ? kind.words.title : stepById(kind, step, draft).heading;
}

/** The place of a step in the order; -1 for none of this kind. */
export function stepIndex({ steps }: Pick<BuilderKind, 'steps'>, id: string): number {
  return steps.findIndex((step) => step.id === id);
}

/** A step by its id, in the words of a draft; the first for one that is not there. */
export function stepById(
  { steps, stepWords }: Pick<BuilderKind, 'steps' | 'stepWords'>,
  id: string,
  draft?: object,
): Step {
  const step = steps.find((one) => one.id === id) ?? steps[0]!;
  return draft ? { ...step, ...stepWords?.(draft)[step.id] } : step;
}
