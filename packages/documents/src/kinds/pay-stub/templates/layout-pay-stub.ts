import type { Scene } from '@paperwage/paper';
import type { Look } from '../../../kind-descriptor.ts';
import type { PayStubDocument } from '../document.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { compact } from './compact.ts';
import { contractor } from './contractor.ts';
import { ledger } from './ledger.ts';
import { statement } from './statement.ts';
import { printableDocument } from './printable-document.ts';
import type { PayStubTemplate, StubContext } from './stub-context.ts';
import { withSampleMark } from '../../../look/sample-mark.ts';
import { LOGO_IMAGE } from '../../../look/sheet.ts';
import type { Issuance } from '../../../look/issuance.ts';
import { requireCodes, issuanceFoot } from '../../../look/issuance.ts';
import type { DocumentTheme } from '../../../look/theme.ts';
import { typeSet } from '../../../look/theme.ts';
import { documentThemes } from '../../../look/themes.ts';
import { recipientWords } from './wording.ts';
import { dateText } from '../../../look/wording.ts';

/** Every template of a pay stub; the first is the default. */
export const payStubTemplates: readonly PayStubTemplate[] = [statement, ledger, compact, contractor];

/**
 * The template after a change of who is paid: contractors start with a remittance advice, employees with a statement. Any other template stays.
 */
export function templateForEmployment(template: string, employmentType: PayStubDraft['employmentType']): string {
  const [usual, other] = employmentType === 'contractor' ? [contractor, statement] : [statement, contractor];
  return template === other.id ? usual.id : template;
}

export interface PayStubLayout {
  readonly scene: Scene;
  /** Characters of the user's text that no document face has, each once; they were replaced on paper. */
  readonly missingCharacters: readonly string[];
}

/**
 * Sets a pay stub document in the named template and theme. Throws RangeError when there is no such template or theme,
 * and when it is issued without a code for each stub.
 */
export function layoutPayStub(document: PayStubDocument, choice: Look): PayStubLayout {
  return layoutStubs(document, choice, () => true);
}

/**
 * The scene of one stub of a set, as it is among the others; nothing where the template puts several stubs on a page.
 * `stub` is its place in the set. Throws as `layoutPayStub` does.
 */
export function layoutStubAlone(document: PayStubDocument, choice: Look, stub: number): Scene | undefined {
  if (!found(payStubTemplates, choice.template, 'template').hasOwnPages) return undefined;
  return layoutStubs(document, choice, ({ index }) => index === stub).scene;
}

function layoutStubs(document: PayStubDocument, choice: Look, isWanted: (stub: StubContext) => boolean): PayStubLayout {
  const template = found(payStubTemplates, choice.template, 'template');
  const theme = found(documentThemes, choice.theme, 'theme');
  const { document: printable, missingCharacters } = printableDocument(document, theme);
  const { logo } = printable.company;
  const scene: Scene = {
    title: sceneTitle(printable),
    language: 'en-US',
    pages: template.layout(stubContexts(printable, theme, choice.issuance).filter(isWanted)),
    images: logo ? { [LOGO_IMAGE]: logo } : {},
  };
  return { scene: withSampleMark(scene, choice.issuance), missingCharacters };
}

function stubContexts(document: PayStubDocument, theme: DocumentTheme, issuance: Issuance | undefined): StubContext[] {
  requireCodes(issuance, document.stubs.length);
  const type = typeSet(theme);
  const words = recipientWords(document.recipient);
  return document.stubs.map((stub, index) => {
    const foot = issuanceFoot(issuance, index, { theme, type });
    return { document, stub, index, theme, type, words, foot };
  });
}

/** `Earnings statement, Núria Nguyễn-Ortega, 11/20/2026`. */
function sceneTitle(document: PayStubDocument): string {
  const date = dateText(document.stubs[0]?.payDate);
  const parts = [recipientWords(document.recipient).title, document.employee.name, date];
  return parts.filter((part) => part !== '').join(', ');
}

function found<Kind extends { readonly id: string }>(kinds: readonly Kind[], id: string, what: string): Kind {
  const kind = kinds.find((candidate) => candidate.id === id);
  if (!kind) throw new RangeError(`There is no pay stub ${what} named ${id}`);
  return kind;
}
