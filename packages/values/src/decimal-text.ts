/**
 * Typed decimal text to a whole number of its smallest unit (`decimals` = 2 reads `1,200.5` as 120050), without floats.
 * Commas, spaces and a leading `$` are dropped, as the specification asks ("parsed by stripping commas").
 * Undefined when the text is not a number, has too many decimals, or is too large to be exact.
 */
export function parseDecimal(text: string, decimals: number): number | undefined {
  const bare = text.replace(/[\s,$\u00a0]/g, '').replace(/^\u2212/, '-');
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(bare);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  if (/[1-9]/.test(fraction.slice(decimals))) return undefined;
  const magnitude = Number(whole + kept);
  if (!Number.isSafeInteger(magnitude)) return undefined;
  return sign && magnitude !== 0 ? -magnitude : magnitude;
}
