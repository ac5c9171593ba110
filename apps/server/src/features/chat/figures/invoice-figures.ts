import type { ChatAnswer, ChatLink } from '@paperwage/api-contract';
import type { CalendarDate, Cents } from '@paperwage/values';
import { add, addDays, applyRate, dateOf, dayOf, daysInMonth, divide, formatDollars } from '@paperwage/values';
import { formatLongDate, formatRate, monthOf, parseMoney, parseRate, subtract, times, yearOf } from '@paperwage/values';
import { amountsIn } from '../reading/amounts.ts';
import { MONTH } from '../reading/number-words.ts';
import { known } from './answers.ts';

const TERMS = 'Invoice payment terms that get you paid';
const article = (section: string, title = TERMS): ChatLink => ({
  href: `/blog/invoice-payment-terms#${section}`,
  title,
  kind: 'Blog',
});
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAYS_A_MONTH = 30;
const DAYS_A_YEAR = 365;
const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
const HOW_LONG = `\\b(\\d{1,3}|${NUMBER_WORDS.slice(1).join('|')}) ?(?:full |whole |entire |complete |calendar |solid )?(days?|weeks?|wks?|months?|mos)`;
/** "two full months overdue", "45 days past the due date" */
const LATE = new RegExp(
  `${HOW_LONG} (?:late|behind|over ?due|past due|(?:past|after|beyond|over) (?:the|its|their|my|our) due(?: date)?|unpaid)\\b`,
);
/** "overdue by two months" */
const LATE_BY = new RegExp(
  `\\b(?:late|behind|over ?due|past due|unpaid) (?:(?:by|for|now|exactly|about|already) )*${HOW_LONG}\\b`,
);

/** What we can calculate for an invoice: an early payment discount, a late fee, a due date, a total of hours with tax. */
export function answerInvoice(plain: string, today: CalendarDate): ChatAnswer | undefined {
  return discount(plain, today) ?? lateFee(plain) ?? dueDate(plain, today) ?? total(plain) ?? withTax(plain);
}

const END_OF_MONTH = /\be\.?o\.?m\b|\b(?:from|after|of|following|the) (?:the )?end of (?:the )?month\b/;

/** The last day of an invoice's month, where its terms count from there. */
function endOfMonth(plain: string, date: CalendarDate): CalendarDate | undefined {
  if (!END_OF_MONTH.test(plain)) return undefined;
  return addDays(date, daysInMonth(yearOf(date), monthOf(date)) - dayOf(date));
}

/** "2/10 net 30" */
function discount(plain: string, today: CalendarDate): ChatAnswer | undefined {
  const match =
    /\b(\d(?:\.\d+)?)(?: ?%? ?\/ ?| ?% (?:in |within )?)(\d{1,2})(?: days)?[, -]*(?:net|n) ?\/? ?(\d{1,3})\b/.exec(
      plain,
    );
  const rate = parseRate(match?.[1] ?? '');
  if (!match || rate === undefined) return undefined;
  const [, , days, due] = match;
  const from = END_OF_MONTH.test(plain) ? 'after the end of the invoice’s month' : 'of the invoice date';
  const meaning = `${match[1]}/${days} net ${due} means ${formatRate(rate)} off if the client pays within ${days} days ${from}. Otherwise the whole amount is due within ${due} days.`;
  const rest = plain.replace(match[0], ' ');
  const date = findDate(rest, today);
  const amounts = amountsIn(date ? rest.replace(date.text, ' ') : rest);
  const [amount] = amounts;
  const off = amount && applyRate(amount.value, rate);
  const inDollars =
    amounts.length === 1 && amount && off
      ? [
          `On ${formatDollars(amount.value)}, the discount is ${formatDollars(off)}, so the client pays ${formatDollars(subtract(amount.value, off))} within ${days} days.`,
        ]
      : [];
  const start = date && (endOfMonth(plain, date.day) ?? date.day);
  const onDates = start
    ? [
        `For an invoice of ${formatLongDate(date.day)}, the last day for the discount is ${formatLongDate(addDays(start, Number(days)))}, and the whole amount is due ${formatLongDate(addDays(start, Number(due)))}.`,
      ]
    : [];
  return known(
    [meaning, ...onDates, ...inDollars, 'Put the terms on the invoice, with both dates.'],
    [article('early-payment-discounts-do-the-math', 'Early payment discounts: do the math')],
  );
}

