import type { StateCode } from '@paperwage/values';
import type { AskedPay } from './read-pay.ts';
import { halvesInDigits, MONTH } from './number-words.ts';
import { readPay } from './read-pay.ts';
import type { AskedCity } from './read-places.ts';
import { readPlaces, takeTown } from './read-places.ts';
import { HARMLESS_WORDS, OTHER_WORDS, PAY_WORDS } from './pay-words.ts';
import { misspelled } from './spelling.ts';
import { plainQuestion } from './word-forms.ts';

/** What a question says in numbers and names. */
export interface AskedQuestion {
  /** In lower case, with plain quotes and without misspellings of the words that count. */
  readonly plain: string;
  readonly states: readonly StateCode[];
  readonly cities: readonly AskedCity[];
  /** The city that says the one state, where nothing else names it. */
  readonly impliedBy: string | undefined;
  /** Of the one state that is named, what may be a town in it, for which there are no cities above. */
  readonly town: string | undefined;
  /** It names a city, a county or a school district that we may not know. */
  readonly hasPlace: boolean;
  readonly year: number | undefined;
  /** The year is a number in the question, not "last year". */
  readonly isYearNamed: boolean;
  readonly pay: AskedPay;
}

/** Of New York, the state alone is meant. */
const NOT_THE_CITY =
  /[,(]?\s*\b(?:but )?(?:not|outside|excluding)(?: in| of)?(?: the)? (?:(?:new york|ny) )?(?:city|nyc)\b\s*\)?/gi;

const LEAVES =
  '(?:leave|leaving|left|ignor\\w+|skip\\w*|without|exclud\\w+|forget|forgetting|not counting|not including|before|no)';
const LOCAL_TAXES =
  '(?:local|city|county|municipal|township|school district)(?: (?:income|wage|earned income))?(?: (?:tax(?:es)?|stuff|withholding))?';
/** "Leave the city tax out" */
const LEAVES_LOCAL_OUT = `${LEAVES}(?: out)?(?: (?:the|any|about))? ${LOCAL_TAXES}(?: (?:out|aside|off))?`;
/** "Local taxes aside" */
const LOCAL_ASIDE =
  '(?:if |with |and )?(?:the |any )?(?:local|city|county)(?: (?:income|wage|earned income))? tax(?:es)? (?:(?:is|are|being|gets?|stays?) )*(?:aside|excluded|ignored|skipped|left (?:out|off|aside)|not (?:included|counted)|out of it)';
/** Local taxes are not to be counted, so where someone lives in the state doesn’t count either. */
const NO_LOCAL = new RegExp(`[,(]?\\s*\\b(?:${LEAVES_LOCAL_OUT}|${LOCAL_ASIDE})\\b\\s*\\)?`, 'gi');
/** "19.75 x 40 x 52" */
const TIMES_52 =
  /(?<=\d)(?: ?\/ ?hr| ?\/ ?hour| an hour)? ?[x*] ?(\d\d) ?(?:hours?|hrs?)? ?[x*] ?52\b(?: ?(?:weeks|wks))?/gi;
/** "37 hours and 30 minutes at 18", "37:30 hours at 18" */
const HOURS_AND_MINUTES =
  /(?<![\d:.,$])(\d{1,3})(?:(?: ?(?:hours?|hrs?|h)(?: and)?,? ?)([0-5]?\d) ?(?:minutes?|mins?|m)\b|:([0-5]\d) ?(?:hours?|hrs?)\b)(?= (?:at|@|x|times|for) \$?\d)/gi;
const NO_BONUS = /\b(?:no|without)(?: any| a)? (?:bonus(?:es)?|commissions?)\b/gi;
/** Who takes the taxes. */
const UNCLE_SAM =
  /\b(before|after) (?:uncle sam\b|the (?:government|govt|gov|irs|feds?|tax ?man|state)\b(?= (?:takes?|gets?|grabs?|bites?|took|got)\b))(?: (?:takes?|gets?|grabs?|bites?|has|had|took|got)(?: (?:his|their|its|a|the)\b(?: (?:cut|share|bite|piece|part|chunk|slice))?)?)?/gi;
/** "18,50 an hour" */
const DECIMAL_COMMA =
  /(?<![\d.,])(\d{1,3}),(\d\d)(?=(?: (?:dollars|bucks|usd))? ?(?:\/|an? |per |every |hourly\b|x |dollars\b|bucks\b))/gi;
/** "25 hrs at 16... no wait 20 hrs at 16": what was taken back. */
const TAKEN_BACK =
  /[^.,;:?!\n]*(?:\.{2,}|,|…|-|—)?\s*\b(?:(?:no|oops|sorry|actually),? wait|scratch that|i meant)\b[,:.]*/gi;
