const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

/** How long to wait after so many failures in a row: longer each time, and not as long as everybody else. */
export function retryDelayMs(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return longest * (0.75 + random() / 4);
}
