import type { FilingStatus, PayFrequency } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { STATE_CODES, STATE_NAMES } from '@paperwage/values';
import { plainQuestion } from './word-forms.ts';

/** An amount in a question, and what it is said to be of. */
export interface AskedAmount {
  /** As the calculators take it: `60000`, `25.5`. */
  readonly text: string;
  readonly value: number;
  /** `period`: of one paycheck of `frequency`. */
  readonly basis: 'hour' | 'year' | 'period' | undefined;
  readonly frequency: PayFrequency | undefined;
}

/** What a question says in numbers and names. */
export interface AskedQuestion {
  /** In lower case, with plain quotes. */
  readonly plain: string;
  readonly states: readonly StateCode[];
  /** It names a city, a county or a school district. */
  readonly hasPlace: boolean;
  readonly year: number | undefined;
  readonly amounts: readonly AskedAmount[];
  readonly hours: { readonly value: number; readonly isOfWeek: boolean } | undefined;
  readonly frequency: PayFrequency | undefined;
  readonly status: FilingStatus | undefined;
  readonly children: number | undefined;
}

/** Codes that are words or other abbreviations, even in capitals: they count only after a comma. */
const AMBIGUOUS_CODES = [
  'IN',
  'OR',
  'ME',
  'HI',
  'OK',
  'ID',
  'LA',
  'OH',
  'PA',
  'MA',
  'AL',
  'DE',
  'CO',
  'MO',
  'MS',
  'MD',
  'NE',
];
/** Those of them that nobody writes in capitals for anything else. */
const CLEAR_IN_CAPITALS = ['OH', 'PA', 'MA', 'AL', 'DE', 'CO', 'MO', 'MS', 'MD', 'NE'];
/** Those of them that are no words, after "in". */
const CLEAR_AFTER_IN = [...CLEAR_IN_CAPITALS, 'OK', 'ID', 'OR'];

const NAMES = [...STATE_CODES].sort((a, b) => STATE_NAMES[b].length - STATE_NAMES[a].length);
const DC = /\b(?:washington,? ?d\.? ?c\.?|d\.c\.|\bdc\b)/g;
const PLACE =
  /\b(?:city|cities|county|counties|municipal\w*|township|borough|school district|local|nyc|philadelphia|philly|detroit|cleveland|columbus|cincinnati|portland|st\.? louis|pittsburgh|baltimore|yonkers|louisville)\b/;
/** Cities whose name begins with that of a state. */
const NAMED_LIKE_STATES = /\b(?:kansas|oklahoma|iowa|michigan|texas|nevada|virginia|missouri) (?:city|beach)\b/g;

const FREQUENCIES: readonly (readonly [RegExp, PayFrequency])[] = [
  [
    /\b(?:bi-?\s?weekly|every (?:two|2|other) weeks?|every other week|fortnight\w*|26 (?:pay|checks|paychecks))\b/,
    'BI_WEEKLY',
  ],
  [
    /\b(?:semi-?\s?monthly|twice (?:a|per|each) month|(?:two|2) times a month|24 (?:pay|checks|paychecks))\b/,
    'SEMI_MONTHLY',
  ],
  [/\b(?:weekly|per week|a week|each week|every week|\/\s?w(?:ee)?k|per wk|52 (?:pay|checks|paychecks))\b/, 'WEEKLY'],
  [/\b(?:monthly|per month|a month|each month|every month|\/\s?mo(?:nth)?|12 (?:pay|checks|paychecks))\b/, 'MONTHLY'],
  [/\b(?:quarterly|every quarter|a quarter)\b/, 'QUARTERLY'],
  [/\b(?:daily|per day|a day|each day)\b/, 'DAILY'],
];
const YEARLY = /\b(?:yearly|annual(?:ly)?|per year|a year|each year|per annum|\/\s?y(?:ea)?r|salary|salaried)\b/;
const HOURLY = /\b(?:an hour|per hour|hourly|each hour|\/\s?h(?:ou)?r|per hr|an hr)\b/;

/** What may directly follow or precede an amount, and says what it is of. */
const AFTER = 28;
const BEFORE = 24;

