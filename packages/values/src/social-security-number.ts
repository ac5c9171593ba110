/** A pay stub never holds more of a social security number than this: `XXX-XX-` and the last four digits. */
export type MaskedSocialSecurityNumber = string & { readonly format: 'XXX-XX-0000' };

/** Whether text is written as an employer identification number (EIN): two digits, a hyphen and seven digits. */
export function isEmployerNumber(text: string): boolean {
  return /^\s*\d\d[-\u2010-\u2015 ]\d{7}\s*$/.test(text);
}

/**
 * Reduces typed text to the masked form, keeping only the last four digits. Undefined unless all nine digits or just
 * the last four are given: the last digits of an incomplete number aren't the number's own. Text written as an EIN
 * doesn't count.
 */
export function maskSocialSecurityNumber(text: string): MaskedSocialSecurityNumber | undefined {
  const digits = text.replace(/\D/g, '');
  if ((digits.length !== 4 && digits.length !== 9) || isEmployerNumber(text)) return undefined;
  return `XXX-XX-${digits.slice(-4)}` as MaskedSocialSecurityNumber;
}
