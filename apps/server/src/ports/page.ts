/** Which rows to return from a list in order of id, newest first. */
export interface Page {
  readonly limit: number;
  /** The last id of the page before. */
  readonly before?: string | undefined;
}
