import type { DocumentType } from '@paperwage/documents/kinds';
import { digestOf } from '../../../records/digest.ts';
import type { PrintingField } from '../kind/contact-places.ts';

/** How the documents of a company print, as far as somebody chose. */
export type Printing = Readonly<Partial<Record<PrintingField, string>>>;

const FIELDS: readonly PrintingField[] = ['paperSize', 'checkRightMm', 'checkDownMm'];
const MAX_COMPANIES = 50;

/** One of what the browser keeps of a type of document, so that it goes with the rest of that. */
const keyOf = (type: DocumentType) => `paperwage.${type}.printing`;

/** What of a draft says how it prints; empty until somebody chose. */
export function printingOf(draft: object): Printing {
  const given = draft as Printing;
  return Object.fromEntries(FIELDS.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])));
}

/** How the documents of a company printed in this browser last; empty where nobody chose. */
export function rememberedPrinting(type: DocumentType, company: string): Printing {
  const [, found] = remembered(type).find(([digest]) => digest === digestOfCompany(company)) ?? [];
  return found ?? {};
}

/** The draft as it prints so, and in no other way. */
export function withPrinting<Draft extends object>(draft: Draft, printing: Printing): Draft {
  const rest = Object.entries(draft).filter(([field]) => !FIELDS.includes(field as PrintingField));
  return { ...(Object.fromEntries(rest) as Draft), ...printing };
}

/** Whether two ways of printing are the same. */
export function isSamePrinting(one: Printing, other: Printing): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** How a draft was found to print, for which company, and whether a person chose that. */
export interface Standing {
  readonly company: string;
  readonly printing: Printing;
  readonly isChosen: boolean;
}

/**
 * How the documents of the company that a draft names now are to print, where that is otherwise than the draft says.
 * What was set for another company gives way to the company's own, or to nothing where no person chose it.
 */
export function printingToSet(
  type: DocumentType,
  company: string,
  printing: Printing,
  last: Standing | undefined,
): Printing | undefined {
  const own = rememberedPrinting(type, company);
  if (isSamePrinting(printing, own)) return undefined;
  if (Object.keys(printing).length === 0) return own;
  const isOfAnother = last
    ? digestOfCompany(last.company) !== digestOfCompany(company) && isSamePrinting(last.printing, printing)
    : remembered(type).some(([, other]) => isSamePrinting(other, printing));
  if (!isOfAnother) return undefined;
  if (Object.keys(own).length > 0) return own;
  return last && !last.isChosen ? {} : undefined;
}

/** Remembers it for the next document of the company, under a code that does not say its name. */
export function rememberPrinting(type: DocumentType, company: string, printing: Printing): void {
  if (company.trim() === '' || Object.keys(printing).length === 0) return;
  const digest = digestOfCompany(company);
  const others = remembered(type).filter(([one]) => one !== digest);
  try {
    localStorage.setItem(keyOf(type), JSON.stringify([...others.slice(1 - MAX_COMPANIES), [digest, printing]]));
  } catch {
    // A storage that is full or switched off: it is chosen again.
  }
}

function digestOfCompany(name: string): string {
  return digestOf(name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase());
}

function remembered(type: DocumentType): readonly (readonly [digest: string, printing: Printing])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(type)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry).map(([digest, printing]) => [digest, textsOf(printing)]) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, object] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'object' && entry[1] !== null;
}

/** Only what a draft can have, whatever was written there. */
function textsOf(printing: object): Printing {
  return Object.fromEntries(
    Object.entries(printingOf(printing)).filter(
      ([field, text]) =>
        typeof text === 'string' && (field === 'paperSize' ? /^(letter|a4)$/.test(text) : text.length <= 8),
    ),
  );
}
