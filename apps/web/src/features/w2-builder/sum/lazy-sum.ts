import { showToast } from '../../builder/store/edits.ts';
import type { W2Builder } from '../store/builder.ts';
import type { StubSource } from './read-stubs.ts';

const NOT_LOADED = 'The pay stubs didn’t load. Check your connection and try again.';

/** Adds pay stubs up into the boxes, by code that is fetched for it. Returns why that did not work. */
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
 * PDFs that were dropped anywhere on the page are added up where one of them is a pay stub made here. Returns false where
 * none is, or what reads them could not be loaded.
 */
export async function sumDroppedStubs(builder: W2Builder, files: readonly File[]): Promise<boolean> {
  const code = await import('./read-stubs.ts').catch(() => undefined);
  if (!code || !(await code.hasStubs(files))) return false;
  const refused = await loadAndSumStubs(builder, { files });
  if (refused !== undefined) showToast(builder.store, refused);
  return true;
}
