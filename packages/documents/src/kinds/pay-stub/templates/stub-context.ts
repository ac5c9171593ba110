import type { ScenePage } from '@paperwage/paper';
import type { PayStub, PayStubDocument } from '../document.ts';
import type { PayStubTheme, TypeSet } from './theme.ts';
import type { RecipientWords } from './wording.ts';

/** All that a template needs to set one stub of a set. */
export interface StubContext {
  readonly document: PayStubDocument;
  readonly stub: PayStub;
  /** Place of the stub in the set; regions name it. */
  readonly index: number;
  readonly theme: PayStubTheme;
  readonly type: TypeSet;
  readonly words: RecipientWords;
}

/** The logo's name among the images of the scene. */
export const LOGO_IMAGE = 'logo';

/** US Letter, in points. */
export const LETTER = { width: 612, height: 792 } as const;

/** A template sets all stubs of a set, because some put two on a page. */
export interface PayStubTemplate {
  readonly id: string;
  readonly name: string;
  /** One line for the place where a template is chosen. */
  readonly description: string;
  readonly layout: (stubs: readonly StubContext[]) => readonly ScenePage[];
}
