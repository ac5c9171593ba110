import { loadAgain } from '../../../navigation/load-again.ts';

/** Loads the page anew once there is a connection again, for code that did not come. Returns what ends the watch. */
export function loadAgainWhenOnline(): () => void {
  return whenOnline(loadAgainUnlessTyping);
}

/** Runs as soon as there is a connection again. Returns what ends the watch. */
export function whenOnline(run: () => Promise<void>): () => void {
  const listener = () => void run();
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}

/** A page that loads anew takes the field away from whoever types in it: they have the button. */
export async function loadAgainUnlessTyping(): Promise<void> {
  if (!document.activeElement?.matches('input, select, textarea')) await loadAgain();
}
