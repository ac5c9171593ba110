/** The time of day, so that tests can choose it. */
export interface Clock {
  /** Milliseconds since January 1, 1970, UTC. */
  nowMs(): number;
}
