/** Stores files by name. We make the names: letters, digits, `-`, `.` and `/` between folders. */
export interface FileStore {
  /** Once this resolves, the file survives a power failure. An existing file of that name is replaced as a whole. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Nothing when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
  /** The names of all files, in no order. Files added or removed meanwhile may be included or not. */
  list(): AsyncIterable<string>;
  /** Whether files can be written now; throws the reason if not. */
  check(): Promise<void>;
}
