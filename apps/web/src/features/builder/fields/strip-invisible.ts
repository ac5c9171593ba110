/** Control characters but tab and line end, marks of writing direction, and what has no width. */
const UNSEEN = /[^\P{Cc}\t\n]|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** A text without what nobody sees: pasted from elsewhere it would turn a name around on the screen and not on paper. */
export function stripInvisible(text: string): string {
  return text.replace(UNSEEN, '');
}
