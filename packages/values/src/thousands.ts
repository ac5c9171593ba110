/** A whole number with a comma before each group of three digits: `1,234,567`. */
export function withThousands(whole: number): string {
  const digits = String(whole);
  return digits.length < 4 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
