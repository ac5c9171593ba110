import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * PBKDF2 with SHA-256 (RFC 8018) without the browser's own cryptography, which it keeps from pages at an http address of
 * another machine. Takes a few times as long.
 */
export const deriveKeyByScript: typeof deriveKey = ({ cost, keyLength }, salt, password) =>
  Promise.resolve({ derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) });
