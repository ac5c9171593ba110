import type { ChatAnswer, ChatLink } from '@paperwage/api-contract';
import type { Cents } from '@paperwage/values';
import { divide, dollars, formatDollars, min, subtract, times } from '@paperwage/values';
import { amountsIn } from '../reading/amounts.ts';
import { known, wholeDollars } from './answers.ts';
import { MOST_HOURLY_PAY } from '../reading/pay-words.ts';
import type { AskedQuestion } from '../reading/read-question.ts';

/** Public Law 119-21; see the article. */
export const DEDUCTION_YEARS = { first: 2025, last: 2028 };
const PHASE_OUT = { single: dollars(150_000), joint: dollars(300_000) };
/** Sections 224 and 225 of the Internal Revenue Code: so much less for each whole $1,000 above. */
const [STEP, LESS] = [dollars(1_000), dollars(100)];
/** What is said of the income limits where no income is. */
export const PHASE_OUT_TEXT =
  'Above $150,000 of income, or $300,000 on a joint return, it shrinks by $100 for each $1,000. It is for 2025 through 2028.';
const LIMITS = {
  tips: { single: dollars(25_000), joint: dollars(25_000) },
  overtime: { single: dollars(12_500), joint: dollars(25_000) },
};
/** Amounts that are the law’s, and nobody’s income. */
const OF_THE_LAW = [PHASE_OUT.single, PHASE_OUT.joint, LIMITS.overtime.single, LIMITS.tips.single];
const LEAST_INCOME = dollars(60_000);
const LEAST_TIPS = dollars(1_000);

const article = (section: string, title: string): ChatLink => ({
  href: `/blog/tips-and-overtime-deductions#${section}`,
  title,
  kind: 'Blog',
});
const DEDUCTIONS = article('the-two-deductions', 'The two deductions');
const HALF = article('overtime-only-the-half-counts', 'Overtime: only the half counts');
const STILL_TAKEN = article('what-the-paycheck-still-takes', 'What the paycheck still takes');

const TIPS = /\b(?:tips?|tipped|gratuit\w+)\b/;
const OVERTIME = /\b(?:overtime|ot|time (?:and|n|&) (?:a |one )?half)\b/;
const DEDUCTION =
  /\b(?:deduct\w*|no tax(?:es)? on|(?:tips?|overtime|ot)(?: (?:is|are|being|now))* (?:no tax|not taxed|tax exempt)|(?:tax|income)[- ]free|untaxed|write[- ]?offs?|write (?:it |them |that )?off|tax breaks?|premium|(?:tips?|overtime|ot) (?:tax )?(?:thing|law|rule|break|bill|exemption))\b/;
const ENDS =
  /\b(?:expires?|expir(?:ed|ing|ation)|forever|permanent\w*|temporary(?! (?:work|employ|staff|job|help))|sunsets?|run(?:s|ning)? out|go(?:es|ing)? away|until when|(?:does|do|will|is|are|when)\b.{0,40}\b(?<!the |year[- ]|at )end(?:s|ing)?\b(?! of)|how long (?:is|are|do|does|will)\b|how many years|(?:does|do|will)\b.{0,40}\blast\b(?! (?:year|yr|month|week|pay)))/;
/** How long something else takes or is kept. */
const NOT_ENDS = /\b(?:keep|records?|refunds?|wait|takes?)\b/;
const PHASES =
  /\b(?:phas(?:e|es|ed|ing)[- ]?(?:out|down)?|income (?:limits?|caps?|cutoffs?)|(?:at )?what income|make too much|too much (?:money|income)|earn too much|shrinks?|how much can (?:i|we|you) (?:make|earn))\b/;
const WHOLE_LIMIT =
  /\bhow much\b|\bstill\b|\bcan (?:i|we|he|she|they)\b|\bdo (?:i|we) (?:get|qualify|lose)\b|\bmax\b|\bphas/;
const JOINT = /\b(?:joint\w*|mfj|married|wife|husband|spouse|couple)\b/;
const SEPARATE = /\bseparate\w*\b|\bmfs\b/;
const PAYROLL_TAXES = /\b(?:social security|soc sec|ss|medicare|fica|payroll tax(?:es)?)\b/;
const TAKEN =
  /\b(?:(?:is|are) there|still|no tax|exempt|tax[- ]free|not taxed|tak(?:e|en|ing)|come|comes|coming|withh\w+|owe|apply|applies)\b/;
