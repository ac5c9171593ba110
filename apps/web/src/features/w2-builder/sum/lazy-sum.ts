import { showToast } from '../../builder/store/edits.ts';
import type { W2Builder } from '../store/builder.ts';
import type { StubSource } from './read-stubs.ts';

const NOT_LOADED = 'The pay stubs didn’t load. Check your connection and try again.';

/** Loads the code that adds up pay stubs and fills the boxes with it. Returns the message if that fails. */
export async function loadAndSumStubs(
  builder: Pick<W2Builder, 'store' | 'kind' | 'context'>,
  source: StubSource,
): Promise<string | undefined> {
  try {
    const { sumIntoBoxes } = await import('./sum-into-boxes.ts');
    return await sumIntoBoxes(builder, source);
  } catch {
    return NOT_LOADED;
  }
}

/**
 * Adds up PDFs dropped anywhere on the page if one of them is a pay stub made here. Returns false if none is, or if the
 * code that reads them doesn't load.
 */
export async function sumDroppedStubs(builder: W2Builder, files: readonly File[]): Promise<boolean> {
  const code = await import('./read-stubs.ts').catch(() => undefined);
  if (!code || !(await code.hasStubs(files))) return false;
  const refused = await loadAndSumStubs(builder, { files });
  if (refused !== undefined) showToast(builder.store, refused);
  return true;
}
