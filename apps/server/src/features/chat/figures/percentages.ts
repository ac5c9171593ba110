import type { ChatAnswer, ChatLink } from '@paperwage/api-contract';
import { add, applyRate, formatDollars, formatRate, parseRate, subtract } from '@paperwage/values';
import { amountsIn } from '../reading/amounts.ts';

const PERCENT = '(\\d{1,2}(?:\\.\\d+)?) ?(?:%|percent)';
const ANY_PERCENT = new RegExp(`(?<![\\d.])${PERCENT}`, 'g');
/** "What’s 7.65% of 2300", and nothing else. */
const PLAIN = new RegExp(
  `^(?:(?:whats|what is|what|how much is|calculate|figure) )?${PERCENT} (?:of|on) \\$?\\d[\\d,]*(?:\\.\\d+)?k? ?(?:dollars|bucks)?[?.!]?$`,
);
const SALES_TAX = /\bsales tax\b|^(?:i )?(?:add|plus) .*\btax\b/;
const RAISE = /\braise\b(?!.*\b(?:now|was|were|before)\b)/;
/** A share that is paid by itself. */
const SHARE = /\b(?:commission|tip|gratuity)\b/;
const DISCOUNT = /\bdiscount(?:ed)?\b|(?:%|percent) off\b/;
const DEPOSIT = /\b(?:deposit|down(?: payment)?|up ?front|retainer)\b/;
/** Pay and terms of payment have rules of their own, and more than one step. */
const OF_PAY =
  /\b(?:wages?|pay(?:check|roll)?|salary|withh\w+|bonus|401|garnish\w*|direct deposit|deposited|income|federal|medicare|social security)\b/;
const OF_TERMS = /\b(?:net|late|interest|overdue|month\w*|early|within)\b|\/|\bnet ?\d/;
const INVOICE: ChatLink = { href: '/invoice-generator', title: 'Make an invoice', kind: 'Page' };

/** A share of one amount: sales tax on it, a discount, a deposit, a raise, or the share alone. */
export function answerPercentage(plain: string): ChatAnswer | undefined {
  const [percent, ...more] = [...plain.matchAll(ANY_PERCENT)];
  const [amount, ...others] = amountsIn(plain);
  const rate = parseRate(percent?.[1] ?? '');
  if (rate === undefined || !amount || more.length > 0 || others.length > 0) return undefined;
  const share = applyRate(amount.value, rate);
  const [whole, part] = [formatDollars(amount.value), formatDollars(share)];
  const said = `${formatRate(rate)} of ${whole} is ${part}`;
  const answer = (text: string, links: readonly ChatLink[] = [INVOICE]): ChatAnswer => ({
    isKnown: true,
    paragraphs: [{ text, source: null }],
    slip: null,
    links: [...links],
  });
  if (PLAIN.test(plain)) return answer(`${said}.`, []);
  if (OF_PAY.test(plain) || OF_TERMS.test(plain)) return undefined;
  if (SALES_TAX.test(plain)) return answer(`${said}, so the total is ${formatDollars(add(amount.value, share))}.`);
  if (/\btax/.test(plain)) return undefined;
  if (RAISE.test(plain))
    return answer(`${said}, so it is ${formatDollars(add(amount.value, share))} with the raise.`, []);
  if (SHARE.test(plain)) return answer(`${said}.`, []);
  const left = formatDollars(subtract(amount.value, share));
  if (DISCOUNT.test(plain)) return answer(`${said}, so ${left} is left to pay.`);
  return DEPOSIT.test(plain) ? answer(`${said}. After it, ${left} is left to pay.`) : undefined;
}
