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

/** What happened in visits, without anything that says whose they were. */
export interface VisitRecords {
  /** Keeps each event of a visit once. */
  add(visit: string, events: readonly KeptEvent[], atMs: number): Promise<void>;
  /** How many visits began on each day, in UTC; days without any are left out. */
  countDays(sinceMs: number): Promise<readonly { readonly day: string; readonly visits: number }[]>;
  /** How many visits had each of these events, by its detail. */
  countByDetail(name: string, sinceMs: number): Promise<readonly EventCount[]>;
  /** How many visits had an event with any detail; with `among`, only visits that also had that event. */
  countVisits(event: Partial<KeptEvent> & Pick<KeptEvent, 'name'>, sinceMs: number, among?: KeptEvent): Promise<number>;
  purge(beforeMs: number): Promise<void>;
  /** The account's name for other services that count visits: a keyed hash. */
  pseudonymOf(userId: string): Promise<string>;
}

/** Which experiments are running. */
export interface ExperimentRecords {
  /** The settings that an admin chose, by the name of the experiment. */
  settings(): Promise<Readonly<Record<string, string>>>;
  set(name: string, setting: string): Promise<void>;
}

/** An error and its place in the code. */
export interface PlacedError extends ReportedError {
  readonly place: 'browser' | 'server';
}

/** Errors, with those at the same place in the code combined. */
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
