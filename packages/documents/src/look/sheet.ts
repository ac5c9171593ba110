/** The logo's name among the images of the scene. */
export const LOGO_IMAGE = 'logo';

/** US Letter, in points. */
export const LETTER = { width: 612, height: 792 } as const;
