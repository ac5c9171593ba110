/** Content under lock, and the key to it under the master key. Both are kept, side by side. */
export interface Sealed {
  readonly content: Uint8Array;
  readonly wrappedKey: Uint8Array;
}

/** Locks what people entrust to us, each record with a key of its own. */
export interface Vault {
  /** `context` says what this is and whose, such as `drafts:<id>`: content that is moved elsewhere does not open there. */
  seal(plain: Uint8Array, context: string): Sealed;
  /** Throws when the master key is another, or when the content was changed or moved. */
  open(sealed: Sealed, context: string): Uint8Array;
  /** The same key under the newest master key, or nothing when it is already. */
  rewrap(wrappedKey: Uint8Array): Uint8Array | undefined;
}
