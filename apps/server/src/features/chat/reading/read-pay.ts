import type { FilingStatus, PayFrequency } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import type { Said } from './pay-phrases.ts';
import { readAllowances, readStep2, readStep3 } from './form-phrases.ts';
import { DENIED } from './ignored-phrases.ts';
import { sayPhrases, STATUS_OF } from './pay-phrases.ts';
import { MORE_THAN_PAY } from './pay-words.ts';
import type { SaidDeduction } from './pre-tax-phrases.ts';
import { readPreTax } from './pre-tax-phrases.ts';
import { unreadWords } from './unread-words.ts';
import { readTips } from './tip-phrases.ts';

/** An amount in a question, and what it is for. */
export interface AskedAmount {
  readonly value: number;
  readonly basis: 'hour' | 'year' | 'paycheck' | PayFrequency | undefined;
  /** Beside it stands a frequency that may be that of the amount or of the paychecks: "15,000 monthly". */
  readonly beside: PayFrequency | undefined;
}

/** What a question says about a pay. */
export interface AskedPay {
  readonly amounts: readonly AskedAmount[];
  readonly hours: { readonly value: number; readonly of: PayFrequency | undefined } | undefined;
  /** A week by its days, where it is said so. */
  readonly days: { readonly count: number; readonly hours: number } | undefined;
  readonly overtimeHours: number | undefined;
  /** Of the year, those that are paid, where not all of them are. */
  readonly weeks: number | undefined;
  /** Frequencies that don't belong to an amount. */
  readonly frequencies: readonly PayFrequency[];
  readonly statuses: readonly FilingStatus[];
  readonly isSeparate: boolean;
  /** None beside an amount in step 3, which counts them. */
  readonly children: number | undefined;
  /** The credits of a year in step 3 of Form W-4. */
  readonly step3: Cents | undefined;
  /** The box for two jobs in step 2(c) is checked. */
  readonly step2Checkbox: boolean;
  /** Of the pay, into a retirement plan before tax. */
  readonly retirementPercent: number | undefined;
  /** In dollars, before tax. */
  readonly deductions: readonly SaidDeduction[];
  /** Within the pay of the hours or the paycheck, on top of its amount. */
  readonly tips: number | undefined;
  /** Allowances or exemptions on the form of a state. */
  readonly allowances: number | undefined;
  /** Its amounts were withheld from a pay, "they took 70 bucks", so no tax is calculated on them. */
  readonly isTaken: boolean;
  /** It names something that would affect the figures but isn't included in them. */
  readonly isMoreThanPay: boolean;
  /** Words, especially numbers, that we couldn't understand. */
  readonly unread: readonly string[];
}

const NUMBER = /^(\$)?(\d{1,3}(?:,\d{3})+|\d+|(?=\.\d))(\.\d+)?$/;
const UNITS: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  grand: 1_000,
  m: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
};
const FILLING = new Set('dollars bucks dollar buck usd gross before tax taxes base of salary pay income'.split(' '));
const LEADING = new Set('of is was were at about around = : approx roughly be are'.split(' '));
const NOUNS = new Set('pay wage wages rate salary income check paycheck paychecks checks gross'.split(' '));

/** What stands after a frequency is paid that often from this amount on, and up to that of a year. */
const LEAST_BESIDE = 100;
/** Dollars an hour; less is the rate itself, not the pay for the hours. */
const LEAST_HOURLY = 2;
const LEAST_OF_YEAR = 10_000;

const OF_YEAR = '(?: (?:a|per|each|every|of the|in the|in a|out of the) (?:year|yr)\\b| out of 52\\b)';
const WEEKS = '(?:weeks|wks)\\b';
/** "Only 50 paid weeks", "50 weeks a year", and none of leave or of the past. */
export const PAID_WEEKS = new RegExp(
  `(?<![$\\d.,-])\\b([2-4]\\d|5[01]) (?:(?:paid|work(?:ing|ed)?) ${WEEKS}${OF_YEAR}?|${WEEKS}(?: paid\\b${OF_YEAR}?|${OF_YEAR})|(?<=\\bonly (?:(?:paid|get paid|work|working) )?(?:for )?\\d\\d )${WEEKS})(?! (?:of |for )?(?:\\w+ )?(?:off|unpaid|old|ago|left|leave|vacation|pto|severance)\\b)`,
);
/** One of two statuses is meant, or both are compared. */
const EITHER = /\b(?:or|vs|versus)\b|\bsingle ?\/|\/ ?single\b/;