/** Asks why or whether taxes come out of a paycheck all the same. */
const COMES_OUT =
  /\b(?:comes? out|came out|coming out|take[ns]? (?:any |some |more |the )?(?:tax(?:es)? )?(?:out|from|off)|took (?:tax(?:es)?|out)|tax(?:es)? (?:(?:are|were|is|was|being|still|get|got) )*(?:taken|taking|withheld|took)|still (?:being )?(?:tax\w*|withh\w+|pay(?:ing)? tax\w*|see(?:ing)? tax\w*)|(?:my|the|his|her|our) (?:pay)?(?:check|stub)s? (?:still )?(?:has|have|shows?|had)|nothing)\b/;
/** Of the deductions something else is asked, or somebody else’s. */
const OTHER = /\b(?:credit(?! cards?)|self[- ]employ\w*|contractors?|1099s?|states?|w-?4|withholding table|tip pool)\b/;

/** The deductions for tips and overtime: until when, from which income on they shrink, which part counts, and what is still taken. */
export function answerTipsAndOvertime(asked: AskedQuestion, year: number): ChatAnswer | undefined {
  const { pay, states } = asked;
  // Hours are no amount of money, and a rate with a slash is one.
  const plain = asked.plain
    .replace(/(\d) ?(?:ot|overtime) (hours?|hrs?)\b/g, '$1 $2 of overtime')
    .replace(/(?<=\d) ?\/ ?(?:hour|hr|h)\b/g, ' an hour');
  const kinds = [
    ...(TIPS.test(plain) ? (['tips'] as const) : []),
    ...(OVERTIME.test(plain) ? (['overtime'] as const) : []),
  ];
  const [kind, other] = kinds;
  if (kind === undefined || states.length > 0 || OTHER.test(plain)) return undefined;
  const amounts = amountsIn(plain).filter(({ value }) => !OF_THE_LAW.includes(value));
  if (PAYROLL_TAXES.test(plain)) return amounts.length === 0 && TAKEN.test(plain) ? stillTaken(kind) : undefined;
  if (!DEDUCTION.test(plain) || year < DEDUCTION_YEARS.first || year > DEDUCTION_YEARS.last) return undefined;
  const [amount, ...more] = amounts;
  if (!amount && ENDS.test(plain) && !NOT_ENDS.test(plain)) {
    return known(
      [
        'The deductions for tips and for overtime are for the years 2025 through 2028. After that they end, unless Congress extends them.',
      ],
      [DEDUCTIONS],
    );
  }
  if (other !== undefined || more.length > 0) return undefined;
  if (!amount && PHASES.test(plain)) return shrinking(kind);
  if (!amount) return COMES_OUT.test(plain) ? stillTaken(kind) : undefined;
  if (amount.value >= LEAST_INCOME) return WHOLE_LIMIT.test(plain) ? atIncome(kind, amount.value, plain) : undefined;
  if (kind === 'tips' && amount.value >= LEAST_TIPS) return ofTips(amount.value);
  const premium = kind === 'overtime' ? ofOvertimeHours(plain, amount.value) : undefined;
  if (premium) return premium;
  const isOfYear = pay.hours === undefined && !/\b(?:an?|per) (?:hour|hr)\b|\bdouble\b/.test(plain);
  return kind === 'overtime' && isOfYear && amount.value >= dollars(100) ? ofOvertimePay(amount.value) : undefined;
}

function stillTaken(kind: keyof typeof LIMITS): ChatAnswer {
  const what = kind === 'tips' ? 'all tips' : 'all overtime pay';
  const { single, joint } = LIMITS[kind];
  const most =
    kind === 'tips'
      ? `The most is ${wholeDollars(single)} a year.`
      : `The most is ${wholeDollars(single)} a year, or ${wholeDollars(joint)} on a joint return, and only the half on top counts.`;
  return known(
    [
      `Social Security and Medicare still come out of ${what}, and income tax is withheld as before.`,
      `People call it “no tax,” but it is a deduction from income tax alone, on the tax return, for 2025 through 2028. ${most} Above $150,000 of income, or $300,000 on a joint return, it shrinks.`,
    ],
    [STILL_TAKEN, DEDUCTIONS],
  );
}

