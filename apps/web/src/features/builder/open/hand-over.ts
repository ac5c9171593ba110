import { go } from '../../../navigation/go.ts';
import { onLeavingPath } from '../../../navigation/on-leaving-path.ts';

/** A file and the path of the builder that is to open it. */
let onItsWay: { readonly path: string; readonly file: File } | undefined;

/** Goes to another builder, which takes the file when it opens; whoever turns off on the way leaves it behind. */
export function handOver(path: string, file: File): void {
  const mine = { path, file };
  onItsWay = mine;
  go(path);
  onLeavingPath(path, () => {
    if (onItsWay === mine) onItsWay = undefined;
  });
}

/** The file that is meant for the builder at a path, once. One that is meant for another builder is on its way no more. */
export function takeHandedOver(path: string): File | undefined {
  const taken = onItsWay;
  onItsWay = undefined;
  return taken?.path === path ? taken.file : undefined;
}
