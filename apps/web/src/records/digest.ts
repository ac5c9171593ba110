/** A short hash of a text: different texts almost always get different ones. Not for secrets. */
export function digestOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A short hash of any JSON value, regardless of key order. */
export function digestOfValue(value: unknown): string {
  return digestOf(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part !== 'object' || part === null || Array.isArray(part)
        ? part
        : Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))),
    ),
  );
}
