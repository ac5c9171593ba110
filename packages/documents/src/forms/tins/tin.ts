/** A taxpayer number as it was typed: the digits, whether it is masked already, and how it is written. */
export type TinKind = 'ssn' | 'itin' | 'atin' | 'ein';

const SSN_DIGITS = 9;

/** The digits of a typed number, without anything else. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Whether the number is given by its last four digits alone: `XXX-XX-1234`, `***-**-1234`, `XX-XXX1234`. */
export function isMaskedTin(text: string): boolean {
  return /^[X*]{3}-?[X*]{2}-?\d{4}$|^[X*]{2}-?[X*]{3}\d{4}$/i.test(text.trim());
}

/** `123-45-6789` of nine digits however they were typed; anything else as it was typed. */
export function formatSsn(text: string): string {
  const digits = digitsOf(text);
  if (isMaskedTin(text)) return `XXX-XX-${digits}`;
  if (digits.length !== SSN_DIGITS || /[^\d\s-]/.test(text)) return text.trim();
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

/** `12-3456789` of nine digits however they were typed; anything else as it was typed. */
export function formatEin(text: string): string {
  const digits = digitsOf(text);
  if (digits.length !== SSN_DIGITS || /[^\d\s-]/.test(text)) return text.trim();
  return `${digits.slice(0, 2)}-${digits.slice(2)}`;
}

/** A number that may be either, written as an EIN where it was typed as one. */
export function formatTin(text: string): string {
  return isWrittenAsEin(text) ? formatEin(text) : formatSsn(text);
}

/** Two digits, a hyphen and seven digits. */
export function isWrittenAsEin(text: string): boolean {
  return /^\s*[\dX*]{2}-[\dX*]{7}\s*$/i.test(text);
}

/** All but the last four digits hidden; a number that is not whole stays as it is. */
export function maskTin(text: string): string {
  const digits = digitsOf(text);
  if (isMaskedTin(text) || digits.length !== SSN_DIGITS) return formatTin(text);
  const ending = digits.slice(-4);
  return isWrittenAsEin(text) ? `XX-XXX${ending}` : `XXX-XX-${ending}`;
}
