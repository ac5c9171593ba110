/** How lists write a day. */
export const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const;

/** `Nov 20, 2026` of `2026-11-20`, which is the same day wherever the reader is. What is no such day stays as it is. */
export function dayText(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  return new Date(day).toLocaleDateString('en-US', { ...DAY, timeZone: 'UTC' });
}

/** `Nov 23, 2026` of a time, where the reader is. */
export function dayOfTime(at: number): string {
  return new Date(at).toLocaleDateString('en-US', DAY);
}

/** `Nov 23, 2026 at 10:42 AM CST` */
export function timeText(at: number): string {
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return `${dayOfTime(at)} at ${new Date(at).toLocaleTimeString('en-US', time)}`;
}
