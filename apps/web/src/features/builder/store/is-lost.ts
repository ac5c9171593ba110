/**
 * Whether a change made since a draft was `left` is in `now` but no longer in `restored`. List entries are matched by id,
 * wherever they are.
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