/** "1.5% a month on $2,000, 45 days late" */
function lateFee(plain: string): ChatAnswer | undefined {
  const percent =
    /\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent)(?: (?:simple )?(?:late (?:fee|charge)|interest|finance charge))? ?(?:per|a|each|every|\/)? ?(?:months?|mo|monthly)\b/.exec(
      plain,
    );
  const once = /\blate (?:fee|charge)\b/.test(plain)
    ? /\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent) (?:late (?:fee|charge) )?(?:of|on) (?:a |an )?\$?\d/.exec(plain)
    : null;
  const late = LATE.exec(plain) ?? LATE_BY.exec(plain);
  const rate = parseRate((percent ?? once)?.[1] ?? '');
  const amounts = amountsIn(late ? plain.replace(late[0], ' ') : plain);
  if (rate === undefined && amounts.length === 1) return yearlyLateFee(plain, amounts[0]!.value, late);
  if (rate === undefined || amounts.length !== 1) return undefined;
  const { value } = amounts[0]!;
  if (!percent) {
    return known(
      [
        `${formatRate(rate)} of ${formatDollars(value)} is ${formatDollars(applyRate(value, rate))}.`,
        'The client has to agree to a late fee before the work, and your state has to allow it.',
      ],
      [article('late-fees', 'Late fees')],
    );
  }
  if (!late) {
    if (!/\b(?:late|over ?due|past due|interest|finance charge)\b/.test(plain)) return undefined;
    return known(
      [
        `${formatRate(rate)} a month on ${formatDollars(value)} is ${formatDollars(applyRate(value, rate))} for each month it is late.`,
        'The client has to agree to it before the work, so put it in the contract and on the invoice. A fee that first appears on the invoice is hard to collect. Your state also has to allow the rate.',
      ],
      [article('late-fees', 'Late fees')],
    );
  }
  const count = Number(late[1]) || NUMBER_WORDS.indexOf(late[1]!);
  const isOfMonths = late[2]!.startsWith('m');
  const days = late[2]!.startsWith('d') ? count : late[2]!.startsWith('w') ? count * 7 : count * DAYS_A_MONTH;
  const time = isOfMonths ? (count === 1 ? '1 month' : `${count} months`) : `${days} days`;
  const fee = divide(times(applyRate(value, rate), days), DAYS_A_MONTH);
  return known(
    [
      `${formatRate(rate)} a month on ${formatDollars(value)} for ${time} is ${formatDollars(fee)}, so ${formatDollars(add(value, fee))} in all.`,
      `Assumes simple interest${isOfMonths ? '' : ` and months of ${DAYS_A_MONTH} days`}. You can charge it if the client agreed to it before the work, and if your state allows the rate.`,
    ],
    [article('late-fees', 'Late fees')],
  );
}

const FOR_LONG = new RegExp(`\\bfor ${HOW_LONG}\\b`);
const YEARLY_RATE =
  /\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent)(?: (?:simple )?(?:late (?:fee|charge)|interest|finance charge))? ?(?:(?:per|an?|each|every|\/) ?)?(?:years?|yr|annum|annual(?:ly)?|yearly|apr)\b/;

