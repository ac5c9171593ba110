/** Keeps files by name. A name is made by us: letters, digits, `-`, `.` and `/` between folders. */
export interface FileStore {
  /** Once this is answered, the file outlives a power cut. A file of that name is replaced as a whole. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Nothing when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
  /** The names of all files, in no order. What is put or removed meanwhile may be among them or not. */
  list(): AsyncIterable<string>;
  /** Whether files can be written now; throws with the reason when not. */
  check(): Promise<void>;
}
