/** One of the server's own keys; its private part is encrypted. */
export interface ServerKey {
  readonly id: string;
  readonly purpose: string;
  /** Empty for a key that has none. */
  readonly publicPart: string;
  readonly createdAtMs: number;
}

export interface KeyRecords {
  /** Newest first. */
  list(purpose: string): Promise<readonly ServerKey[]>;
  privatePartOf(id: string): Promise<string | undefined>;
  /** Does nothing if a key with this id exists. */
  add(key: ServerKey, privatePart: string): Promise<void>;
}
