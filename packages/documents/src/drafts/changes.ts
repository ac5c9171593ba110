/** Copies `changes` into an object, which stays the same object when they change nothing. */
export function withChanges<T extends object>(object: T, changes: Partial<T>): T {
  const keys = Object.keys(changes) as (keyof T)[];
  return keys.every((key) => object[key] === changes[key]) ? object : { ...object, ...changes };
}

/** The list with each entry changed; the very same list if no entry changed. */
export function changeEach<T>(list: T[], change: (entry: T, index: number) => T): T[] {
  const changed = list.map(change);
  return changed.every((entry, index) => entry === list[index]) ? list : changed;
}
