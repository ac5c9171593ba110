const GROUPED = /^[^\d,.]*\d{1,3}(?:,\d{3})+(?![\d,])[^,]*$/;

/**
 * Whether a text has a comma that is no thousands separator, such as `8,5`, `1,2,3` or `1,2000`: each of those has three
 * digits behind it, up to the next comma or the end of the whole number. Numbers are read without their commas, so that
 * one who means a decimal sign by it gets another number.
 */
export function hasOddComma(text: string): boolean {
  return text.includes(',') && !GROUPED.test(text.replace(/[\s\u00a0]/g, ''));
}
