/** What the specification fixes for every server; what an operator can change is in `config/`. */

/** For how long a deleted draft or document can be restored, and how far ahead the folder of a logo is dated. */
export const KEPT_DAYS = 30;

/** Scripts in pages can't read our cookies. */
export const HTTP_ONLY = true;
