import type { Source, Standing } from '../pay.ts';

/** What every group of figures carries: where it is written, and how sure we are that it is copied right. */
export interface Sourced {
  readonly source: Source;
  readonly standing: Standing;
  /** What a reader comparing with the source should know. */
  readonly note?: string;
}
