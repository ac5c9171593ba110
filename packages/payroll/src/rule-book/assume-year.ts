import type { CalendarDate, StateCode } from '@paperwage/values';
import { calendarDate } from '@paperwage/values';
import type { Dated, RuleBook } from './rule-book.ts';
import { coveredFederalRules } from './rule-book.ts';
import { soFar2027 } from '../rules/2027/so-far.ts';
import type { FederalRules } from '../rules/federal-rules.ts';
import type { Place } from '../rules/places/place-rules.ts';
import type { Sourced } from '../rules/sourced.ts';
import type { StateItem, StateItems } from '../rules/state-items.ts';
import type { StateIncomeTaxRules, StateRules } from '../rules/state-rules.ts';
import type { StateSoFar, YearSoFar } from '../rules/year-so-far.ts';
import { sourceTitle } from './source-title.ts';
import { lowestStanding } from './standing.ts';

const SO_FAR: readonly YearSoFar[] = [soFar2027];

const assumed = new WeakMap<RuleBook, Map<number, RuleBook>>();

/**
 * The same rules, with those in effect at the end of `year` also used for pay dates in the following year, wherever
 * that year has none of its own. Figures already published for the new year replace the old ones. Every group of
 * figures that stands in for a later one names its year in `source.assumedYear`, and so does each line it leads to.
 *
 * If we don't cover `year` itself, nothing changes, so later pay dates are refused as before. The same book and a year
 * we cover return the same object.
 */
export function assumeYear(rules: RuleBook, year: number): RuleBook {
  if (rules.assumedYear === year) return rules;
  if (!coveredFederalRules(rules).some(({ to }) => to === endOf(year))) return { ...rules, assumedYear: year };
  const kept = assumed.get(rules)?.get(year);
  if (kept) return kept;
  const made = withYearCarried(rules, year);
  assumed.set(rules, (assumed.get(rules) ?? new Map<number, RuleBook>()).set(year, made));
  return made;
}

function withYearCarried(rules: RuleBook, year: number): RuleBook {
  const soFar = SO_FAR.find(({ from }) => from === `${year + 1}-01-01`);
  return {
    ...rules,
    assumedYear: year,
    federal: carried(rules.federal, year, (held) => ({ ...asOf(held, year), ...soFar?.federal })),
    states: carried(rules.states, year, (held) => withKnown(held, year, soFar?.states[held.state]), byState),
    items: carried(rules.items, year, (held) => itemsWithKnown(held, year, soFar), byState),
    supplemental: carried(rules.supplemental, year, (held) => marked(held, year), byState),
    certificates: carried(rules.certificates, year, (held) => held, byState),
    exemptEarnings: carried(rules.exemptEarnings, year, (held) => marked(held, year), byState),
    reciprocity: carried(
      rules.reciprocity,
      year,
      (held) => held,
      ({ workState, residentsOf, certificate }) => `${workState} ${residentsOf} ${certificate}`,
    ),
    statePreTax: {
      ...rules.statePreTax,
      exceptions: carried(
        rules.statePreTax.exceptions,
        year,
        (held) => held,
        ({ state, taxed }) => `${state} ${taxed}`,
      ),
    },
    places: rules.places.map((ofState) => ({
      ...ofState,
      places: ofState.places.map((place) => carryPlace(place, year)),
    })),
  };
}

const byState = ({ state }: { readonly state: StateCode }): string => state;

/**
 * The rules, and after them those in force on the last day of `year` for the year that follows; of what `sameKind` calls
 * the same, none where the next day has a rule of its own. The first one found counts, so a rule of its own always does.
 */
