import type { ChatAnswer, ChatLink } from '@paperwage/api-contract';
import { known } from './answers.ts';

const MINUTES = 60;
const HALF_DAY = 12 * MINUTES;
const DECIMAL: ChatLink = {
  href: '/faq#decimal-hours',
  title: 'How do I turn minutes into decimal hours?',
  kind: 'FAQ',
};
const TIME = '(\\d{1,2})(?::(\\d\\d))? ?(am|pm|a\\.m\\.|p\\.m\\.)?';
const RANGE = new RegExp(`\\b${TIME} ?(?:to|-|–|until|till?|(?<=\\bbetween .*)and) ?${TIME}(?![\\d:%])`);
/** Only the times of a day and its break. */
const ALONE = new RegExp(
  `^(?:from )?${TIME} ?(?:to|-|–|until|till?) ?${TIME},?(?: (?:with|minus|less|w\\/)? ?(?:an? )?[\\w-]+(?: [\\w-]+){0,2} (?:lunch|break|meal))?[?.!]?$`,
);
const DURATION =
  /\b(\d{1,2}) ?(?:hours?|hrs?|h)(?: and)? ?(\d{1,2}) ?(?:minutes?|mins?|m)\b|\b(\d{1,2}):(\d\d) (?:hours|hrs|in decimal|as decimal|to decimal)/;
const BREAK =
  /\b(?:(half(?: an?)?[- ]hour|hour|(\d{2}) ?min(?:ute)?s?)(?: long)? (?:unpaid )?(?:lunch|break|meal))|(?:lunch|break|meal)(?: is| of| for)? (half an hour|an hour|(\d{2}) ?min)|\b(?:minus|less|without) (?:an? )?(half(?: an?)?[- ]hour|hour|(\d{2}) ?min)/;

/** Hours of a day: "8:30 to 5 with a half hour lunch", "7h 20m as a decimal". */
export function answerWorkHours(plain: string): ChatAnswer | undefined {
  return duration(plain) ?? range(plain);
}

function duration(plain: string): ChatAnswer | undefined {
  const match = /\bdecimals?\b/.test(plain) ? DURATION.exec(plain) : null;
  if (!match) return undefined;
  const [hours, minutes] = [Number(match[1] ?? match[3]), Number(match[2] ?? match[4])];
  if (minutes >= MINUTES) return undefined;
  const said = `${counted(hours, 'hour')} ${counted(minutes, 'minute')}`;
  return known([`${said} is ${counted(decimal(hours * MINUTES + minutes), 'hour')}.`], [DECIMAL]);
}

function range(plain: string): ChatAnswer | undefined {
  const match = RANGE.exec(plain);
  const isAsked =
    /\bhow (?:many|much) (?:work(?:ing)? )?(?:hours|hrs|time)\b|\bhours (?:(?:is|are) (?:that|it)|between|from)\b/.test(
      plain,
    ) || ALONE.test(plain);
  if (!match || !isAsked || /\$|\b(?:per|a|each|every) (?:week|month|year)\b|\bdays?\b/.test(plain)) return undefined;
  const [, from, fromMinutes = '0', fromHalf, to, toMinutes = '0', toHalf] = match;
  const isClock =
    [fromHalf, toHalf].some(Boolean) || match[2] !== undefined || match[5] !== undefined || Number(from) > Number(to);
  if (!isClock || Number(from) > 12 || Number(to) > 12 || Number(from) === 0 || Number(to) === 0) return undefined;
  // Without am and pm, a day of work is less than twelve hours.
  const start = minuteOf(Number(from), Number(fromMinutes), fromHalf);
  const end = minuteOf(Number(to), Number(toMinutes), toHalf);
  const isSaid = fromHalf !== undefined && toHalf !== undefined;
  const long = (end - start + 2 * HALF_DAY) % (isSaid ? 2 * HALF_DAY : HALF_DAY);
  const pause = BREAK.exec(plain);
  const rest = pause ? breakMinutes(pause[1] ?? pause[3] ?? pause[5] ?? '', pause[2] ?? pause[4] ?? pause[6]) : 0;
  if (/\b(?:lunch|break|meal)\b/.test(plain) && !pause) return undefined;
  if (long <= rest) return undefined;
  const less = rest === 0 ? '' : `, without ${rest} minutes of break`;
  return known([`That is ${counted(decimal(long - rest), 'hour')}${less}.`], [DECIMAL]);
}

function minuteOf(hour: number, minutes: number, half: string | undefined): number {
  return (hour % 12) * MINUTES + minutes + (half?.startsWith('p') ? HALF_DAY : 0);
}

function breakMinutes(words: string, minutes: string | undefined): number {
  if (minutes !== undefined) return Number(minutes);
  return words.startsWith('half') ? MINUTES / 2 : MINUTES;
}

function decimal(minutes: number): number {
  return Math.round((minutes / MINUTES) * 100) / 100;
}

function counted(count: number, unit: 'hour' | 'minute'): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
