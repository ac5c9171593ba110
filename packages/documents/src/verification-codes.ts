/** A verification code: twelve characters in groups of four, of 32 that are not taken for one another (no I, L, O or U). */
const CODE = '[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}';
const WHOLE_CODE = new RegExp(`^${CODE}$`);

const CODE_LENGTH = 12;
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Letters that no code has, and the digits that people read as them. */
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Begins a code among the identifiers of a PDF. */
const SCHEME = 'paperwage:';

export function isVerificationCode(text: string): boolean {
  return WHOLE_CODE.test(text);
}

/** The code made of twelve random bytes: 60 random bits, five of each byte. */
export function codeOfBytes(bytes: Uint8Array): string {
  if (bytes.length !== CODE_LENGTH) throw new RangeError(`A code is made of ${CODE_LENGTH} bytes, not ${bytes.length}`);
  return inGroups([...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]!).join(''));
}

/**
 * A code as people type it: in any case, with or without hyphens and spaces, and with O, I or L for the digit they look
 * like. Undefined if it can't be a code.
 */
export function readTypedCode(typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  const code = inGroups(bare.replace(/[OIL]/g, (letter) => READ_AS[letter]!));
  return isVerificationCode(code) ? code : undefined;
}

function inGroups(bare: string): string {
  return bare.replace(/.{4}(?=.)/gsu, '$&-');
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
