/** Kinds of pictures that can be chosen as a logo. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

/** Why a file cannot be a logo, in a sentence for the user. */
export class LogoError extends Error {
  override name = 'LogoError';
}
