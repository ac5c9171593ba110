/** Marks that NFD sets apart from their letters. */
const MARKS = /\p{M}+/gu;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]+/gu;
/** Joined to the letters around it: St. Mary's is stmarys in two words and not in three. */
const APOSTROPHES = /['’‘`]/gu;

/** Words that people write in full or short. */
const SHORT: Readonly<Record<string, string>> = {
  saint: 'st',
  mount: 'mt',
  fort: 'ft',
  township: 'twp',
  borough: 'boro',
  and: '',
};

/** Names as they are compared: without capitals, accents, punctuation and doubled spaces, usual words shortened. */
export function placeKey(text: string): string {
  const plain = text.normalize('NFD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase();
  const words = plain.replace(NEITHER_LETTER_NOR_DIGIT, ' ').trim().split(' ');
  return words
    .map((word) => SHORT[word] ?? word)
    .filter((word) => word !== '')
    .join(' ');
}