/** Reads the states, amounts, dates and statuses of a question. What is unclear is left out. */
export function readQuestion(question: string): AskedQuestion {
  const plain = plainQuestion(question);
  const bare = withoutForms(plain);
  const { amounts, hours } = numbersOf(bare);
  return {
    plain,
    states: statesOf(question, plain),
    hasPlace: PLACE.test(plain),
    year: yearOf(bare),
    amounts,
    hours,
    frequency: FREQUENCIES.find(([pattern]) => pattern.test(withoutHours(bare)))?.[1],
    status: statusOf(plain),
    children: childrenOf(bare),
  };
}

/** Without the names of forms and plans, whose numbers are no amounts. */
function withoutForms(plain: string): string {
  return plain
    .replace(/\b(?:401|403|457)\s?\(?[akb]?\)?/g, 'plan')
    .replace(/\b(?:form |schedule )?(?:1099s?|w-?[249]s?|94[0-5]|1040|8027|4852)\b(?:-[a-z]+)?/g, 'form')
    .replace(/\b(?:box|step|line|code|section|net|publication|pub)\s?\d+\w?\b/g, 'part')
    .replace(/\bcopy [abc12d]\b/g, 'part');
}

/** Hours a week are no pay a week. */
function withoutHours(bare: string): string {
  return bare.replace(
    /\b\d+(?:\.\d+)?\s?(?:hours?|hrs?|h)\b(?:\s?(?:a|per|each|every|\/)\s?(?:week|wk)| weekly)?/g,
    ' ',
  );
}

function statesOf(question: string, plain: string): readonly StateCode[] {
  const found = new Map<StateCode, number>();
  let rest = plain.replace(NAMED_LIKE_STATES, (name) => ' '.repeat(name.length));
  rest = rest.replace(DC, (name, at: number) => (found.set('DC', at), ' '.repeat(name.length)));
  for (const code of NAMES) {
    const name = new RegExp(`\\b${STATE_NAMES[code].toLowerCase()}\\b`, 'g');
    rest = rest.replace(name, (text, at: number) => {
      if (!found.has(code)) found.set(code, at);
      return ' '.repeat(text.length);
    });
  }
  for (const { code, at } of codesOf(question)) if (!found.has(code)) found.set(code, at);
  return [...found].sort(([, a], [, b]) => a - b).map(([code]) => code);
}

function codesOf(question: string): readonly { readonly code: StateCode; readonly at: number }[] {
  const isAllCapitals = question === question.toUpperCase();
  return [...question.matchAll(/\b[A-Za-z]{2}\b/g)].flatMap(({ 0: text, index: at }) => {
    const code = STATE_CODES.find((one) => one === text.toUpperCase());
    if (!code || code === 'DC') return [];
    const before = question.slice(0, at).toLowerCase();
    const isAmbiguous = AMBIGUOUS_CODES.includes(code);
    const isCapital = text === code && !(isAllCapitals && isAmbiguous);
    const isNamed =
      (/,\s*$/.test(before) && (isCapital || !isAmbiguous)) ||
      (isCapital && (!isAmbiguous || CLEAR_IN_CAPITALS.includes(code))) ||
      (/\b(?:in|for|from|to)\s+$/.test(before) && (!isAmbiguous || CLEAR_AFTER_IN.includes(code)));
    return isNamed ? [{ code, at }] : [];
  });
}

function yearOf(bare: string): number | undefined {
  const years = new Set(
    [...bare.matchAll(/(?<![$\d.,])\b(20[1-3]\d)\b(?![.,]?\d|\s?(?:dollars|hours|hrs|an? |per ))/g)].map(([, year]) =>
      Number(year),
    ),
  );
  return years.size === 1 ? [...years][0] : undefined;
}

function statusOf(plain: string): FilingStatus | undefined {
  if (/\bhead of (?:the )?house(?:hold)?\b|\bhoh\b/.test(plain)) return 'headOfHousehold';
  if (/\bmarried\b.*\bseparate(?:ly)?\b|\bmfs\b/.test(plain)) return 'single';
  if (/\bunmarried\b/.test(plain)) return 'single';
  if (/\bmarried\b|\bjoint(?:ly)?\b|\bmfj\b|\bmy (?:wife|husband|spouse)\b/.test(plain)) return 'marriedJointly';
  return /\bsingle\b/.test(plain) ? 'single' : undefined;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function childrenOf(bare: string): number | undefined {
  const [, count] =
    /\b(\d|no|one|two|three|four|five|six|a) (?:small |young |little |dependent )?(?:kids?|child(?:ren)?)\b/.exec(
      bare,
    ) ?? [];
  if (count === undefined) return undefined;
  if (count === 'a') return 1;
  return /\d/.test(count) ? Number(count) : COUNTS.indexOf(count);
}

const NUMBER = /(\$\s?)?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)(?:\s?(k|thousand|grand)\b)?/g;

