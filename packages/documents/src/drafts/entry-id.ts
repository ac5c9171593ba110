/** Ids are part of a path, so they contain no dots. */
const ID = /^[\w:-]+$/;

/**
 * A list's entries, each with a unique id that can be part of a path: a new one if it has none. Otherwise an issue
 * about a place could point at two entries, or none.
 */
export function withUniqueIds<Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] {
  const kept = new Set<string>();
  const isOwn = entries.map(({ id }) => {
    if (!ID.test(id) || kept.has(id)) return false;
    kept.add(id);
    return true;
  });
  let last = 0;
  const newId = () => {
    do last += 1;
    while (kept.has(`entry-${last}`));
    return `entry-${last}`;
  };
  return entries.map((entry, at) => (isOwn[at] ? entry : { ...entry, id: newId() }));
}
