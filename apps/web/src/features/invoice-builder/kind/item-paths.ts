interface Identified {
  readonly id: string;
}

/**
 * The place of an item by its id, which it keeps wherever it is moved: `items.0.rate` becomes `items.k3x9q.rate`. What is
 * remembered of a place, such as that it was left, goes with the item.
 */
export function pathById(path: string, items: readonly Identified[]): string {
  return replaced(path, (place) => items[Number(place)]?.id);
}

/** The place of an item by its order, as documents and their words have it. */
export function pathByOrder(path: string, items: readonly Identified[]): string {
  return replaced(path, (id) => {
    const place = items.findIndex((item) => item.id === id);
    return place < 0 ? undefined : String(place);
  });
}

function replaced(path: string, other: (item: string) => string | undefined): string {
  const [, item, rest] = /^items\.([^.]+)(.*)$/.exec(path) ?? [];
  const found = item === undefined ? undefined : other(item);
  return found === undefined ? path : `items.${found}${rest}`;
}
