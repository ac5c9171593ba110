/** Ten digits, with or without the country code 1 and an extension of up to six digits. */
const DOMESTIC =
  /^(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s./-]*([2-9]\d{2})[\s.-]*(\d{4})([\s,;]*(?:ext\.?|extension|x|#)\s*\d{1,6})?$/i;

/** Another country's number with its code: a plus sign and 8 to 15 digits. */
const FOREIGN = /^\+(?!1)(?:[\s().-]*\d){8,15}$/;

/** Whether text is a phone number we can dial: a US or Canadian number, or another country's with its code. */
export function isTelephone(text: string): boolean {
  const number = text.trim();
  return DOMESTIC.test(number) || FOREIGN.test(number);
}

/** What comes along when a number is copied: text direction marks and typographic hyphens. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const HYPHENS = /[\u2010-\u2015\u2212]/g;

/**
 * A US number in E.164, such as `+19165550142`, however it was typed. Undefined for any other number, and for one with
 * an extension, which text messages can't reach.
 */
export function usTelephone(text: string): string | undefined {
  const number = text.replaceAll(UNSEEN, '').replaceAll(HYPHENS, '-').trim();
  const [, area, exchange, line, extension] = DOMESTIC.exec(number) ?? [];
  return area === undefined || extension !== undefined ? undefined : `+1${area}${exchange}${line}`;
}
