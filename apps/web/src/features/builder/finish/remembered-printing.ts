import type { DocumentType } from '@paperwage/documents/kinds';
import { digestOf } from '../../../records/digest.ts';
import type { PrintingField } from '../kind/contact-places.ts';

/** How a company's documents print, as far as the user chose. */
export type Printing = Readonly<Partial<Record<PrintingField, string>>>;

const FIELDS: readonly PrintingField[] = ['paperSize', 'checkRightMm', 'checkDownMm'];
const MAX_COMPANIES = 50;

/** Stored with the browser's other data for the document type, so that it is removed with the rest. */
const keyOf = (type: DocumentType) => `paperwage.${type}.printing`;

/** The draft's print settings; empty until the user chooses. */
export function printingOf(draft: object): Printing {
  const given = draft as Printing;
  return Object.fromEntries(FIELDS.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])));
}

/** How a company's documents last printed in this browser; empty if the user never chose. */
export function rememberedPrinting(type: DocumentType, company: string): Printing {
  const [, found] = remembered(type).find(([digest]) => digest === digestOfCompany(company)) ?? [];
  return found ?? {};
}

/** The draft with exactly these print settings. */
export function withPrinting<Draft extends object>(draft: Draft, printing: Printing): Draft {
  const rest = Object.entries(draft).filter(([field]) => !FIELDS.includes(field as PrintingField));
  return { ...(Object.fromEntries(rest) as Draft), ...printing };
}

/** Whether two ways of printing are the same. */
export function isSamePrinting(one: Printing, other: Printing): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** A draft's print settings, for which company, and whether the user chose them. */
export interface LastPrinting {
  readonly company: string;
  readonly printing: Printing;
  readonly isChosen: boolean;
}

/**
 * How documents of the draft's current company should print, if that differs from the draft. Settings made for another company
 * are replaced by the company's own, or cleared if the user did not choose them.
 */
export function printingToSet(
  type: DocumentType,
  company: string,
  printing: Printing,
  last: LastPrinting | undefined,
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

/** Remembers it for the company's next document, under a code that does not reveal its name. */
export function rememberPrinting(type: DocumentType, company: string, printing: Printing): void {
  if (company.trim() === '' || Object.keys(printing).length === 0) return;
  const digest = digestOfCompany(company);
  const others = remembered(type).filter(([one]) => one !== digest);
  try {
    localStorage.setItem(keyOf(type), JSON.stringify([...others.slice(1 - MAX_COMPANIES), [digest, printing]]));
  } catch {
    // Storage is full or disabled: the user chooses again.
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

/** Only values that a draft can have, whatever is stored. */
function textsOf(printing: object): Printing {
  return Object.fromEntries(
    Object.entries(printingOf(printing)).filter(
      ([field, text]) =>
        typeof text === 'string' && (field === 'paperSize' ? /^(letter|a4)$/.test(text) : text.length <= 8),
    ),
  );
}
