import type { ReportedError } from '@paperwage/api-contract';

/** An event as it is kept: `visited` with the source as its detail, or one of `VISIT_EVENTS`. */
export interface KeptEvent {
  readonly name: string;
  readonly detail: string;
}

/** How many visits had an event. */
export interface EventCount extends KeptEvent {
  readonly visits: number;
}

/** What happened in visits, of which nothing says whose they were. */
export interface VisitRecords {
  /** Keeps each event of a visit once. */
  add(visit: string, events: readonly KeptEvent[], atMs: number): Promise<void>;
  /** How many visits began on each day, in UTC; days without any are left out. */
  countDays(sinceMs: number): Promise<readonly { readonly day: string; readonly visits: number }[]>;
  /** How many visits had each of these events, by its detail. */
  countByDetail(name: string, sinceMs: number): Promise<readonly EventCount[]>;
  /** How many visits had an event with any detail, of those that had another one too where `among` names it. */
  countVisits(event: Partial<KeptEvent> & Pick<KeptEvent, 'name'>, sinceMs: number, among?: KeptEvent): Promise<number>;
  purge(beforeMs: number): Promise<void>;
  /** What an account is called towards others who count visits: a keyed hash. */
  pseudonymOf(userId: string): Promise<string>;
}

/** Which experiments run. */
export interface ExperimentRecords {
  /** The settings that an admin chose, by the name of the experiment. */
  settings(): Promise<Readonly<Record<string, string>>>;
  set(name: string, setting: string): Promise<void>;
}

/** An error and where it happened. */
export interface PlacedError extends ReportedError {
  readonly place: 'browser' | 'server';
}

/** Errors, those of the same place in the code as one. */
export interface ErrorRecords {
  add(id: string, error: PlacedError, atMs: number): Promise<void>;
  latest(limit: number): Promise<
    readonly (PlacedError & {
      readonly id: string;
      readonly times: number;
      readonly firstAtMs: number;
      readonly lastAtMs: number;
    })[]
  >;
  purge(beforeMs: number): Promise<void>;
}
