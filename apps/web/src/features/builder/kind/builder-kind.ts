import type { DraftContext } from '@paperwage/documents';
import type { AccountKind } from './account-kind.ts';
import type { PaperKind } from './paper-kind.ts';
import type { StorageKind } from './storage-kind.ts';

/** A step of the form, or a section if all are on one page. The id appears in the address: `?step=items`. */
export interface Step {
  readonly id: string;
  readonly label: string;
  readonly heading: string;
}

/** The names of a document kind. */
export interface Words {
  /** `Make a pay stub` */
  readonly title: string;
  /** `pay stub`, within a sentence. */
  readonly name: string;
  /** `Pay stub`, the printed document. */
  readonly paper: string;
  /** What its templates are called when they are not designs: `Copies`. */
  readonly template?: string;
}

/**
 * What a document kind provides to the frame: its form, its paper, and how its drafts are stored here and in the account. Code
 * that needs only one of these takes just that. Its screens are separate, in `BuilderParts`, so that all of this can be used
 * without them.
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
  /** All steps but the last are sections of one page. */
  readonly isOnePage?: boolean;
  /** A fictional example, of the same form as `draft` if there are several. */
  loadSample(context: DraftContext, draft: Draft): Promise<Draft>;
  /** What a step is called for a draft, if that varies. */
  stepWords?(draft: Draft): Readonly<Partial<Record<string, Partial<Omit<Step, 'id'>>>>>;
  /** The step that has the field of a place in the draft. */
  stepOf(path: string): string;
  /** Whether issues at this path are shown and counted; false if another path reports the same one. */
  isReportedAt(path: string): boolean;
  /** Writes typed text at a path of the draft, with its consequences; without this, the text is written as is. */
  write?(draft: Draft, path: string, text: string): Draft;
  /** What reveals the field at a path: its tab, its collapsed part, or the explanation that contains it. */
  reveal?(path: string): Partial<Own & { readonly opened: string }>;
  /** Whether documents made of the one draft are out of date with the other. */
  outdates(before: Draft, after: Draft): boolean;
}

/** Whether two steps are sections of one page. */
export function isSamePage({ isOnePage }: Pick<BuilderKind, 'isOnePage'>, a: string, b: string): boolean {
  return a === b || (isOnePage === true && a !== 'finish' && b !== 'finish');
}

/** The page name of a step: that of the step, or one name for all sections of a page. */
export function pageHeading(
  kind: Pick<BuilderKind, 'isOnePage' | 'steps' | 'stepWords' | 'words'>,
  step: string,
  draft?: object,
): string {
  return kind.isOnePage && step !== 'finish' ? kind.words.title : stepById(kind, step, draft).heading;
}

/** The index of a step; -1 if this kind does not have it. */
export function stepIndex({ steps }: Pick<BuilderKind, 'steps'>, id: string): number {
  return steps.findIndex((step) => step.id === id);
}

/** A step by its id, as named for a draft; the first step for an unknown id. */
export function stepById(
  { steps, stepWords }: Pick<BuilderKind, 'steps' | 'stepWords'>,
  id: string,
  draft?: object,
): Step {
  const step = steps.find((one) => one.id === id) ?? steps[0]!;
  return draft ? { ...step, ...stepWords?.(draft)[step.id] } : step;
}
