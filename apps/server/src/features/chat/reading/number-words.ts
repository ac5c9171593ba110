/** The name of a month, whole or cut short; no more letters, which would make "married" a March. */
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
export const UNIT_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TEN_WORDS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER_WORDS = new RegExp(
  `\\b(?:(${TEN_WORDS.join('|')})(?:[ -](${UNIT_WORDS.slice(1, 10).join('|')}))?|(${[...UNIT_WORDS].reverse().join('|')}))\\b(?: (hundred)\\b)?`,
  'g',
);
const NUMBER = `\\d{1,3}|(?:${TEN_WORDS.join('|')})(?:[ -](?:${UNIT_WORDS.slice(1, 10).join('|')}))?|${UNIT_WORDS.slice(2).reverse().join('|')}`;
const HALF = '(?: ?(?:and|n|&) (?:a |one )?half| 1 ?\\/ ?2)';
/** "47 and a half hours", "eighteen and a half an hour". */
const AND_A_HALF = new RegExp(
  `(?<![\\w$.,:])(\\$?)(${NUMBER})${HALF}(?=[ -]?(?:hours?|hrs?|dollars|bucks|an? (?:hour|hr)|per (?:hour|hr)|\\/ ?h(?:ou)?r)\\b)`,
  'gi',
);
/** "47 hours and a half", where no half hour of something follows. */
const HOURS_AND_A_HALF = new RegExp(
  `(?<![\\w$.,:])(${NUMBER}) ?(hours|hrs) (?:and|n|&) (?:a|one) half(?! ?-?(?:hours?|hrs?|days?|shifts?|weeks?|time|price|pay|lunch|break|off|of)\\b)`,
  'gi',
);

/** A text with its numbers in digits. */
export function wordsInDigits(text: string): string {
  return text.replace(NUMBER_WORDS, digitsOf);
}

/** A text whose hours and rates with a half, "47 and a half hours", are in digits. */
export function halvesInDigits(text: string): string {
  const digits = (words: string) => wordsInDigits(words.toLowerCase());
  return text
    .replace(/(?<=\d) ?\u00bd/g, ' 1/2')
    .replace(AND_A_HALF, (_, sign: string, number: string) => `${sign}${digits(number)}.5`)
    .replace(HOURS_AND_A_HALF, (_, number: string, hours: string) => `${digits(number)}.5 ${hours}`);
}

/** Words of a number in digits; a lone "one" is a pronoun more often than a number. */
function digitsOf(_words: string, tens?: string, units?: string, unit?: string, hundred?: string): string {
  const of = (word: string | undefined) => (word === undefined ? 0 : UNIT_WORDS.indexOf(word));
  const value = tens === undefined ? of(unit) : (TEN_WORDS.indexOf(tens) + 2) * 10 + of(units);
  return String(hundred === undefined ? value : value * 100);
}
