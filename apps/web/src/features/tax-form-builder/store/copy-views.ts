import type { View } from '../../builder/kind/paper-kind.ts';

interface CopySet {
  readonly id: string;
  readonly copies: readonly string[];
}

/** The copies of a set that is printed together, each to be looked at alone. */
export function copyViews(sets: readonly CopySet[], template: string): View[] {
  const { copies = [] } = sets.find(({ id }) => id === template) ?? {};
  return [...new Set(copies)].map((copy) => ({ id: `copy-${copy.toLowerCase()}`, name: `Copy ${copy}` }));
}

/** Sets of several copies: only one copy is viewed at a time, never everything a recipient gets. */
export function copySets<Set extends CopySet>(sets: readonly Set[]): Set[] {
  return sets.filter(({ copies }) => copies.length > 1);
}
