import type { Block, ScenePage } from '@paperwage/paper';
import type { PayStub, PayStubDocument } from '../document.ts';
import type { Sheet } from '../../../look/sheet.ts';
import type { DocumentTheme, TypeSet } from '../../../look/theme.ts';
import { dateText } from '../../../look/wording.ts';
import type { RecipientWords } from './wording.ts';

/** All that a template needs to set one stub of a set. */
export interface StubContext {
  readonly document: PayStubDocument;
  readonly stub: PayStub;
  /** Place of the stub in the set; regions name it. */
  readonly index: number;
  readonly theme: DocumentTheme;
  readonly type: TypeSet;
  readonly sheet: Sheet;
  readonly words: RecipientWords;
  /** What is cut apart has a mark on each part. */
  readonly isSample: boolean;
  /** Its verification code, or that it is a sample; empty where it is neither. Goes to the foot, at the right. */
  readonly foot: Block;
}

/** A stub of a set with the words that go with it, whatever it looks like. */
export type StubInWords = Pick<StubContext, 'document' | 'stub' | 'index' | 'words'>;

/** A stub of a set by its person and pay date: `Núria Nguyễn-Ortega, 11/20/2026`. */
export function stubTitle({ document, stub, index }: StubContext): string {
  const parts = [document.employee.name, dateText(stub.payDate)];
  return parts.filter((part) => part !== '').join(', ') || `Stub ${index + 1}`;
}

/** A template sets all stubs of a set, because some put two on a page. */
export interface PayStubTemplate {
  readonly id: string;
  readonly name: string;
  /** One line for the place where a template is chosen. */
  readonly description: string;
  /** Whether every stub begins a page, so that its pages can be set without the others. */
  readonly hasOwnPages: boolean;
  /** Whether it prints a check, which may have to meet the lines of check stock. */
  readonly hasCheck?: true;
  /** Sets one page after the other, so that a long set can be painted without being kept. */
  readonly layout: (stubs: Iterable<StubContext>) => Iterable<ScenePage>;
}
