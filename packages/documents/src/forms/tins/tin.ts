const TIN_DIGITS = 9;

/** The digits of a typed number, without anything else. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** What people type for a hyphen: dashes of every length, and dots. */
const DASH = /[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d.\u00b7\u2022]/g;
/** Invisible characters. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** What separates the parts of a number. */
const JOINT = new RegExp(String.raw`(?:${UNSEEN.source}|\s)*(?:${DASH.source}|\s)(?:${UNSEEN.source}|\s)*`);

/** A typed number with plain hyphens in place of dashes of every length and dots, and without spaces next to one. */
function plainTin(text: string): string {
  return text
    .replace(DASH, '-')
    .replace(UNSEEN, '')
    .trim()
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ');
}

/** Whether the number is given by its last four digits alone: `XXX-XX-1234`, `***-**-1234`, `XX-XXX1234`. */
export function isMaskedTin(text: string): boolean {
  return /^[X*]{3}-?[X*]{2}-?\d{4}$|^[X*]{2}-?[X*]{3}\d{4}$/i.test(plainTin(text));
}

/** Whether the number was applied for and hasn't arrived yet, in the words the form's instructions prescribe. */
export function isAppliedFor(text: string): boolean {
  return /^applied\s+for$/i.test(text.trim());
}

/** `123-45-6789` for nine digits, however they were typed; anything else as typed, EINs included. */
export function formatSsn(text: string): string {
  if (isWrittenAsEin(text)) return plainTin(text).replace(' ', '-').toUpperCase();
  if (isAppliedFor(text)) return 'APPLIED FOR';
  const digits = digitsOf(text);
  if (isMaskedTin(text)) return `XXX-XX-${digits}`;
  if (!hasNineDigits(text)) return text.trim();
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

/** `12-3456789` for nine digits; anything else as typed, including a number written like a person's. */
export function formatEin(text: string): string {
  const digits = digitsOf(text);
  if (isWrittenAsSsn(text)) return plainTin(text).replaceAll(' ', '-');
  if (!hasNineDigits(text)) return text.trim();
  return `${digits.slice(0, 2)}-${digits.slice(2)}`;
}

/** A number that may be either, written as an EIN where it was typed as one. */
export function eitherTin(text: string): string {
  return isWrittenAsEin(text) ? formatEin(text) : formatSsn(text);
}

/** Two digits, a hyphen or space and seven digits. */
export function isWrittenAsEin(text: string): boolean {
  return /^[\dX*]{2}[- ][\dX*]{7}$/i.test(plainTin(text));
}

/** Three, two and four digits with hyphens or spaces between them. */
export function isWrittenAsSsn(text: string): boolean {
  return /^\d{3}[- ]\d{2}[- ]\d{4}$/.test(plainTin(text));
}

/** Nine digits, with nothing but hyphens and spaces between them. */
export function hasNineDigits(text: string): boolean {
  return digitsOf(text).length === TIN_DIGITS && !/[^\d -]/.test(plainTin(text));
}

/** All but the last four digits hidden; an incomplete number stays as it is. */
export function maskTin(text: string): string {
  if (isMaskedTin(text) || !hasNineDigits(text)) return eitherTin(text);
  const ending = digitsOf(text).slice(-4);
  return isWrittenAsEin(text) ? `XX-XXX${ending}` : `XXX-XX-${ending}`;
}

/** A personal number within text, full or by its last four digits, that no hyphen makes part of a longer number. */
const NUMBER_IN_TEXT = new RegExp(
  String.raw`(?<!\d|\d${DASH.source})(?:\d{3}${JOINT.source}\d{2}${JOINT.source}|[X*]{3}-?[X*]{2}-?)(\d{4})(?!\d|${DASH.source}\d)`,
  'gi',
);

/** Whether text that isn't meant for a personal number contains one, full or by its last four digits. */
export function holdsTin(text: string): boolean {
  return text.search(NUMBER_IN_TEXT) >= 0;
}

/**
 * What we store of text not meant for a personal number, such as a name or an account number: only the last four digits
 * of any such number. Nine digits with no separators stay, because account numbers look like that too.
 */
export function storableText(text: string): string {
  return text.replace(NUMBER_IN_TEXT, 'XXX-XX-$1');
}

/** A number written, or started, like a personal one, with more digits than its ending. */
const AS_OF_A_PERSON = /^\d{3}[- ]\d{2}([- ]\d*)?$/;

/**
 * What we store of a company's number: all of it. If it is written like a personal number, we store the last four
 * digits, and nothing while it is incomplete.
 */
export function storableEin(text: string): string {
  if (isWrittenAsSsn(text)) return maskTin(text);
  return AS_OF_A_PERSON.test(plainTin(text)) ? '' : text;
}

/** No more digits than a number that is cut to its ending. */
const ENDING = /^\D*(\d\D*){0,4}$/;

/** What we store of the payee's number: its last four digits, and nothing while it is incomplete. */
export function storableTin(text: string): string {
  const masked = maskTin(text);
  return isMaskedTin(masked) || ENDING.test(masked) ? masked : '';
}

/** What we store of a contact's tax number: a company's in full, a person's last four digits. */
export function storableTaxNumber(isFirm: boolean, text: string): string {
  if (isFirm) return storableEin(text);
  return isWrittenAsEin(text) ? text : storableTin(text);
}
