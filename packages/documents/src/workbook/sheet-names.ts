const LONGEST_NAME = 31;

/**
 * Names as a workbook takes them: at most 31 characters, none of `[ ] : * ? / \`, no apostrophe at an end, not the
 * reserved `History`, and no two alike whatever the case. A second `Nov 20` becomes `Nov 20 (2)`.
 */
export function uniqueSheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>(['history']);
  return wanted.map((name, index) => {
    const base = fitForSheet(name) || `Sheet ${index + 1}`;
    let unique = shortened(base, '');
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = shortened(base, ` (${count})`);
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function fitForSheet(name: string): string {
  return name
    .replace(/[[\]:*?/\\]/g, '-')
    .replace(/\p{C}/gu, '')
    .replace(/^[\s']+|[\s']+$/g, '');
}

function shortened(base: string, suffix: string): string {
  let kept = '';
  for (const character of base) {
    if (kept.length + character.length + suffix.length > LONGEST_NAME) break;
    kept += character;
  }
  return kept.replace(/[\s']+$/, '') + suffix;
}
