import { federalWords, incomeTaxWords, itemWords } from '@paperwage/documents';
import type { RuleBook, Source, Sourced, Standing } from '@paperwage/payroll';
import { federalRulesOn, ordinaryPayDate, sourceTitle } from '@paperwage/payroll';
import type { CoveredRules, PlaceCoverage } from '@paperwage/payroll/proof';
import { coveredRules, lowestStanding } from '@paperwage/payroll/proof';
import type { CalendarDate, StateCode } from '@paperwage/values';
import { joinWords, formatUsDate, STATE_NAMES } from '@paperwage/values';

/** One thing that a state or the federal government takes of wages, or that it takes nothing. */
export interface Fact {
  readonly name: string;
  readonly rules: readonly FactRule[];
}

export interface FactRule {
  readonly text: string;
  readonly source: string;
  readonly url: string | null;
  /** Left out where there is no rule to be sure of. */
  readonly standing?: Standing;
}

/** What a state takes of wages in a year, and what is taken everywhere. */
export interface StateFacts {
  readonly facts: readonly Fact[];
  /** One sentence of what the state takes beside the federal taxes. */
  readonly summary: string;
}

/** What the rules hold for a state and a year, in phrases. The book needs the state's programs and places. */
export function stateFacts(state: StateCode, year: number, rules: RuleBook): StateFacts {
  const held = coveredRules(rules).find((one) => one.state === state && one.year === year)!;
  return {
    facts: [
      { name: 'State income tax', rules: incomeTaxRules(held) },
      { name: 'State programs', rules: programRules(held) },
      { name: 'City and county taxes', rules: [placesRule(held)] },
      ...federalFacts(year, rules),
    ],
    summary: summaryOf(held),
  };
}

function incomeTaxRules({ incomeTax }: CoveredRules): FactRule[] {
  return incomeTax.map(({ incomeTax: rules, from, to }) =>
    fact(incomeTaxWords(rules) + duringYear(incomeTax.length, from, to), rules),
  );
}

function programRules({ items, itemLists }: CoveredRules): FactRule[] {
  if (items.length === 0) return itemLists.map((list) => fact('None that an employee pays', list));
  const titles = items.map(({ item }) => item.title);
  return items.map(({ item, from, to }) => {
    const count = titles.filter((title) => title === item.title).length;
    return fact(`${item.title}: ${itemWords(item)}${duringYear(count, from, to)}`, item);
  });
}

/** From when to when, where the year has several rules for the same. */
function duringYear(count: number, from: CalendarDate, to: CalendarDate): string {
  return count === 1 ? '' : `, from ${formatUsDate(from)} through ${formatUsDate(to)}`;
}

function placesRule({ state, places, year }: CoveredRules): FactRule {
  const { listed, held, sources } = places;
  const name = STATE_NAMES[state];
  if (listed === 0)
    return { text: 'None on wages', source: `We know of no place in ${name} that taxes them`, url: null };
  const [first] = sources;
  const text =
    held === listed
      ? `${placeCount(listed)} in ${name} with a rule for wages, all covered for ${year}`
      : `We cover ${held.toLocaleString('en-US')} of ${placeCount(listed)} for ${year}`;
  return {
    text,
    source: first ? `${titleOf(first.source)}${sources.length > 1 ? ', and others' : ''}` : 'Not in the numbers above',
    url: first?.source.url ?? null,
    ...(first ? { standing: standingOfPlaces(places) } : {}),
  };
}

function placeCount(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'place' : 'places'}`;
}

function standingOfPlaces({ byStanding }: PlaceCoverage): Standing {
  return lowestStanding((Object.keys(byStanding) as Standing[]).filter((standing) => byStanding[standing] > 0));
}

const FEDERAL_FACTS = [
  ['standardSchedules', 'Federal income tax'],
  ['socialSecurity', 'Social Security'],
  ['medicare', 'Medicare'],
] as const;

function federalFacts(year: number, rules: RuleBook): Fact[] {
  const federal = federalRulesOn(ordinaryPayDate(year), rules);
  const words = federalWords(federal);
  return FEDERAL_FACTS.map(([rule, name]) => {
    const { text } = words.find((one) => one.rules === rule)!;
    return { name, rules: [fact(text, federal[rule])] };
  });
}

function fact(text: string, { source, standing }: Pick<Sourced, 'source' | 'standing'>): FactRule {
  return { text, source: titleOf(source), url: source.url, standing };
}

function titleOf(source: Source): string {
  return `${sourceTitle(source)}, ${source.publisher}`;
}

function summaryOf({ state, incomeTax, items, places }: CoveredRules): string {
  const name = STATE_NAMES[state];
  const programs = Array.from(new Set(items.map(({ item }) => item.title)));
  const hasIncomeTax = incomeTax.some(({ incomeTax: { method } }) => method !== 'none');
  const local = places.listed > 0 ? ` Some cities, counties or districts in ${name} take more.` : '';
  if (hasIncomeTax) {
    const more = programs.length > 0 ? `, and employees pay into ${joinWords(programs)}` : '';
    return `${name} takes income tax from wages on top of the federal taxes${more}.${local}`;
  }
  if (programs.length > 0) {
    return `${name} takes no income tax from wages, but employees pay into ${joinWords(programs)}.${local}`;
  }
  return local === ''
    ? `${name} takes no income tax from wages, so the federal taxes are all there is.`
    : `${name} takes no income tax from wages.${local}`;
}
