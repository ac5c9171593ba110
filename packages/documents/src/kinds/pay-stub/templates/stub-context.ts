import type { Block, ScenePage } from '@paperwage/paper';
import type { PayStub, PayStubDocument } from '../document.ts';
import type { DocumentTheme, TypeSet } from '../../../look/theme.ts';
import type { RecipientWords } from './wording.ts';

/** All that a template needs to set one stub of a set. */
export interface StubContext {
  readonly document: PayStubDocument;
  readonly stub: PayStub;
  /** Place of the stub in the set; regions name it. */
  readonly index: number;
  readonly theme: DocumentTheme;
  readonly type: TypeSet;
  readonly words: RecipientWords;
  /** Its verification code, or that it is a sample; empty where it is neither. Goes to the foot, at the right. */
  readonly foot: Block;
}

/** A stub of a set with the words that go with it, whatever it looks like. */
export type StubInWords = Pick<StubContext, 'document' | 'stub' | 'index' | 'words'>;

/** A template sets all stubs of a set, because some put two on a page. */
export interface PayStubTemplate {
  readonly id: string;
  readonly name: string;
  /** One line for the place where a template is chosen. */
  readonly description: string;
  /** Whether every stub begins a page, so that its pages can be set without the others. */
  readonly hasOwnPages: boolean;
  readonly layout: (stubs: readonly StubContext[]) => readonly ScenePage[];
}
