/** How lists write a day. */
export const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const;

/** `Nov 20, 2026` of `2026-11-20`, which is the same day wherever the reader is. What is no such day stays as it is. */
export function dayText(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  return new Date(day).toLocaleDateString('en-US', { ...DAY, timeZone: 'UTC' });
}
