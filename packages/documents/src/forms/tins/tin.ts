const TIN_DIGITS = 9;

/** The digits of a typed number, without anything else. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** What stands for a hyphen: dashes of every length, and dots. */
const DASH = /[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d.\u00b7\u2022]/g;
/** What is not seen. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** What stands between the parts of a number. */
const JOINT = new RegExp(String.raw`(?:${UNSEEN.source}|\s)*(?:${DASH.source}|\s)(?:${UNSEEN.source}|\s)*`);

/** A typed number with plain hyphens: dashes of every length and dots stand for them, and spaces beside one go. */
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

/** Whether the number was applied for and has not come yet, as the instructions of the form have it written. */
export function isAppliedFor(text: string): boolean {
  return /^applied\s+for$/i.test(text.trim());
}

/** `123-45-6789` of nine digits however they were typed; anything else as it was typed, and so is an EIN. */
export function formatSsn(text: string): string {
  if (isWrittenAsEin(text)) return plainTin(text).replace(' ', '-').toUpperCase();
  if (isAppliedFor(text)) return 'APPLIED FOR';
  const digits = digitsOf(text);
  if (isMaskedTin(text)) return `XXX-XX-${digits}`;
  if (!hasNineDigits(text)) return text.trim();
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

/** `12-3456789` of nine digits; anything else as it was typed, and so is a number that is written as a person’s. */
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

/** All but the last four digits hidden; a number that is not whole stays as it is. */
export function maskTin(text: string): string {
  if (isMaskedTin(text) || !hasNineDigits(text)) return eitherTin(text);
  const ending = digitsOf(text).slice(-4);
  return isWrittenAsEin(text) ? `XX-XXX${ending}` : `XXX-XX-${ending}`;
}

/** A number of a person within a text, whole or by its last four digits, that no hyphen makes part of a longer number. */
const NUMBER_IN_TEXT = new RegExp(
  String.raw`(?<!\d|\d${DASH.source})(?:\d{3}${JOINT.source}\d{2}${JOINT.source}|[X*]{3}-?[X*]{2}-?)(\d{4})(?!\d|${DASH.source}\d)`,
  'gi',
);

/** Whether a text that is not for the number of a person holds one, whole or by its last four digits. */
export function holdsTin(text: string): boolean {
  return text.search(NUMBER_IN_TEXT) >= 0;
}

/**
 * What is kept of a text that is not for the number of a person, such as a name or an account number: of such a number
 * in it the last four digits. Nine digits with nothing between them stay, because account numbers look like that too.
 */
export function storableText(text: string): string {
  return text.replace(NUMBER_IN_TEXT, 'XXX-XX-$1');
}

/** A number that is written, or begins, as one of a person: more digits than its ending has. */
const AS_OF_A_PERSON = /^\d{3}[- ]\d{2}([- ]\d*)?$/;

/**
 * What is kept of a number of a company: all of it. Of a number that is written as one of a person its last four digits are
 * kept, and nothing while it is not whole.
 */
export function storableEin(text: string): string {
  if (isWrittenAsSsn(text)) return maskTin(text);
  return AS_OF_A_PERSON.test(plainTin(text)) ? '' : text;
}

/** No more digits than a number that is cut to its ending has. */
const ENDING = /^\D*(\d\D*){0,4}$/;

/** What is kept of the number of one who was paid: its last four digits, and nothing while it is not whole. */
export function storableTin(text: string): string {
  const masked = maskTin(text);
  return isMaskedTin(masked) || ENDING.test(masked) ? masked : '';
}

/** What is kept of the tax number of a contact: that of a company whole, that of a person by its last four digits. */
export function storableTaxNumber(isFirm: boolean, text: string): string {
  if (isFirm) return storableEin(text);
  return isWrittenAsEin(text) ? text : storableTin(text);
}