/** "18% a year on $2,500, 45 days late": by days of 365, or months of twelve. */
function yearlyLateFee(plain: string, value: Cents, said: RegExpExecArray | null): ChatAnswer | undefined {
  const rate = parseRate(YEARLY_RATE.exec(plain)?.[1] ?? '');
  const late = said ?? FOR_LONG.exec(plain);
  if (rate === undefined || (!said && !/\b(?:late|over ?due|past due|unpaid)\b/.test(plain))) return undefined;
  const ofYear = applyRate(value, rate);
  const ofWhat = `${formatRate(rate)} a year on ${formatDollars(value)}`;
  const agreed = 'You can charge it if the client agreed to it before the work, and if your state allows the rate.';
  if (!late)
    return known(
      [
        `${ofWhat} is ${formatDollars(divide(ofYear, DAYS_A_YEAR))} for each day it is late, or ${formatDollars(ofYear)} for a whole year.`,
        `Assumes simple interest and a year of ${DAYS_A_YEAR} days. ${agreed}`,
      ],
      [article('late-fees', 'Late fees')],
    );
  const count = Number(late[1]) || NUMBER_WORDS.indexOf(late[1]!);
  const isOfMonths = late[2]!.startsWith('m');
  const days = late[2]!.startsWith('w') ? count * 7 : count;
  const fee = isOfMonths ? divide(times(ofYear, count), 12) : divide(times(ofYear, days), DAYS_A_YEAR);
  const time = isOfMonths ? (count === 1 ? '1 month' : `${count} months`) : days === 1 ? '1 day' : `${days} days`;
  return known(
    [
      `${ofWhat} for ${time} is ${formatDollars(fee)}, so ${formatDollars(add(value, fee))} in all.`,
      `Assumes simple interest${isOfMonths ? '' : ` and a year of ${DAYS_A_YEAR} days`}. ${agreed}`,
    ],
    [article('late-fees', 'Late fees')],
  );
}

/** "net 30 from March 3", "net 30 EOM" */
function dueDate(plain: string, today: CalendarDate): ChatAnswer | undefined {
  const terms = /\b(?:net|n) ?[-/]? ?(\d{1,3})\b|\b(\d{1,3}) days?\b/.exec(plain);
  const date = findDate(plain, today)?.day;
  const isPlain =
    /^(?:what(?:s| is)? (?:the )?(?:date |day )?(?:is |will be )?)?\d{1,3} days (?:from|after|past)\b/.test(plain);
  const isAsked =
    isPlain || terms?.[1] !== undefined || /\b(?:due|pay|paid|owe[ds]?|late|nag\w*|chas\w+|remind\w*)\b/.test(plain);
  if (!terms || !date || !isAsked || !(isPlain || /\binvoic\w*|\bbill\b|\bnet\b/.test(plain))) return undefined;
  const days = Number(terms[1] ?? terms[2]);
  const due = (from: CalendarDate) => formatLongDate(addDays(from, days));
  const monthEnd = endOfMonth(plain, date);
  return known(
    [
      monthEnd
        ? `Net ${days} EOM from ${formatLongDate(date)} is due ${due(monthEnd)}: ${days} days after the end of that month, ${formatLongDate(monthEnd)}.`
        : `Net ${days} from ${formatLongDate(date)} is due ${due(date)}. The day of the invoice doesn’t count, and every calendar day after it does.`,
    ],
    [
      { href: '/tools/invoice-due-date', title: 'Invoice due date', kind: 'Calculator' },
      article('what-the-common-terms-mean', 'What the common terms mean'),
    ],
  );
}

