/** A verification code: twelve characters in groups of four, of 32 that are not taken for one another (no I, L, O or U). */
const CODE = '[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}';
const WHOLE_CODE = new RegExp(`^${CODE}$`);

/** Begins a code among the identifiers of a PDF. */
const SCHEME = 'paperwage:';

export function isVerificationCode(text: string): boolean {
  return WHOLE_CODE.test(text);
}

/** A code as an issued PDF states it, in the plain bytes of its metadata. */
export function codeIdentifier(code: string): string {
  return SCHEME + code;
}

/**
 * The codes that a PDF states, each once and in order, found without parsing it: so they are found in a damaged file too.
 * They say which documents it claims to be, never that it is one of them.
 */
export function readVerificationCodes(pdf: Uint8Array): readonly string[] {
  const found = new TextDecoder('latin1').decode(pdf).matchAll(new RegExp(`${SCHEME}(${CODE})(?![\\w-])`, 'g'));
  return [...new Set([...found].map(([, code]) => code!))];
}
