/** Words before a family name that belong to it: `Ana de la Cruz` is of the family de la Cruz. */
const PARTICLES: ReadonlySet<string> = new Set(
  'al bin da das de del den der di do dos du el la las le los van von ter ten san st. zu'.split(' '),
);

/**
 * A name in the parts that box e has: first name and initial, and the last name with the words that belong to it. Where
 * that is not how the name divides, it can be typed with its last name first: `Cruz Ortega, Ana María`.
 */
export function nameParts(name: string): { readonly first: string; readonly last: string } {
  const typed = name.trim().replace(/\s+/g, ' ');
  const [last, first, ...rest] = typed.split(/\s*,\s*/);
  if (first !== undefined && rest.length === 0) return { first, last: last! };
  const words = typed.split(' ');
  if (words.length === 1) return { first: '', last: typed };
  let start = words.length - 1;
  while (start > 1 && PARTICLES.has(words[start - 1]!.toLowerCase())) start -= 1;
  return { first: words.slice(0, start).join(' '), last: words.slice(start).join(' ') };
}
