import { loadAgain } from '../../../navigation/load-again.ts';

/** Reloads the page once the connection is back, for code that failed to load. Returns a function that stops watching. */
export function loadAgainWhenOnline(): () => void {
  return whenOnline(loadAgainUnlessTyping);
}

/** Runs as soon as the connection is back. Returns a function that stops watching. */
export function whenOnline(run: () => Promise<void>): () => void {
  const listener = () => void run();
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}

/** Reloading would interrupt anyone typing in a field: they have the button. */
export async function loadAgainUnlessTyping(): Promise<void> {
  if (!document.activeElement?.matches('input, select, textarea')) await loadAgain();
}
