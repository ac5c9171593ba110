/** What documents are signed with. Plain data, so that the threads that sign can be given it. */
export interface SigningIdentity {
  /** X.509 certificates (DER): the signer's own, then those that vouch for it. */
  readonly certificates: readonly Uint8Array[];
  /** RSA key of the first certificate (PKCS #8, DER). */
  readonly privateKey: Uint8Array;
}

/** Who signs, and who confirms the time. */
export interface SignerOptions {
  readonly identity: SigningIdentity;
  /** Address of a timestamp authority (RFC 3161). */
  readonly timestampUrl: string | undefined;
}

/** Signs finished PDFs, so that a reader shows whether one was changed afterward. */
export interface PdfSigner {
  /**
   * The PDF with an invisible PAdES signature of that time, rounded down to the second. The same file and time give the
   * same bytes, except with a timestamp authority. Throws `TimestampUnavailable`.
   */
  sign(pdf: Uint8Array, atMs: number): Promise<Uint8Array>;
}

/** The timestamp authority gave no timestamp. The message says why, for the operator. */
export class TimestampUnavailable extends Error {
  override readonly name = 'TimestampUnavailable';
}
