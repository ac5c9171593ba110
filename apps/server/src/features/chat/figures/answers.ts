import type { ChatAnswer, ChatLink } from '@paperwage/api-contract';
import type { CalendarDate, Cents, StateCode } from '@paperwage/values';
import { calendarDate, formatDollars, STATE_NAMES } from '@paperwage/values';

/**
 * An answer that admits that it doesn't know, with what may help. If it ends in a question mark, it asks for what is
 * missing.
 */
export function declined(first: string, links: readonly ChatLink[] = [], more?: string): ChatAnswer {
  const paragraphs = [first, ...(more === undefined ? [] : [more])].map((text) => ({ text, source: null }));
  return { isKnown: false, paragraphs, slip: null, links: [...links] };
}

/** An answer in sentences, each with the first of its links as the source. */
export function known(texts: readonly string[], links: readonly ChatLink[]): ChatAnswer {
  return { isKnown: true, paragraphs: texts.map((text) => ({ text, source: 1 })), slip: null, links: [...links] };
}

/** The paycheck calculator, of a state if one is named. */
export function calculatorLink(state: StateCode | undefined): ChatLink {
  if (state === undefined) return { href: '/paycheck-calculator', title: 'Paycheck calculator', kind: 'Calculator' };
  const name = STATE_NAMES[state];
  return {
    href: `/paycheck-calculator/${name.toLowerCase().replaceAll(' ', '-')}`,
    title: `${name} paycheck calculator`,
    kind: 'Calculator',
  };
}

/** The rules of a state and a year, or the federal ones. */
export function rulesLink(state: StateCode | 'US', year: number): ChatLink {
  const name = state === 'US' ? 'Federal tax rules' : `${STATE_NAMES[state]} tax rules`;
  return { href: `/tax-rules?year=${year}&state=${state}`, title: `${name} ${year}`, kind: 'Tax rules' };
}

/** Links beside an answer. */
export const MOST_LINKS = 3;

/** Each page once, and no more than anyone would click. */
export function distinct(links: readonly ChatLink[]): ChatLink[] {
  return links.filter(({ href }, at) => links.findIndex((one) => one.href === href) === at).slice(0, MOST_LINKS);
}

/** The day whose rules are those of a year. */
export function lastDayOf(year: number): CalendarDate {
  return calendarDate(`${year}-12-31`);
}

/** Without the cents of a whole amount: `$184,500`. */
export function wholeDollars(amount: Cents): string {
  return formatDollars(amount).replace(/\.00$/, '');
}