/** "Invoice 12 hours at $85 plus 7% sales tax" */
function total(plain: string): ChatAnswer | undefined {
  const match =
    /\b(\d+(?:\.\d+)?) ?(?:hours?|hrs?) (?:at|@|x|times|for) \$?(\d+(?:\.\d+)?)(?: ?(?:\/|an|per) ?(?:hour|hr))?/.exec(
      plain,
    );
  const rate = parseMoney(match?.[2] ?? '');
  if (!match || rate === undefined || !/\b(?:invoic\w*|bill\w*|client|customer)\b/.test(plain)) return undefined;
  const rest = plain.replace(match[0], ' ');
  const [more, ...others] = amountsIn(rest);
  if (others.length > 0 || (more && !/\b(?:materials?|parts|supplies|expenses|plus|and)\b/.test(rest)))
    return undefined;
  if (/\b(?:wages?|paycheck|net pay|salary|employee)\b/.test(rest)) return undefined;
  const percent = /\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent)/.exec(rest);
  const taxRate = percent && /\btax\b/.test(rest) ? parseRate(percent[1]!) : undefined;
  if (percent && taxRate === undefined) return undefined;
  const ofHours = divide(times(rate, Math.round(Number(match[1]) * 10_000)), 10_000);
  const amount = more ? add(ofHours, more.value) : ofHours;
  const tax = taxRate === undefined ? undefined : applyRate(amount, taxRate);
  const all = more ? ` With ${formatDollars(more.value)} more, that is ${formatDollars(amount)}.` : '';
  const work = `${match[1]} hours at ${formatDollars(rate)} are ${formatDollars(ofHours)}.${all}`;
  const taxed =
    tax === undefined || taxRate === undefined
      ? []
      : [
          `Tax at ${formatRate(taxRate)}${more ? ' on all of it' : ''} is ${formatDollars(tax)}, so the invoice is ${formatDollars(add(amount, tax))}.`,
        ];
  return known(
    [work, ...taxed],
    [
      { href: '/invoice-generator', title: 'Make an invoice', kind: 'Page' },
      article('what-must-be-on-the-invoice', 'What must be on the invoice'),
    ],
  );
}

/** "My invoice is 2,400 plus 8.25% tax" */
function withTax(plain: string): ChatAnswer | undefined {
  const percent = /\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent) (?:in )?(?:sales |state |local )?tax\b/.exec(plain);
  const rate = parseRate(percent?.[1] ?? '');
  const amounts = amountsIn(plain);
  if (
    !percent ||
    rate === undefined ||
    amounts.length !== 1 ||
    !/\b(?:invoic\w*|bill\w*|client|customer)\b/.test(plain)
  )
    return undefined;
  const { value } = amounts[0]!;
  const tax = applyRate(value, rate);
  return known(
    [
      `${formatRate(rate)} of ${formatDollars(value)} is ${formatDollars(tax)}, so the total is ${formatDollars(add(value, tax))}.`,
    ],
    [{ href: '/invoice-generator', title: 'Make an invoice', kind: 'Page' }],
  );
}

/** The only date in a text, as written there; without a year, it is this year's. */
function findDate(
  plain: string,
  today: CalendarDate,
): { readonly day: CalendarDate; readonly text: string } | undefined {
  const found = (text: string, day: CalendarDate | undefined) => day && { day, text };
  const named = new RegExp(`\\b(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (20\\d\\d))?\\b`).exec(plain);
  if (named)
    return found(
      named[0],
      dateOf(Number(named[3] ?? yearOf(today)), MONTHS.indexOf(named[1]!.slice(0, 3)) + 1, Number(named[2])),
    );
  const iso = /\b(20\d\d)-(\d\d?)-(\d\d?)\b/.exec(plain);
  if (iso) return found(iso[0], dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const now =
    /\b(?:from|dated|sent|issued|starting|if|bill(?:ing|ed)?|invoic(?:e|ing|ed)) (?:\w+ ){0,3}today\b|\btoday is\b/.exec(
      plain,
    );
  if (now) return found(now[0], today);
  const digits = /\b(\d{1,2})\/(\d{1,2})(?:\/((?:20)?\d\d))?\b/.exec(plain);
  if (!digits) return undefined;
  const year = digits[3] === undefined ? yearOf(today) : Number(digits[3].padStart(4, '20'));
  return found(digits[0], dateOf(year, Number(digits[1]), Number(digits[2])));
}
