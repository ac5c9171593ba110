import type { Color, FontFace } from '@paperwage/paper';

/** Forms are black on white; what is not for use is gray. */
export const INK: Color = '#000000';
export const SHADE: Color = '#c0c0c0';
export const PAPER: Color = '#ffffff';
/** Pages that are all text are easier on the eye in a gray near black. */
export const NOTICE_INK: Color = '#3d3d3d';

/** Captions are set in the same face as the rest of our documents, what is filled in as if it were typed. */
export const CAPTION_FACE: FontFace = 'source-sans-3-regular';
export const STRONG_FACE: FontFace = 'source-sans-3-semibold';
export const VALUE_FACE: FontFace = 'ibm-plex-mono-regular';
/** For values too long for the typed face, or with letters that it lacks. */
export const NARROW_FACE: FontFace = 'source-sans-3-regular';

/** The faces that text of the user must be printable in: the typed one gives way where it is not. */
export const VALUE_FACES: readonly FontFace[] = [NARROW_FACE, STRONG_FACE];
