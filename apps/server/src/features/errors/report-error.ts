import { createHash } from 'node:crypto';
import type { ReportedError } from '@paperwage/api-contract';
import { ownFrames, scrubbed } from '@paperwage/api-contract';
import type { Clock } from '../../ports/clock.ts';
import type { ErrorTracker } from '../../ports/error-tracker.ts';
import type { Records } from '../../ports/records.ts';
import type { PlacedError } from '../../ports/visit-records.ts';

/** How many stack frames determine that two errors are at the same place. */
const FRAMES_OF_A_PLACE = 3;

interface Needs {
  readonly records: Records;
  readonly clock: Clock;
  /** Absent where nobody else collects errors. */
  readonly errorTracker: ErrorTracker | undefined;
}

/**
 * Stores an error for the admin page and sends it on, with everything removed that may be about a person. If it can't be
 * sent on, `onFailure` is called.
 */
export async function reportError(
  { records, clock, errorTracker }: Needs,
  error: PlacedError,
  onFailure: (failure: unknown) => void,
): Promise<void> {
  const { name, message, frames, release } = error;
  const shown: PlacedError = {
    ...error,
    name: scrubbed(name),
    message: scrubbed(message),
    frames: [...ownFrames(frames.join('\n'))],
    release: release.replace(/[^\w.-]/g, ''),
  };
  const atMs = clock.nowMs();
  await records.errors.add(placeOf(shown), shown, atMs);
  errorTracker?.send(shown, atMs).catch(onFailure);
}

/** What the server reports of its own errors. */
export function serverError(error: unknown, page: string, release: string): PlacedError {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(typeof error);
  const reported: ReportedError = { name, message, frames: [...ownFrames(stack)], page, release };
  return { place: 'server', ...reported };
}

/** The same for errors at the same place, in any build. Without frames, the message has to do. */
function placeOf({ place, name, message, frames }: PlacedError): string {
  // The names of built files change with their content; what is before the hash stays.
  const places = frames.slice(0, FRAMES_OF_A_PLACE).map((frame) => frame.replace(/-[\w-]{8}(?=\.js)|:\d+:\d+/g, ''));
  const parts = [place, name, ...(places.length > 0 ? places : [message])];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}
