import type { DocumentType } from '@paperwage/documents';

/** A picture of a draft. It is large and seldom changes, so it is kept apart from the rest. */
export interface Picture {
  /** Place in the draft. */
  readonly path: string;
  /** Last part of its name in the browser's storage. */
  readonly key: string;
}

export const PICTURES: Readonly<Record<DocumentType, readonly Picture[]>> = {
  paystub: [
    { path: 'companyInfo.employerLogo', key: 'logo' },
    { path: 'companyInfo.payrollLogo', key: 'payroll-logo' },
  ],
  invoice: [{ path: 'logo', key: 'logo' }],
  w2: [],
  '1099': [],
};

/** Where the browser keeps the work of a type of document. */
export function recordKeyOf(type: DocumentType): string {
  return `paperwage.${type}.work`;
}

/** Where it keeps a picture of that work. */
export function pictureKeyOf(type: DocumentType, key: string): string {
  return `paperwage.${type}.${key}`;
}

/** The names of all that the browser keeps of documents. */
export function keptNames(): string[] {
  const prefixes = Object.keys(PICTURES).map((type) => `paperwage.${type}.`);
  try {
    return Object.keys(localStorage).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  } catch {
    // A storage that is switched off keeps nothing.
    return [];
  }
}
