/** The eight masks: where one holds, a module of data is turned over (ISO/IEC 18004, table 10). */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const RUN = 3;
const BLOCK = 3;
const FINDER_LIKE = 40;
const BALANCE = 10;
/** Dark, light, three dark, light, dark, with four light on one side. */
const FINDERS = ['10111010000', '00001011101'] as const;

/** How badly a code reads: long runs, blocks of one colour, what looks like a finder, and imbalance (7.8.3.1). */
export function penalty(dark: Uint8Array, side: number): number {
  let points = 0;
  for (let line = 0; line < side; line += 1) {
    points += linePenalty(Array.from({ length: side }, (_, at) => dark[line * side + at]!).join(''));
    points += linePenalty(Array.from({ length: side }, (_, at) => dark[at * side + line]!).join(''));
  }
  for (let y = 0; y + 1 < side; y += 1) {
    for (let x = 0; x + 1 < side; x += 1) {
      const at = y * side + x;
      const sum = dark[at]! + dark[at + 1]! + dark[at + side]! + dark[at + side + 1]!;
      if (sum === 0 || sum === 4) points += BLOCK;
    }
  }
  const share = dark.reduce((sum, module) => sum + module, 0) / (side * side);
  return points + BALANCE * Math.floor(Math.abs(share - 0.5) * 20);
}

function linePenalty(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g) ?? [];
  const long = runs.reduce((points, run) => points + RUN + run.length - 5, 0);
  const alike = FINDERS.reduce((count, finder) => count + occurrences(line, finder), 0);
  return long + FINDER_LIKE * alike;
}

function occurrences(line: string, part: string): number {
  let count = 0;
  for (let at = line.indexOf(part); at >= 0; at = line.indexOf(part, at + 1)) count += 1;
  return count;
}
