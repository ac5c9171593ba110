import type { Issue } from './issue.ts';
import { issue } from './issue.ts';

const LEAST_KEPT = 400;

/**
 * How many letters of a text are kept if the paper has room for `most`. Over-long text is kept instead of cut, so the user
 * can shorten it.
 */
export function storableLength(most: number): number {
  return Math.max(LEAST_KEPT, 4 * most);
}

/** Text that is printed: where in the draft it was typed, what we call it, and the most letters that fit. */
export interface TextLimit {
  readonly path: string;
  readonly text: string;
  /** Begins the sentence: `The name`. */
  readonly what: string;
  /** `what` is more than one: `The item details`. */
  readonly isPlural?: true;
  readonly most: number;
}

/** Maximum lengths, by field name. */
type Rooms = Readonly<Record<string, Pick<TextLimit, 'most' | 'what' | 'isPlural'>>>;

/** The texts in one part of a draft, at `holder`: `from.`, or empty for the draft itself. */
export function limitsFor<Room extends Rooms>(
  holder: string,
  texts: Readonly<Record<keyof Room & string, string>>,
  rooms: Room,
): TextLimit[] {
  return Object.entries(rooms).map(([field, room]) => ({ path: `${holder}${field}`, text: texts[field]!, ...room }));
}

/** Texts that are too long to print. */
export function lengthIssues(rooms: readonly TextLimit[]): Issue[] {
  return rooms.flatMap(({ path, text, what, most, isPlural }) => {
    const { length } = text.trim();
    if (length <= most) return [];
    const [letters, room] = [length, most].map((count) => count.toLocaleString('en-US'));
    const [have, them] = isPlural ? ['have', 'them'] : ['has', 'it'];
    return [issue(path, 'text-too-long', `${what} ${have} ${letters} characters, and ${room} fit. Shorten ${them}.`)];
  });
}
