import type { Source, Standing } from '../pay.ts';

/** What every group of figures has: its source, how sure we are that we have it right, and why. */
export interface Sourced {
  readonly source: Source;
  readonly standing: Standing;
  /** Who recorded the figures, if we didn't read the publication itself. */
  readonly recordedBy?: readonly string[];
  /** What else says the same, compared on the day we checked the source. */
  readonly comparedWith?: readonly OtherRecord[];
  /** Where a figure comes from if the publication, or our record of it, lacks it or differs. */
  readonly takenFrom?: readonly OtherRecord[];
  /** What a reader should know about the figures themselves: an oddity, a doubt, a deviation. */
  readonly note?: string;
}

/** A record that `NOTICE` names, or another document from the agency, and which figures we read it for. */
export interface OtherRecord {
  readonly record: string;
  /** Omitted if we read it for all of them. */
  readonly figures?: string;
}
