/** Marks that NFD separates from their letters. */
const MARKS = /\p{M}+/gu;
/** Emoji and control characters stay: text that has one isn't a spelling of a name. */
const PUNCTUATION_OR_SPACE = /[\p{P}\p{Z}\t\r\n]+/gu;
/** Joined to the letters around it: St. Mary's is stmarys in two words, not three. */
const APOSTROPHES = /['’‘`]/gu;

/** Words that people spell out or abbreviate. */
const SHORT: Readonly<Record<string, string>> = {
  saint: 'st',
  mount: 'mt',
  fort: 'ft',
  township: 'twp',
  borough: 'boro',
  and: '',
};

/** Names in the form we compare: without capitals, accents, punctuation and double spaces, common words abbreviated. */
export function placeKey(text: string): string {
  const plain = text.normalize('NFD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase();
  const words = plain.replace(PUNCTUATION_OR_SPACE, ' ').trim().split(' ');
  return words
    .map((word) => SHORT[word] ?? word)
    .filter((word) => word !== '')
    .join(' ');
}

/** What follows the name of an Ohio school district, spelled out or abbreviated. */
const DISTRICT_SUFFIX = /(?: (?:csd|lsd|evsd)| (?:city|local|exempted village)(?: school district)?| school district)$/;

/** A school district's name in the form we compare, without what follows it. */
export function districtKey(text: string): string {
  return placeKey(text).replace(DISTRICT_SUFFIX, '');
}
