/** A key of the server's own; its private part is sealed. */
export interface ServerKey {
  readonly id: string;
  readonly purpose: string;
  /** Empty for a key that has none. */
  readonly publicPart: string;
  readonly createdAtMs: number;
}

export interface KeyRecords {
  /** The newest first. */
  list(purpose: string): Promise<readonly ServerKey[]>;
  privatePartOf(id: string): Promise<string | undefined>;
  /** Does nothing when there is a key of this id. */
  add(key: ServerKey, privatePart: string): Promise<void>;
}
