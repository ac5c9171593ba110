import type { DraftContext } from '@paperwage/documents';
import type { StorageKind } from '../kind/storage-kind.ts';

/** Whether nothing has been typed or chosen in a draft yet. */
export function isUntouched(
  { emptyDraft, generated }: Pick<StorageKind, 'emptyDraft' | 'generated'>,
  draft: object,
  context: DraftContext,
): boolean {
  return comparable(draft, generated) === comparable(emptyDraft(context), generated);
}

/** The text of a draft without generated values, regardless of key order. */
function comparable(draft: object, generated: ReadonlySet<string>): string {
  return JSON.stringify(draft, (key, value: unknown) => {
    if (generated.has(key)) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
