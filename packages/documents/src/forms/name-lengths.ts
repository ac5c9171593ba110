import type { Issue } from '../drafts/issue.ts';
import { issue } from '../drafts/issue.ts';

/** The most letters that a form has room for: of a name on a line of its own, and of a part of box e of a W-2. */
const MOST_LETTERS = 90;
const MOST_OF_A_PART = 45;

/** A longer name is kept as it was typed, so that it can be shortened by whoever knows how. */
export const LONGEST_KEPT_NAME = 200;

/** A name that the form has no room for. */
export function nameLengthIssues(path: string, name: string, what: string, isPart = false): Issue[] {
  const most = isPart ? MOST_OF_A_PART : MOST_LETTERS;
  const { length } = name.trim();
  if (length <= most) return [];
  return [
    issue(path, 'name-too-long', `${what} has ${length} letters, and the form has room for ${most}. Shorten it.`),
  ];
}
