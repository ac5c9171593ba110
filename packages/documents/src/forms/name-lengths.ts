/** The most letters that a form has room for: of a name on a line of its own, and of a part of box e of a W-2. */
export const MAX_NAME_LETTERS = 90;
export const MAX_PART_LETTERS = 45;
