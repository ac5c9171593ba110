/**
 * Whether something that was changed since a draft was left as `left` stands in the draft of `now` and no longer in the
 * `restored` one. Entries of a list are the same by their ids, whatever their place.
 */
export function isLost(left: unknown, now: unknown, restored: unknown): boolean {
  if (now === left || now === restored) return false;
  if (typeof now !== 'object' || now === null) return true;
  return Object.entries(now).some(([key, value]) =>
    isLost(partOf(left, key, value), value, partOf(restored, key, value)),
  );
}

function partOf(whole: unknown, key: string, value: unknown): unknown {
  const id = idOf(value);
  if (Array.isArray(whole) && id !== undefined) return whole.find((part) => idOf(part) === id);
  return (whole as Record<string, unknown> | undefined)?.[key];
}

function idOf(part: unknown): unknown {
  const { id, itemId } = (part ?? {}) as { readonly id?: unknown; readonly itemId?: unknown };
  return id ?? itemId;
}