function numbersOf(bare: string): Pick<AskedQuestion, 'amounts' | 'hours'> {
  const amounts: AskedAmount[] = [];
  let hours: AskedQuestion['hours'];
  for (const match of bare.matchAll(NUMBER)) {
    const [whole, dollar, digits = '', thousands] = match;
    const after = bare.slice(match.index + whole.length, match.index + whole.length + AFTER);
    const before = bare.slice(Math.max(0, match.index - BEFORE), match.index);
    const isHours = dollar === undefined && /^\s?(?:hours?|hrs?|h)\b/.test(after);
    if (isHours) {
      hours = {
        value: Number(digits),
        isOfWeek: /^\s?(?:hours?|hrs?|h)\s?(?:(?:a|per|each|every|\/)\s?(?:week|wk)|weekly)\b/.test(after),
      };
      continue;
    }
    const isYear =
      dollar === undefined &&
      thousands === undefined &&
      /^20[1-3]\d$/.test(digits) &&
      !/^\s?(?:dollars|bucks|an? |per |\/)/.test(after);
    const isOther =
      /^\s?(?:%|percent|kids?\b|child|dependents?|weeks?\b|months?\b|years?\b|days?\b|jobs?\b|states?\b|employees?|people|times|stubs?|pay ?checks?|pay periods|allowances|th\b|st\b|nd\b|rd\b|or older)/.test(
        after,
      ) || /\b(?:age|over|turn(?:ed)?|every|claim(?:ing)?) $/.test(before);
    if (isYear || (isOther && dollar === undefined) || /[a-z]$/.test(before) || /^[a-z]{3,}/.test(after)) continue;
    const value = Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000);
    amounts.push({ text: String(value), value, ...basisOf(after, before, value) });
  }
  return { amounts, hours };
}

/** Nobody is paid so much a week or a month: with a bare `monthly` after it, it is a year's pay, paid monthly. */
const LEAST_OF_YEAR = 15_000;

/** What an amount is said to be of, by the words at its side. */
function basisOf(after: string, before: string, value: number): Pick<AskedAmount, 'basis' | 'frequency'> {
  const near = after
    .replace(/^\s?(?:dollars|bucks|usd)/, '')
    .split(/[,;?]| in | as | on | from | for | and | working /)[0]!;
  const said = FREQUENCIES.map(([pattern, frequency]) => ({ at: placeOf(pattern, near), frequency }));
  const first = said.reduce((least, one) => (one.at < least.at ? one : least));
  const [hour, year] = [placeOf(HOURLY, near), placeOf(YEARLY, near)];
  if (hour < Math.min(first.at, year)) return { basis: 'hour', frequency: undefined };
  if (year < first.at) return { basis: 'year', frequency: undefined };
  if (first.at < Infinity) {
    const isBare = !/(?:\b(?:a|per|each|every)\s|\/)/.test(near);
    return isBare && value >= LEAST_OF_YEAR ? NOTHING_SAID : { basis: 'period', frequency: first.frequency };
  }
  if (/\b(?:salary|annual(?: pay| income| wages)?|yearly(?: pay| income)?) (?:of |is |at |= ?)?$/.test(before)) {
    return { basis: 'year', frequency: undefined };
  }
  if (/\b(?:hourly|hourly rate|hourly pay) (?:of |at |is )?$/.test(before))
    return { basis: 'hour', frequency: undefined };
  const lead = FREQUENCIES.find(([pattern]) => pattern.test(before))?.[1];
  const isPaycheck = /(?:pay ?check|check|pay|gross|wages?) (?:of |is |at )?$/.test(before);
  return lead !== undefined && isPaycheck ? { basis: 'period', frequency: lead } : NOTHING_SAID;
}

const NOTHING_SAID = { basis: undefined, frequency: undefined };

function placeOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.index ?? Infinity;
}
