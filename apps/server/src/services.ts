import type { Clock } from './ports/clock.ts';
import type { DocumentRenderer } from './ports/document-renderer.ts';
import { systemClock } from './adapters/system-clock.ts';
import { workerRenderer } from './adapters/worker-renderer.ts';

/** Everything the server needs of the world around it. */
export interface Services {
  readonly clock: Clock;
  readonly renderer: DocumentRenderer;
}

/** Where the built parts are that are loaded while running. */
export interface BuiltFiles {
  readonly renderWorker: URL;
  readonly fontFolder: string;
}

/** Chooses who provides each service. A test puts its own in place of any; what is replaced is not started. */
export function createServices(built: BuiltFiles, replace: Partial<Services> = {}): Services {
  return {
    clock: replace.clock ?? systemClock,
    renderer: replace.renderer ?? workerRenderer({ workerFile: built.renderWorker, fontFolder: built.fontFolder }),
  };
}
