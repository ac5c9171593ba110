/** Ids stand in paths between points. */
const ID = /^[\w:-]+$/;

/**
 * The entries of a list, each with an id that can stand in a path and is no other's: a new one where it has none. What is
 * said of a place by its id would otherwise be said of two, or of none.
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
