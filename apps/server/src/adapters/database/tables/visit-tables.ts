/** The tables about site usage and errors. Nothing in them is about a person, so nothing is encrypted. */
export interface VisitTables {
  readonly visit_events: VisitEventTable;
  readonly experiment_settings: ExperimentSettingTable;
  readonly error_groups: ErrorGroupTable;
}

/** An event of a visit, stored once no matter how often it happened. */
interface VisitEventTable {
  readonly visit: string;
  readonly name: string;
  /** A page, a kind of document, a plan, a variant or, for `visited`, the source. */
  readonly detail: string;
  /** When it first happened. */
  readonly at: number;
}

interface ExperimentSettingTable {
  readonly name: string;
  readonly setting: string;
}

/** Errors at one place in the code. */
interface ErrorGroupTable {
  readonly id: string;
  /** JSON of the latest. */
  readonly content: string;
  readonly times: number;
  readonly first_at: number;
  readonly last_at: number;
}
