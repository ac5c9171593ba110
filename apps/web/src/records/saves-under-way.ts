import type { DocumentType } from '@paperwage/documents';

const LONGEST_WAIT_MS = 5_000;
const underWay = new Set<Promise<unknown>>();

/** Tracks a save of drafts until it finishes. */
export function trackSave<T>(saving: Promise<T>): Promise<T> {
  underWay.add(saving);
  const end = () => void underWay.delete(saving);
  saving.then(end, end);
  return saving;
}

/**
 * Resolves once the pending saves of a page just left are done, so that a list does not show stale drafts; a slow or missing
 * network delays it for a few seconds at most.
 */
export async function savesSettled(): Promise<void> {
  if (underWay.size === 0) return;
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([Promise.allSettled([...underWay]), late]);
}

/**
 * Runs while no other tab of this browser saves work of a type. Browsers offer locks only on https and localhost; elsewhere
 * tabs do without.
 */
export async function withTabLock(type: DocumentType, run: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  await (locks ? locks.request(`paperwage.${type}.account`, run) : run());
}