function carried<Rule extends Dated>(
  rules: readonly Rule[],
  year: number,
  change: (rule: Rule) => Rule,
  sameKind: (rule: Rule) => string = () => '',
): readonly Rule[] {
  const next = calendarDate(`${year + 1}-01-01`);
  const known = new Set(rules.filter(({ from, to }) => from <= next && next <= to).map(sameKind));
  const last = rules.filter((rule) => rule.to === endOf(year) && !known.has(sameKind(rule)));
  return last.length === 0 ? rules : [...rules, ...last.map((rule) => ({ ...change(rule), to: endOf(year + 1) }))];
}

function endOf(year: number): CalendarDate {
  return calendarDate(`${year}-12-31`);
}

function marked<Group extends Sourced>(group: Group, year: number): Group {
  return { ...group, source: { ...group.source, assumedYear: year } };
}

/** The federal rules from the first day of the year after `year`, with each group of figures marked. */
function asOf(held: FederalRules, year: number): FederalRules {
  return {
    from: calendarDate(`${year + 1}-01-01`),
    to: held.to,
    standardSchedules: marked(held.standardSchedules, year),
    step2Schedules: marked(held.step2Schedules, year),
    worksheet1A: marked(held.worksheet1A, year),
    nonresidentAlien: marked(held.nonresidentAlien, year),
    w4Step3: marked(held.w4Step3, year),
    supplemental: marked(held.supplemental, year),
    socialSecurity: marked(held.socialSecurity, year),
    medicare: marked(held.medicare, year),
  };
}

function withKnown(held: StateRules, year: number, soFar: StateSoFar | undefined): StateRules {
  const incomeTax = marked(held.incomeTax, year);
  return { ...held, incomeTax: soFar?.incomeTax ? withLaw(incomeTax, soFar.incomeTax) : incomeTax };
}

/** A figure of the law counts only where the method has such a figure. */
function withLaw(incomeTax: StateIncomeTaxRules, law: NonNullable<StateSoFar['incomeTax']>): StateIncomeTaxRules {
  const { rate, scheduleOfAll } = law;
  const cited = citingBoth(incomeTax, law);
  if (incomeTax.method === 'flat' && rate !== undefined) return { ...incomeTax, ...cited, rate };
  if (incomeTax.method === 'annualized' && scheduleOfAll) {
    return { ...incomeTax, ...cited, schedule: { all: scheduleOfAll } };
  }
  return incomeTax;
}

/** If some of a line's figures are for the new year, it names where those are published, then the earlier tables. */
function citingBoth(held: Sourced, known: Sourced): Sourced {
  const title = sourceTitle(known.source);
  const titleBefore = sourceTitle(held.source);
  const { checked, assumedYear } = held.source;
  return {
    source: {
      publication: title === titleBefore ? title : `${title}; the rest from ${titleBefore}`,
      publisher:
        known.source.publisher === held.source.publisher
          ? held.source.publisher
          : `${known.source.publisher}; ${held.source.publisher}`,
      url: known.source.url,
      checked,
      ...(assumedYear !== undefined && { assumedYear }),
      withNewFigures: true,
    },
    standing: lowestStanding([held.standing, known.standing]),
    ...(known.note !== undefined && { note: known.note }),
  };
}

function itemsWithKnown(held: StateItems, year: number, soFar: YearSoFar | undefined): StateItems {
  const { items: known = [], wageBases = [] } = soFar?.states[held.state] ?? {};
  const before = held.items
    .filter(({ tax }) => !known.some((item) => item.tax === tax))
    .map((item): StateItem => {
      const base = wageBases.find(({ tax }) => tax === item.tax);
      const inForce = item.inForce ?? { from: held.from, to: held.to };
      const last = { ...marked(item, year), inForce };
      if (!base || !('wageBase' in last)) return last;
      return { ...last, ...citingBoth(last, base), wageBase: base.wageBase };
    });
  const added = known.map((item): StateItem => ({ ...item, inForce: soFar! }));
  return { ...held, items: [...before, ...added] };
}

function carryPlace(place: Place, year: number): Place {
  return { ...place, rules: carried(place.rules, year, (rule) => marked(rule, year)) };
}
