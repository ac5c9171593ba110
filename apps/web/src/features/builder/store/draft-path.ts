/**
 * Reads a place in a draft by its path: `companyInfo.city`, `items.0.earnings.regular.rate`. A segment of an array is
 * an index or the `id` of an entry. Undefined where there is no such place.
 */
export function readAt(value: unknown, path: string): unknown {
  let place = value;
  for (const segment of path.split('.')) {
    if (Array.isArray(place)) place = place[indexOf(place, segment)];
    else if (typeof place === 'object' && place !== null) place = (place as Record<string, unknown>)[segment];
    else return undefined;
  }
  return place;
}

/** A copy of the draft with one place replaced; everything off the path stays the same object. */
export function writeAt<T>(value: T, path: string, replacement: unknown): T {
  const [first = '', ...rest] = path.split('.');
  const next = (inner: unknown) => (rest.length === 0 ? replacement : writeAt(inner, rest.join('.'), replacement));
  if (Array.isArray(value)) {
    const at = indexOf(value, first);
    return (at < 0 ? value : value.with(at, next(value[at]))) as T;
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) {
    throw new RangeError(`The draft has no place "${path}"`);
  }
  return { ...value, [first]: next((value as Record<string, unknown>)[first]) };
}

function indexOf(list: readonly unknown[], segment: string): number {
  const byId = list.findIndex((entry) => (entry as { id?: unknown } | undefined)?.id === segment);
  if (byId >= 0) return byId;
  return /^\d+$/.test(segment) && Number(segment) < list.length ? Number(segment) : -1;
}
