import { withChanges } from '../../drafts/changes.ts';
import type { EmployeeName } from './document.ts';
import type { W2Draft } from './schema.ts';

/** Words before a last name that belong to it: the last name of `Ana de la Cruz` is `de la Cruz`. */
const PARTICLES: ReadonlySet<string> = new Set(
  'al bin da das de del den der di do dos du el la las le los van von ter ten san st. zu'.split(' '),
);
const SUFFIX = /^(jr|sr|ii|iii|iv|v|2nd|3rd|4th)\.?$/i;

type Written = Pick<W2Draft, 'employeeName' | 'employeeFirstName' | 'employeeLastName' | 'employeeSuffix'>;

/**
 * The name as box e prints it. The typed parts count as long as they make up the name; a name that came without parts,
 * or that replaced the one they made up, is split.
 */
export function employeeNameOf(draft: Written): EmployeeName {
  const { employeeFirstName: first, employeeLastName: last, employeeSuffix: suffix } = draft;
  if (spaced(`${first} ${last}`) === spaced(draft.employeeName)) return { first, last, suffix };
  const parts = nameParts(draft.employeeName);
  return suffix.trim() === '' ? parts : { ...nameParts(draft.employeeName, false), suffix };
}

/** Sets parts of the name, and the full name with them. */
export function setEmployeeName(draft: W2Draft, changes: Partial<EmployeeName>): W2Draft {
  const { first, last, suffix } = { ...employeeNameOf(draft), ...changes };
  return withChanges(draft, {
    employeeName: spaced(`${first} ${last}`),
    employeeFirstName: first,
    employeeLastName: last,
    employeeSuffix: suffix,
  });
}

/**
 * Splits a name into the parts of box e: first name and initial, last name with the words that belong to it, and a
 * suffix such as Jr. The last name may come first: `Cruz Ortega, Ana María`.
 */
export function nameParts(name: string, mayHaveSuffix = true): EmployeeName {
  const typed = spaced(name);
  const words = typed.split(' ');
  if (mayHaveSuffix && words.length > 2 && SUFFIX.test(words.at(-1)!)) {
    const rest = words.slice(0, -1).join(' ').replace(/,$/, '');
    return { ...nameParts(rest, false), suffix: words.at(-1)! };
  }
  const [last, first, ...more] = typed.split(/\s*,\s*/);
  if (first !== undefined && more.length === 0) return { first, last: last!, suffix: '' };
  if (words.length === 1) return { first: '', last: typed, suffix: '' };
  let start = words.length - 1;
  while (start > 1 && PARTICLES.has(words[start - 1]!.toLowerCase())) start -= 1;
  return { first: words.slice(0, start).join(' '), last: words.slice(start).join(' '), suffix: '' };
}

function spaced(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}
