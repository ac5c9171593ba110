import type { WidthTables } from './other-alphabets.ts';

/**
 * Greek and Cyrillic letters in a page: a page that needs none fetches none, so their widths come with the first text
 * that has some. Replaces `other-alphabets.ts` in browsers (`imports` in package.json).
 */
const OTHER_ALPHABETS = /[\u0370-\u04ff]/;

let widths: WidthTables | undefined;
let loading: Promise<void> | undefined;
let hasFailed = false;
const listeners = new Set<() => void>();

export function otherAlphabets(): WidthTables | undefined {
  return widths;
}

export function loadOtherAlphabets(): Promise<void> {
  loading ??= import('./generated/other-alphabets.ts')
    .then(
      (fetched) => {
        widths = fetched;
      },
      (error: unknown) => {
        loading = undefined;
        hasFailed = true;
        addEventListener('online', ask, { once: true });
        throw error;
      },
    )
    .finally(() => listeners.forEach((listener) => listener()));
  return loading;
}

function ask() {
  loadOtherAlphabets().catch(() => undefined);
}

export function onOtherAlphabets(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasOtherAlphabets(text: string): boolean {
  return OTHER_ALPHABETS.test(text);
}

export function isOnTheWay(character: string): boolean {
  if (widths || hasFailed || !hasOtherAlphabets(character)) return false;
  ask();
  return true;
}

export function failedToLoad(character: string): boolean {
  return !widths && hasFailed && hasOtherAlphabets(character);
}
