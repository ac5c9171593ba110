import type { PagedScene, Scene } from '@paperwage/paper';
import type { Look } from '../../../kind-descriptor.ts';
import type { PayStubDocument } from '../document.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { compact } from './compact.ts';
import { contractor } from './contractor.ts';
import { ledger } from './ledger.ts';
import { statement } from './statement.ts';
import { printableDocument } from './printable-document.ts';
import type { PayStubTemplate, StubContext } from './stub-context.ts';
import { markedPages } from '../../../look/sample-mark.ts';
import { LOGO_IMAGE, sheetOf } from '../../../look/sheet.ts';
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
  const { scene, missingCharacters } = pagedStubs(document, choice);
  return { scene: { ...scene, pages: [...scene.pages] }, missingCharacters };
}

/** The same with pages that are set one by one, as they are painted: a long set takes little memory. */
export function pagedPayStub(document: PayStubDocument, choice: Look): PagedScene {
  return pagedStubs(document, choice).scene;
}

/**
 * The scene of one stub of a set, as it is among the others; nothing where the template puts several stubs on a page.
 * `stub` is its place in the set. Throws as `layoutPayStub` does.
 */
export function layoutStubAlone(document: PayStubDocument, choice: Look, stub: number): Scene | undefined {
  if (!found(payStubTemplates, choice.template, 'template').hasOwnPages) return undefined;
  const { scene } = pagedStubs(document, choice, stub);
  return { ...scene, pages: [...scene.pages] };
}

interface PagedStubs extends Omit<PayStubLayout, 'scene'> {
  readonly scene: PagedScene;
}

/** All stubs, or the one in this place. */
function pagedStubs(document: PayStubDocument, choice: Look, only?: number): PagedStubs {
  const template = found(payStubTemplates, choice.template, 'template');
  const theme = found(documentThemes, choice.theme, 'theme');
  const { document: printable, missingCharacters } = printableDocument(document, theme);
  const { logo } = printable.company;
  requireCodes(choice.issuance, document.stubs.length);
  const scene = {
    title: sceneTitle(printable),
    language: 'en-US',
    pages: template.layout(stubContexts(printable, theme, choice.issuance, only)),
    images: logo ? { [LOGO_IMAGE]: logo } : {},
  };
  return { scene: markedPages(scene, choice.issuance), missingCharacters };
}

function* stubContexts(
  document: PayStubDocument,
  theme: DocumentTheme,
  issuance: Issuance | undefined,
  only: number | undefined,
): Iterable<StubContext> {
  const type = typeSet(theme);
  const words = recipientWords(document.recipient);
  const sheet = sheetOf(document.paperSize);
  for (const [index, stub] of document.stubs.entries()) {
    if (only !== undefined && index !== only) continue;
    const foot = issuanceFoot(issuance, index, { theme, type });
    yield { document, stub, index, theme, type, sheet, words, foot, isSample: issuance?.kind === 'sample' };
  }
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
