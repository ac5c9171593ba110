/** Printable ASCII, without spaces at its ends: every PDF reader takes such a password, and it can be typed on any keyboard. */
export const FILE_PASSWORD = /^[!-~][ -~]{6,62}[!-~]$/;

/** What a password must be, shown when it isn't. */
export const FILE_PASSWORD_WRONG =
  'must have 8 to 64 characters: letters without accents, digits, symbols, and spaces, but no space at either end';
