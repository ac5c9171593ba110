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

/** A text that stands on paper: where in the draft it was typed, what it is called, and the most letters there is room for. */
export interface TextLimit {
  readonly path: string;
  readonly text: string;
  /** Begins the sentence: `The name`. */
  readonly what: string;
  /** `what` is more than one: `The item details`. */
  readonly isPlural?: true;
  readonly most: number;
}

/** Rooms by the names of their fields. */
type Rooms = Readonly<Record<string, Pick<TextLimit, 'most' | 'what' | 'isPlural'>>>;

/** The texts of one part of a draft, whose place is `holder`: `from.`, or empty for the draft itself. */
export function limitsFor<Room extends Rooms>(
  holder: string,
  texts: Readonly<Record<keyof Room & string, string>>,
  rooms: Room,
): TextLimit[] {
  return Object.entries(rooms).map(([field, room]) => ({ path: `${holder}${field}`, text: texts[field]!, ...room }));
}

/** Texts that the paper has no room for. */
export function lengthIssues(rooms: readonly TextLimit[]): Issue[] {
  return rooms.flatMap(({ path, text, what, most, isPlural }) => {
    const { length } = text.trim();
    if (length <= most) return [];
    const [letters, room] = [length, most].map((count) => count.toLocaleString('en-US'));
    const [have, them] = isPlural ? ['have', 'them'] : ['has', 'it'];
    return [issue(path, 'text-too-long', `${what} ${have} ${letters} characters, and ${room} fit. Shorten ${them}.`)];
  });
}
