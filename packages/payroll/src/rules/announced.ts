import type { StateCode } from '@paperwage/values';
import { formatDollars, formatRate } from '@paperwage/values';
import type { StateItemTax } from '../pay.ts';
import { announced2027 } from './2027/announced.ts';
import { soFar2027 } from './2027/so-far.ts';
import type { AnnouncedFact, AnnouncedYear } from './announced-rules.ts';
import type { Sourced } from './sourced.ts';
import type { StateItem } from './state-items.ts';
import type { StateSoFar, YearSoFar } from './year-so-far.ts';

export type { AnnouncedFact, AnnouncedYear } from './announced-rules.ts';

const PROGRAMS: Readonly<Partial<Record<StateItemTax, string>>> = {
  familyLeave: 'Paid leave',
  stateDisability: 'Disability insurance',
  stateUnemployment: 'Unemployment insurance',
};

/** Years we know something about before their tables are out. We stop showing a year here once its tables arrive. */
export const ANNOUNCED_YEARS: readonly AnnouncedYear[] = [withCalculated(announced2027, soFar2027)];

/** Adds the new year's figures that a stub already uses along with the previous year's tables. */
function withCalculated(announced: AnnouncedYear, soFar: YearSoFar): AnnouncedYear {
  const ofStates = Object.entries(soFar.states).flatMap(([state, known]) => factsOf(state as StateCode, known, soFar));
  const facts = [...federalFacts(soFar), ...announced.facts, ...ofStates];
  const isFederal = ({ state }: AnnouncedFact) => state === 'US';
  const byState = facts.filter((fact) => !isFederal(fact)).sort((a, b) => a.state.localeCompare(b.state));
  return { ...announced, facts: [...facts.filter(isFederal), ...byState] };
}

function federalFacts({ from, to, federal: { socialSecurity } }: YearSoFar): AnnouncedFact[] {
  if (!socialSecurity) return [];
  const { rate, wageBase, ...sourced } = socialSecurity;
  const text = `${formatRate(rate)} of wages up to ${formatDollars(wageBase)}, for employees`;
  return [{ state: 'US', name: 'Social Security', text, from, to, ...sourced }];
}

function factsOf(
  state: StateCode,
  { items = [], wageBases = [] }: StateSoFar,
  { from, to }: YearSoFar,
): AnnouncedFact[] {
  const fact = (name: string, text: string, known: Sourced): AnnouncedFact => ({
    ...{ state, name, text, from, to },
    ...sourcedOf(known),
  });
  return [
    ...items.map((item) => fact(item.title, itemText(item), item)),
    ...wageBases.map((base) =>
      fact(`${PROGRAMS[base.tax]}, wage base for employees`, `Wages up to ${formatDollars(base.wageBase)}`, base),
    ),
  ];
}

/** Where a rule comes from, without its figures. */
function sourcedOf({ source, standing, recordedBy, comparedWith, takenFrom, note }: Sourced): Sourced {
  return {
    ...{ source, standing },
    ...(recordedBy && { recordedBy }),
    ...(comparedWith && { comparedWith }),
    ...(takenFrom && { takenFrom }),
    ...(note !== undefined && { note }),
  };
}

function itemText(item: StateItem): string {
  switch (item.method) {
    case 'rateToWageBase':
      return `${formatRate(item.rate)} of wages up to ${formatDollars(item.wageBase)}, for employees`;
    case 'rateToYearlyMaximum':
      return `${formatRate(item.rate)} of wages, at most ${formatDollars(item.maximum)} a year, for employees`;
    case 'rateOfWages':
      return `${formatRate(item.rate)} of all wages, for employees`;
    default:
      throw new RangeError(`Describe in words what ${item.title} withholds by the method ${item.method}.`);
  }
}