function shrinking(kind: keyof typeof LIMITS): ChatAnswer {
  const { single, joint } = LIMITS[kind];
  const gone = (status: keyof typeof PHASE_OUT) =>
    wholeDollars((PHASE_OUT[status] + LIMITS[kind][status] * (STEP / LESS)) as Cents);
  const most =
    single === joint
      ? `The most is ${wholeDollars(single)}`
      : `The most is ${wholeDollars(single)}, or ${wholeDollars(joint)} on a joint return`;
  return known(
    [
      `The deduction for ${kind} begins to shrink above $150,000 of income, or $300,000 on a joint return: by $100 for each $1,000 above.`,
      `${most}, so nothing of it is left from ${gone('single')} of income on, or ${gone('joint')} on a joint return. Income is modified adjusted gross income. It is for 2025 through 2028.`,
    ],
    [DEDUCTIONS],
  );
}

function atIncome(kind: keyof typeof LIMITS, income: Cents, plain: string): ChatAnswer | undefined {
  if (SEPARATE.test(plain)) return undefined;
  const ofStatus = (status: keyof typeof PHASE_OUT): string => {
    const most = LIMITS[kind][status];
    const over = subtract(income, PHASE_OUT[status]);
    const less = times(LESS, Math.max(0, Math.floor(over / STEP)));
    const on = status === 'joint' ? 'On a joint return' : 'On a single person’s return';
    if (less === 0)
      return `${on}, ${wholeDollars(income)} of income doesn’t shrink the deduction: the most is ${wholeDollars(most)} of ${kind}.`;
    if (less >= most) return `${on}, nothing of the deduction is left at ${wholeDollars(income)} of income.`;
    return `${on}, ${wholeDollars(income)} of income shrinks the deduction by ${wholeDollars(less)}, so the most is ${wholeDollars(subtract(most, less))} of ${kind}.`;
  };
  const isSingle = /\bsingle\b|\bunmarried\b/.test(plain);
  const texts = JOINT.test(plain)
    ? [ofStatus('joint')]
    : isSingle
      ? [ofStatus('single')]
      : [ofStatus('single'), ofStatus('joint')];
  return known([...texts, PHASE_OUT_TEXT.replace('it shrinks', `the deduction for ${kind} shrinks`)], [DEDUCTIONS]);
}

/** "I made 30k in tips, is that tax free" */
function ofTips(tips: Cents): ChatAnswer {
  const most = min(tips, LIMITS.tips.single);
  return known(
    [
      `No. Of ${wholeDollars(tips)} of tips in a year, at most ${wholeDollars(most)} can be deducted on the tax return, if they are voluntary and in a job that customarily gets tips. That lowers income tax alone: Social Security and Medicare still come out of every tip.`,
      `The most is ${wholeDollars(LIMITS.tips.single)} a year. ${PHASE_OUT_TEXT}`,
    ],
    [DEDUCTIONS, STILL_TAKEN],
  );
}

const MOST_OVERTIME =
  'The most is $12,500 a year, or $25,000 on a joint return. It has to be overtime that federal law requires, over 40 hours in a workweek.';
const OVERTIME_HOURS = /\b(\d{1,4}(?:\.\d+)?) ?(?:hours?|hrs?)? ?(?:of )?(?:overtime|ot)\b/;

/** "How much of 12 hours of overtime at $30 is deductible" */
function ofOvertimeHours(plain: string, rate: Cents): ChatAnswer | undefined {
  const hours = Number(OVERTIME_HOURS.exec(plain)?.[1] ?? 0);
  if (hours === 0 || rate >= dollars(MOST_HOURLY_PAY) || !/\b(?:at|@|rate)\b/.test(plain)) return undefined;
  const premium = divide(times(rate, Math.round(hours * 100)), 200);
  return known(
    [
      `${hours} hours of overtime at a regular rate of ${formatDollars(rate)} have a premium of ${formatDollars(premium)}: half of the rate for each hour. Only that part can be deducted, on the tax return.`,
      `${MOST_OVERTIME} ${PHASE_OUT_TEXT}`,
    ],
    [HALF, DEDUCTIONS],
  );
}

/** At time and a half, the half on top is a third. */
function ofOvertimePay(paid: Cents): ChatAnswer {
  return known(
    [
      `Of ${formatDollars(paid)} of overtime pay at time and a half, one third is the premium: ${formatDollars(divide(paid, 3))}. Only that part can be deducted, on the tax return.`,
      `${MOST_OVERTIME} ${PHASE_OUT_TEXT}`,
    ],
    [HALF, DEDUCTIONS],
  );
}
