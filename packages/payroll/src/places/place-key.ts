/** Marks that NFD sets apart from their letters. */
const MARKS = /\p{M}+/gu;
/** Emoji and control characters stay: what holds one is no way of writing a name. */
const PUNCTUATION_OR_SPACE = /[\p{P}\p{Z}\t\r\n]+/gu;
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
  const words = plain.replace(PUNCTUATION_OR_SPACE, ' ').trim().split(' ');
  return words
    .map((word) => SHORT[word] ?? word)
    .filter((word) => word !== '')
    .join(' ');
}

/** What school districts of Ohio are called beside their name, in full or short. */
const DISTRICT_SUFFIX = /(?: (?:csd|lsd|evsd)| (?:city|local|exempted village)(?: school district)?| school district)$/;

/** The name of a school district as it is compared, without what it is called beside it. */
export function districtKey(text: string): string {
  return placeKey(text).replace(DISTRICT_SUFFIX, '');
}
