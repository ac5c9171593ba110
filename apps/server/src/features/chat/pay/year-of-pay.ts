import type { ChatAnswer } from '@paperwage/api-contract';
import { divide, formatDollars, parseMoney, times } from '@paperwage/values';
import type { AskedQuestion } from '../read-question.ts';

const HOURS_A_YEAR = 2_080;

/** The pay of a year by the hour and the other way around, before taxes: "$25 an hour is how much a year". */
export function payOfYear({
  plain,
  pay: { amounts, hours, unread, overtimeHours },
  states,
}: AskedQuestion): ChatAnswer | undefined {
  const [amount] = amounts;
  if (!amount || amounts.length > 1 || states.length > 0 || unread.length > 0 || overtimeHours !== undefined)
    return undefined;
  if (hours !== undefined && !(hours.value === 40 && hours.of !== 'DAILY')) return undefined;
  if (/\b(?:tax\w*|net|take|after|home|overtime|withh\w+)\b/.test(plain)) return undefined;
  const value = parseMoney(String(amount.value));
  if (value === undefined) return undefined;
  const isHourly = amount.basis === 'hour' && /\b(?:a year|yearly|annual\w*|per year|salary|a yr)\b/.test(plain);
  const isYearly =
    (amount.basis === 'year' || amount.value >= 10_000) &&
    /\b(?:an hour|hourly|per hour|an hr)\b/.test(plain) &&
    amount.basis !== 'hour';
  if (!isHourly && !isYearly) return undefined;
  const text = isHourly
    ? `${formatDollars(value)} an hour is ${formatDollars(times(value, HOURS_A_YEAR))} a year`
    : `${formatDollars(value)} a year is ${formatDollars(divide(value, HOURS_A_YEAR))} an hour`;
  return {
    isKnown: true,
    paragraphs: [{ text: `${text} before taxes, at 40 hours in each of 52 weeks.`, source: 1 }],
    slip: null,
    links: [{ href: '/tools/hourly-to-salary', title: 'Hourly to salary', kind: 'Calculator' }],
  };
}