/** Reads a pay from a text in which states are marked. Each word is read once, and what remains is said in `unread`. */
export function readPay(text: string): AskedPay {
  const { text: withoutTips, tips } = readTips(text.replace(TRADE, ' worker '));
  const { text: withoutPreTax, deductions } = readPreTax(withoutTips);
  const { text: withoutAllowances, allowances } = readAllowances(withoutPreTax);
  const { text: withoutStep3, step3 } = readStep3(withoutAllowances);
  const { text: withoutStep2, step2Checkbox } = readStep2(withoutStep3);
  const weeks = PAID_WEEKS.exec(withoutStep2)?.[1];
  const rest = withoutStep2.replace(PAID_WEEKS, ' , ');
  const tokens: (string | undefined)[] =
    sayPhrases(rest).match(/[§@~][\w.:]+|\$?(?:\d[\d,]*\d|\d)(?:\.\d+)?|\$?\.\d+|[a-z][\w&-]*|[%+]/g) ?? [];
  const said = (kind: Said): readonly string[] =>
    tokens.flatMap((token, at) => {
      if (!token?.startsWith(`§${kind}:`)) return [];
      tokens[at] = undefined;
      return [token.slice(kind.length + 2)];
    });
  const unclear: string[] = [];
  const one = (values: readonly string[], name: string): string | undefined => {
    if (new Set(values).size > 1) unclear.push(name);
    return values[0];
  };
  const statusAt = new Set(tokens.flatMap((token, at) => (token?.startsWith('§status:') ? [at] : [])));
  const named = [...new Set(said('status').map((letter) => STATUS_OF[letter]!))];
  // A head of household is single too.
  const isHead = named.includes('headOfHousehold') && !EITHER.test(text);
  const statuses = isHead ? named.filter((status) => status !== 'single') : named;
  const counted = one(said('children'), 'children');
  const children = step3 === undefined ? counted : '0';
  const percent = one(said('plan'), '401(k)');
  const overtime = one(said('overtime'), 'overtime');
  const days = one(said('days'), 'days')?.split('x').map(Number);
  // Hours of two days aren't the same hours said twice.
  if ((text.match(WEEKDAYS)?.length ?? 0) > 1 && tokens.filter((token) => token?.startsWith('§hours:')).length > 1)
    unclear.push('2 days');
  const hours = hoursOf(tokens, unclear);
  const amounts = amountsOf(tokens, hours?.value);
  const frequencies = new Set<PayFrequency>();
  tokens.forEach((token, at) => {
    if (!token || !/^[@~]/.test(token)) return;
    const frequency = frequencyOf(token);
    if (frequency) frequencies.add(frequency);
    tokens[at] = undefined;
  });
  return {
    amounts,
    hours,
    days: days && { count: days[0]!, hours: days[1]! },
    overtimeHours: overtime === undefined ? undefined : Number(overtime),
    frequencies: [...frequencies],
    weeks: weeks === undefined ? undefined : Number(weeks),
    statuses: statuses.map((status) => (status === 'separate' ? 'single' : status)),
    isSeparate: statuses.includes('separate'),
    children: children === undefined ? undefined : Number(children),
    step3,
    step2Checkbox,
    retirementPercent: percent === undefined ? undefined : Number(percent),
    deductions,
    tips,
    allowances,
    isTaken: isOnlyTaken(rest),
    isMoreThanPay: MORE_THAN_PAY.test(rest.replace(DENIED, ' ')),
    unread: [
      ...unclear,
      ...(weeks === undefined ? [] : [`${weeks} weeks`]),
      // Of the children that were counted, nothing more is said.
      ...unreadWords(tokens, statusAt)
        .filter((word) => children === undefined || !/^(?:kids?|children|child|boys?|sons?|daughters?)$/.test(word))
        // As it was written.
        .map((word) => word.replace(/^plan-(\d+)([kb])$/, '$1($2)')),
    ],
  };
}

