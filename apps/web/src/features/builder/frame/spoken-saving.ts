import type { SaveState } from '../store/save-state.ts';

const TROUBLE: ReadonlySet<SaveState> = new Set(['failed', 'conflict']);

/**
 * What is said of saving when one state follows another, attempts left out; of trouble, what is `shown`. Its coming and going with every edit is only to be seen; that
 * it fails is said where the notice stands, which may be out of sight, and so is that it works again.
 */
export function spokenSaving(before: SaveState, now: SaveState, shown: string): string | undefined {
  if (TROUBLE.has(now)) return shown;
  return TROUBLE.has(before) ? 'Your work is saved again.' : undefined;
}
