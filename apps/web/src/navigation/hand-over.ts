import { go } from './go.ts';

/** A file and the path of the builder that is to open it. */
let onItsWay: { readonly path: string; readonly file: File } | undefined;

/** Goes to another builder, which takes the file when it opens. A user who leaves before that drops the file. */
export function handOver(path: string, file: File): void {
  const mine = { path, file };
  onItsWay = mine;
  go(path);
  onLeavingPath(path, () => {
    if (onItsWay === mine) onItsWay = undefined;
  });
}

/** The file meant for the builder at this path, once. A file meant for another builder is dropped. */
export function takeHandedOver(path: string): File | undefined {
  const taken = onItsWay;
  onItsWay = undefined;
  return taken?.path === path ? taken.file : undefined;
}

/** Calls back, once, when the page leaves this path. */
function onLeavingPath(path: string, callBack: () => void): void {
  const listening = new AbortController();
  const check = () => {
    if (location.pathname === path) return;
    listening.abort();
    callBack();
  };
  // The router fires `pushState` for a new history entry, for which browsers have no event.
  for (const event of ['popstate', 'pushState']) addEventListener(event, check, { signal: listening.signal });
}