const MONEY = '\\$?(?!40[13] ?\\(?[kb]\\b)\\d[\\d,]*(?:\\.\\d+)?(?![\\d.,]*\\d)';
const NO_MONEY =
  '(?! ?(?:%|percent|pct|hours?|hrs?|days?|weeks?|months?|years?|jobs?|times|exemptions?|allowances?|(?:dollar |gross |an hour |a week )?(?:pay ?)?checks?\\b|gross|salary|wages|pay\\b))';
const SOFT = '(?:(?:out|away|me|him|her|about|like|only|just|around|exactly|almost|roughly|another|over|a|whole) )*';
const TAX = '(?:social security|soc sec|ss|oasdi|fica|medicare)';
/** An amount that is a tax, "they took 70", "70 was withheld", "$70 came out", and no pay. */
const TAKEN = new RegExp(
  [
    `\\b(?:took|withheld|deducted|snatched|(?<!\\b(?:is|are|be|being|get|gets|was|were) )taken|(?<!\\b(?:do|does|did|will|would|should|to|can) (?:\\w+ )?)takes?(?= (?:me |out )?\\$?\\d)) ${SOFT}${MONEY}${NO_MONEY}`,
    `(?<!\\b(?:on|from|off) (?:an? |my |the )?)${MONEY} (?:(?:bucks|dollars|usd|of (?:it|that|my (?:pay|check|money))|an?|per|each|every|week|month|was|were|is|are|got|gets|get|being|has been|just|already|(?:for|in|of) (?:${TAX}|tax(?:es)?)) )*(?:took|withheld|deducted|snatched|taken(?! home)|(?:came|comes|coming) out(?! to))\\b`,
    `\\bpaid ${MONEY} (?:(?:bucks|dollars) )?(?:in|for|of|to|into) (?:the )?${TAX}\\b`,
    `\\b${TAX}(?: (?:tax|line|deduction|withholding))?(?: (?:was|were|says|shows|took|deduction of|withholding of))+ ${MONEY}${NO_MONEY}`,
  ].join('|'),
  'g',
);
const OTHER_PAY = /\$\d|\d{3}|\d ?(?:k\b|\/|@|an? |per |bucks|dollars)/;

/** Nothing but amounts that were taken is said. */
function isOnlyTaken(text: string): boolean {
  const rest = text.replace(TAKEN, ' ');
  return rest !== text && !OTHER_PAY.test(rest);
}

const WEEKDAYS = /\b(?:sun|mon|tues?|wednes|wed|thurs?|fri|satur|sat)(?:day)?\b/g;
/** What somebody's work is called by words that would otherwise be of more than the pay. */
const TRADE =
  /\b(?:dental|health|insurance|business|rental|vision) (?:hygienist|assistant|aide|worker|agent|adjuster|analyst|clerk|manager|rep|tech|technician|office|company|practice|clinic)s?\b/g;
function frequencyOf(token: string): PayFrequency | undefined {
  const name = /^[@~]([A-Z_]+)$/.exec(token)?.[1];
  return name as PayFrequency | undefined;
}

function hoursOf(tokens: (string | undefined)[], unclear: string[]): AskedPay['hours'] {
  let hours: AskedPay['hours'];
  tokens.forEach((token, at) => {
    if (!token?.startsWith('§hours:')) return;
    tokens[at] = undefined;
    const next = tokens[at + 1];
    const of = next === undefined ? undefined : frequencyOf(next);
    if (of !== undefined) tokens[at + 1] = undefined;
    const value = Number(token.slice('§hours:'.length));
    if (hours && (hours.value !== value || (hours.of && of && hours.of !== of))) unclear.push(`${value} hours`);
    else hours = { value, of: of ?? hours?.of };
  });
  return hours;
}

