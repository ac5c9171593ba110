/** Encrypted content, and its key encrypted with the master key. Both are stored together. */
export interface Sealed {
  readonly content: Uint8Array;
  readonly wrappedKey: Uint8Array;
}

/** Encrypts what people entrust to us, each record with its own key. */
export interface Vault {
  /** `context` says what this is and whose, such as `drafts:<id>`: content moved elsewhere can't be decrypted there. */
  seal(plain: Uint8Array, context: string): Sealed;
  /** Throws if the master key is different, or the content was changed or moved. */
  open(sealed: Sealed, context: string): Uint8Array;
  /** The same key under the newest master key, or nothing if it already is. */
  rewrap(wrappedKey: Uint8Array): Uint8Array | undefined;
}
