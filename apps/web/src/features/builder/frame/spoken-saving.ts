import type { SaveState } from '../saving/autosave.ts';

const TROUBLE: ReadonlySet<SaveState> = new Set(['failed', 'conflict']);

/**
 * What is said of saving when one state follows another, attempts left out. Its coming and going with every edit is only to be seen; that
 * it fails is said where the notice stands, which may be out of sight, and so is that it works again.
 */
export function spokenSaving(before: SaveState, now: SaveState): string | undefined {
  if (TROUBLE.has(now)) return 'Your work is not saved as it should be.';
  return TROUBLE.has(before) ? 'Your work is saved again.' : undefined;
}
