import type { FileKind } from '../../../records/is-file.ts';
import { setState } from '../../builder/store/edits.ts';
import type { PayStubBuilder } from './builder.ts';

/**
 * Resumes a paused calculation before a download. When that changes the figures, it says so and returns true: nobody
 * should get a file with other figures than those they read.
 */
export function resumeBeforeDownload(
  { store, calculation }: Pick<PayStubBuilder, 'store' | 'calculation'>,
  kind: FileKind,
): boolean {
  if (!store.get().paused) return false;
  const isOutdated = calculation().freshness === 'outdated';
  setState(store, { paused: false, ...(isOutdated ? { download: { status: 'figures-changed', kind } } : {}) });
  return isOutdated;
}
