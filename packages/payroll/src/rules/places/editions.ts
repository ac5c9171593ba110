import type { CalendarDate } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';
import type { Place, PlaceRules } from './place-rules.ts';

/** An edition of an official register that we compared a list of places with. `npm run import-places` adds one. */
export interface Edition {
  /** The day the register's rates are for. */
  readonly of: string;
  readonly checked: string;
  /** Read in a secondhand record, not in the register's own file. */
  readonly recorded?: true;
}

/** The source of the edition for a day, or of the newest edition if no day is given. */
export function sourcesByEdition(
  editions: readonly Edition[],
  sourcedOf: (edition: Edition) => Sourced,
): (of?: string) => Sourced {
  const newest = editions.at(-1)?.of;
  const sources = new Map(editions.map((edition) => [edition.of, sourcedOf(edition)]));
  return (of = newest) => {
    const found = of === undefined ? undefined : sources.get(of);
    if (!found) throw new RangeError(`The list has no edition of ${of}`);
    return found;
  };
}

/** Places with the rules that start by the last day we cover, cut off at that day. */
export function placesCoveredBy(lastDay: CalendarDate, places: readonly Place[]): Place[] {
  const held = ({ from }: PlaceRules) => from <= lastDay;
  const cut = (one: PlaceRules) => (one.to > lastDay ? { ...one, to: lastDay } : one);
  return places
    .map((place) => ({ ...place, rules: place.rules.filter(held).map(cut) }))
    .filter(({ rules }) => rules.length > 0);
}
