/** Ten digits, with or without the country code 1 and an extension of up to six digits. */
const DOMESTIC =
  /^(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s./-]*([2-9]\d{2})[\s.-]*(\d{4})(?:[\s,;]*(?:ext\.?|extension|x|#)\s*\d{1,6})?$/i;

/** A number of another country, with its code: a plus sign and 8 to 15 digits. */
const FOREIGN = /^\+(?!1)(?:[\s().-]*\d){8,15}$/;

/** Whether a text can be dialled: a number of the United States or Canada, or one of another country with its code. */
export function isTelephone(text: string): boolean {
  const number = text.trim();
  return DOMESTIC.test(number) || FOREIGN.test(number);
}