function amountsOf(tokens: (string | undefined)[], hours: number | undefined): readonly AskedAmount[] {
  const amounts: AskedAmount[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const match = NUMBER.exec(tokens[at] ?? '');
    // "60.000" may be sixty or sixty thousand.
    if (!match || tokens[at + 1] === '%' || tokens[at + 1] === 'percent' || /^\.\d{3,}$/.test(match[3] ?? '')) continue;
    const from = at;
    const digits = Number(`${match[2]!.replaceAll(',', '')}${match[3] ?? ''}`);
    const unit = UNITS[tokens[at + 1] ?? ''];
    let end = at + (unit === undefined ? 1 : 2);
    const isMoney = match[1] !== undefined || unit !== undefined || /^(?:dollars|bucks|usd)$/.test(tokens[end] ?? '');
    while (tokens[end] === '+' || FILLING.has(tokens[end] ?? '')) end += 1;
    const after = tokens[end] ?? '';
    const value = digits * (unit ?? 1);
    let basis: AskedAmount['basis'];
    let beside: PayFrequency | undefined;
    if (hours !== undefined && value < hours * LEAST_HOURLY && frequencyOf(after) !== undefined) {
      // "80 hours at 17 every two weeks": nobody is paid that little for all of them.
      basis = 'hour';
    } else if (/^@/.test(after)) {
      basis =
        after === '@hour' ? 'hour' : after === '@year' ? 'year' : after === '@check' ? 'paycheck' : frequencyOf(after);
      end += 1;
    } else if (after.startsWith('~')) {
      beside = frequencyOf(after);
      end += 1;
    } else {
      ({ basis, beside } = basisBefore(tokens, from, value));
    }
    const isNet = /^(?:clear|cleared|clean|net|take-?home|after|gross)$/.test(after);
    if (
      !isMoney &&
      !isNet &&
      basis === undefined &&
      beside === undefined &&
      isBareSmall(value, `${match[2]}${match[3] ?? ''}`, tokens, from, hours !== undefined)
    )
      continue;
    for (let used = from; used < end; used += 1) tokens[used] = undefined;
    amounts.push({ value, basis, beside });
  }
  return amounts;
}

/** A small number of which nothing is said is no pay: an age, a count, a line of a form. */
function isBareSmall(
  value: number,
  digits: string,
  tokens: readonly (string | undefined)[],
  at: number,
  hasHours: boolean,
): boolean {
  if (value >= 1_000 || digits.includes(',')) return /^20[1-4]\d$/.test(digits);
  return (
    value < 5 ||
    !(
      (hasHours && /\.\d\d$/.test(digits)) ||
      at === 0 ||
      LEADING.has(tokens[at - 1] ?? '') ||
      /^(?:make|makes|made|making|on|earn|earning|earns|earned|getting|get|gets|got|paid)$/.test(
        tokens[at - 1] ?? '',
      ) ||
      (value >= 100 && /^(?:wants?|wanna|needs?|promised|clears?|nets?)$/.test(tokens[at - 1] ?? ''))
    )
  );
}

/** "hourly rate of 25", "monthly salary is 5000", "salary 60000", "weekly 900". */
function basisBefore(tokens: (string | undefined)[], at: number, value: number): Pick<AskedAmount, 'basis' | 'beside'> {
  const next = tokens[at - 1];
  const frequencyBefore = next === undefined ? undefined : frequencyOf(next);
  if (frequencyBefore !== undefined && value >= LEAST_BESIDE && value < LEAST_OF_YEAR) {
    tokens[at - 1] = undefined;
    return { basis: undefined, beside: frequencyBefore };
  }
  let before = at - 1;
  while (LEADING.has(tokens[before] ?? '')) before -= 1;
  const noun = tokens[before] ?? '';
  if (NOUNS.has(noun)) before -= 1;
  const said = tokens[before] ?? '';
  if (said === '@year' || (noun === 'salary' && !/^[@~]/.test(said))) {
    if (said === '@year') tokens[before] = undefined;
    return { basis: noun === 'salary' && said !== '@year' ? undefined : 'year', beside: undefined };
  }
  if (!NOUNS.has(noun) && said !== '@hour') return { basis: undefined, beside: undefined };
  if (said === '@hour') {
    tokens[before] = undefined;
    return { basis: 'hour', beside: undefined };
  }
  const frequency = frequencyOf(said);
  if (frequency === undefined) return { basis: undefined, beside: undefined };
  tokens[before] = undefined;
  return { basis: frequency, beside: undefined };
}
