import { readVerificationCodes } from '@paperwage/documents/verification-codes';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** What is sent of a file in place of the file. */
export interface Fingerprint {
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly sha256: string;
  /** The verification codes that a PDF states, in order. */
  readonly codes: readonly string[];
}

/** The calls take no more; a set has fewer pay stubs. */
const MAX_CODES = 500;
const STEP_BYTES = 2 ** 20;
/** More than a code with what comes before it, so that none is cut in two. */
const OVERLAP_BYTES = 64;

/**
 * Reads a file in steps, so that a large one does not have to fit into memory. Not by the browser's own cryptography: it
 * takes a file only as a whole, and is kept from pages at an http address of another machine.
 */
export async function fingerprintOf(file: Blob, stepBytes = STEP_BYTES): Promise<Fingerprint> {
  const hash = sha256.create();
  const codes = new Set<string>();
  for (let from = 0; from < file.size; from += stepBytes) {
    const bytes = new Uint8Array(await file.slice(from, from + stepBytes + OVERLAP_BYTES).arrayBuffer());
    hash.update(bytes.subarray(0, stepBytes));
    for (const code of readVerificationCodes(bytes)) codes.add(code);
  }
  return { sha256: bytesToHex(hash.digest()), codes: [...codes].slice(0, MAX_CODES) };
}
