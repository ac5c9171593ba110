import type { Source, Standing } from '../pay.ts';

/** What every group of figures carries: where it is written, how sure we are that it is copied right, and by what. */
export interface Sourced {
  readonly source: Source;
  readonly standing: Standing;
  /** Who recorded the figures, where we did not read the publication itself. */
  readonly recordedBy?: readonly string[];
  /** What else says the same, as compared on the day the source was checked. */
  readonly comparedWith?: readonly OtherRecord[];
  /** Where a figure comes from that the publication, or our record of it, lacks or has otherwise. */
  readonly takenFrom?: readonly OtherRecord[];
  /** What a reader must know of the figures themselves: an oddity, a doubt, a deviation. */
  readonly note?: string;
}

/** A record that `NOTICE` names, or another document of the agency, and which figures it was read for. */
export interface OtherRecord {
  readonly record: string;
  /** Left out where it was read for all of them. */
  readonly figures?: string;
}