/** "four tens": a week of four days of 10 hours. */
const FOUR_TENS = /\b(?:four|4) ?(?:x ?)?(?:tens|10s|10['’]s)\b/gi;
/** Withholding forms of states by their numbers; that of California is no Delaware. */
const STATE_FORM = /\b(?:form )?(?:DE[- ]?4|IT[- ]?2104|MW[- ]?507)\b/gi;
/** "From 1099 to a salary": the pay that is asked about is no contractor’s. */
const NO_LONGER_1099 =
  /\b(?:(?:go(?:ing)?|went|mov(?:e|ed|ing)|switch(?:ed|ing)?|c[ao]m(?:e|ing)) )?from (?:being )?(?:a )?1099(?: (?:work|contract(?:or|ing)?|gig))? (?:in|over )?to\b/gi;
const NOT_ROTH =
  /\b(?:(?:regular|traditional|trad|normal|pre-?tax),? )?(?:and |but |so )?(?:not|no|non)[- ](?:a |the )?roth\b/gi;
/** Stands where a state was. */
const STATE_MARK = '§';
const PLACE = /\b(?:city|cities|county|counties|municipal\w*|township|twp|borough|boro|school district|local)\b/;

/**
 * Reads the states, amounts, dates and statuses of a question, "last year" from `thisYear`. What is not understood is in
 * `pay.unread`.
 */
export function readQuestion(question: string, thisYear: number): AskedQuestion {
  const withLocal = question.replace(NOT_THE_CITY, ' ').replace(STATE_FORM, 'state W-4');
  const text = halvesInDigits(withLocal)
    .replace(NO_LOCAL, ' , ')
    .replace(NO_BONUS, ' , ')
    .replace(TAKEN_BACK, ' ')
    .replace(FOUR_TENS, '4 days x 10 hours')
    .replace(/\b(?:xmas|christmas|holiday) (?:money|cash|check)\b/gi, 'bonus')
    .replace(/\bbux\b/gi, 'bucks')
    .replace(/\ban? (?:clean|cool|flat|solid|whole|full|even) (?=(?:thousand|grand)\b)/gi, '1 ')
    .replace(TIMES_52, ' an hour x $1 hours x 52 weeks')
    .replace(UNCLE_SAM, '$1 taxes')
    .replace(NO_LONGER_1099, ' ')
    .replace(NOT_ROTH, ' ')
    .replace(/\bw\/(?= ?[a-z$\d])(?![oh]\b)/gi, 'with ')
    .replace(DECIMAL_COMMA, '$1.$2')
    .replace(HOURS_AND_MINUTES, decimalHours);
  const isWithoutLocal = withLocal.search(NO_LOCAL) >= 0;
  const plain = plainQuestion(text).replace(/[a-z]+/g, spell);
  const { states, cities: named, impliedBy, rest } = readPlaces(text, plain, STATE_MARK);
  const cities = isWithoutLocal ? [] : named;
  const { town, text: withoutTown } = states.length === 1 ? takeTown(rest) : { town: undefined, text: rest };
  const { text: pay, ...said } = readYear(withoutForms(withoutTown), thisYear);
  return {
    plain,
    states,
    cities,
    impliedBy,
    town: isWithoutLocal ? undefined : town,
    hasPlace: cities.length > 0 || PLACE.test(rest),
    ...said,
    pay: readPay(pay),
  };
}

function decimalHours(_: string, hours: string, minutes?: string, more?: string): string {
  return `${Math.round((Number(hours) + Number(minutes ?? more) / 60) * 10_000) / 10_000} hours`;
}

function spell(word: string): string {
  if (PAY_WORDS.has(word) || HARMLESS_WORDS.has(word) || OTHER_WORDS.has(word)) return word;
  return misspelled(word, PAY_WORDS) ?? word;
}

/** Without the names of forms, whose numbers are no amounts. */
function withoutForms(plain: string): string {
  return plain.replace(/\b(?:form |schedule )?(?:w-?[249]s?|94[0-5]|1040|8027|4852)\b/g, (name) =>
    /^w-?[24]/.test(name) ? 'w2' : 'form',
  );
}

/** What makes four digits an amount or hours. */
const UNIT = '[.,]?\\d|k\\b| ?(?:k|dollars|bucks|hours|hrs|grand|thousand|an? |per |every |each |\\/)';
/** "2025", "in March 2026" */
const YEAR = new RegExp(
  `(?<![$\\d.,])\\b(?:(?:in|for|from|tax year|year) )?(?:${MONTH}\\.? )?(20[1-3]\\d)\\b(?!${UNIT})`,
  'g',
);

/** What two digits can count, so that they are no year. */
const COUNTED =
  'an?|per|each|every|dollars|bucks|hours?|hrs?|days?|weeks?|wks?|months?|years?|pay\\w*|checks?|paychecks?|percent|states?|employees?|workers?|people|\\/|k|grand';
/** "in 26", where no unit follows. */
const SHORT_YEAR = new RegExp(`\\b(?:in|for) (2[2-9])\\b(?![.,]\\d|k\\b|%)(?! ?(?:${COUNTED})\\b)`);

/** A year that is said in words, with what it is from this one. */
const YEAR_WORDS: readonly (readonly [pattern: RegExp, from: number])[] = [
  [/\b(?:the )?year before last\b|\btwo years ago\b/, -2],
  [/\b(?:last|previous|prior) (?:tax )?(?:year|yr)\b|\ba year ago\b/, -1],
  [/\bnext (?:tax )?(?:year|yr)\b/, 1],
  [/\bthis (?:tax )?(?:year|yr)\b/, 0],
];

function readYear(text: string, thisYear: number): Pick<AskedQuestion, 'year' | 'isYearNamed'> & { text: string } {
  const years = new Set([...text.matchAll(YEAR)].map(([, year]) => Number(year)));
  if (years.size === 1) return { year: [...years][0], isYearNamed: true, text: text.replace(YEAR, ' ') };
  const short = years.size === 0 ? SHORT_YEAR.exec(text) : null;
  if (short) return { year: Number(`20${short[1]}`), isYearNamed: true, text: text.replace(SHORT_YEAR, ' ') };
  const said = years.size === 0 ? YEAR_WORDS.find(([pattern]) => pattern.test(text)) : undefined;
  return said
    ? { year: thisYear + said[1], isYearNamed: false, text: text.replace(said[0], ' ') }
    : { year: undefined, isYearNamed: false, text };
}
