/** Which rows of a list that goes by id, newest first, are asked for. */
export interface Page {
  readonly limit: number;
  /** The last id of the page before. */
  readonly before?: string | undefined;
}
