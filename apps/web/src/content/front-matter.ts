import { ContentError } from './content-error.ts';

type FrontMatterValue = string | readonly string[] | Readonly<Record<string, string>>;

/** A content file in its two parts. Lines are counted from 1, as editors do. */
export interface SplitFile {
  readonly fields: Readonly<Record<string, FrontMatterValue>>;
  /** Where each field is. */
  readonly lineOf: Readonly<Record<string, number>>;
  readonly body: readonly string[];
  readonly firstBodyLine: number;
}

/**
 * Reads `name: value` lines between two lines of `---`. Below a name without a value, indented lines are a list (`- text`)
 * or a table (`name: value`). Throws a ContentError with file and line for anything else.
 */
export function splitFrontMatter(file: string, text: string): SplitFile {
  const lines = text.split('\n');
  if (lines[0] !== '---') throw new ContentError(file, 1, 'Begin the file with a line of "---".');
  const end = lines.indexOf('---', 1);
  if (end < 0) throw new ContentError(file, 1, 'Close the front matter with a line of "---".');
  const fields: Record<string, FrontMatterValue> = {};
  const lineOf: Record<string, number> = {};
  for (let at = 1; at < end; at += 1) {
    const [, name, value] = /^([a-z]\w*):(?: (.+))?$/.exec(lines[at]!) ?? [];
    if (name === undefined) throw new ContentError(file, at + 1, `"${lines[at]}" is not "name: value".`);
    if (name in fields) throw new ContentError(file, at + 1, `"${name}" is given twice.`);
    lineOf[name] = at + 1;
    if (value !== undefined) {
      fields[name] = value.trim();
      continue;
    }
    const from = at + 1;
    while (at + 1 < end && lines[at + 1]!.startsWith('  ')) at += 1;
    fields[name] = readIndented(file, lines.slice(from, at + 1), from + 1);
  }
  return { fields, lineOf, body: lines.slice(end + 1), firstBodyLine: end + 2 };
}

function readIndented(file: string, lines: readonly string[], firstLine: number): FrontMatterValue {
  if (lines.length > 0 && lines.every((line) => line.startsWith('  - ')))
    return lines.map((line) => line.slice(4).trim());
  const entries = lines.map((line, index) => {
    const [, name, value] = /^ {2}([a-z]\w*): (.+)$/i.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      throw new ContentError(file, firstLine + index, `"${line.trim()}" is neither "- text" nor "name: value".`);
    }
    return [name, value.trim()] as const;
  });
  return Object.fromEntries(entries);
}
