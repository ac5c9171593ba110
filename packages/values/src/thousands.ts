/** A whole number from 0 with a comma before each group of three digits: `1,234,567`. */
export function withThousands(whole: number): string {
  let rest = String(whole);
  let groups = '';
  while (rest.length > 3) {
    groups = `,${rest.slice(-3)}${groups}`;
    rest = rest.slice(0, -3);
  }
  return rest + groups;
}
