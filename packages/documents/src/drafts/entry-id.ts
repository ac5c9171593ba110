import { z } from 'zod';

/** Ids stand in paths between points. */
const ID = /^[\w:-]+$/;

/** The `id` of an entry of a list, such as an item. */
export function entryId(longest: number) {
  return z.string().max(longest).regex(ID, 'must be letters, digits, hyphens and underscores, and not empty');
}

/** A refinement of a list: what is said of a place by its id would be said of two. */
export const ownIds = [
  (entries: readonly { readonly id: string }[]) => new Set(entries.map(({ id }) => id)).size === entries.length,
  { error: 'must not have the same id twice: each entry needs one of its own' },
] as const;

/**
 * A list from a file, each entry with an id that can stand in a path and is no other's: a new one where it has none.
 * Whatever else it may be is left to the schema.
 */
export function withOwnIds(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  const entries: readonly unknown[] = list;
  const kept = new Set<unknown>();
  const isOwn = entries.map((entry) => {
    const id = idOf(entry);
    if (typeof id !== 'string' || !ID.test(id) || kept.has(id)) return false;
    kept.add(id);
    return true;
  });
  if (isOwn.every(Boolean)) return list;
  let last = 0;
  const newId = () => {
    do last += 1;
    while (kept.has(`entry-${last}`));
    return `entry-${last}`;
  };
  return entries.map((entry, at) =>
    isOwn[at] || typeof entry !== 'object' || entry === null ? entry : { ...entry, id: newId() },
  );
}

function idOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
}
