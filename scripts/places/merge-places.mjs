/** Merges an edition of a register into the places held: rates get dates, and nothing that was held is lost. */
import { comparedName, dayBefore } from './register-table.mjs';

/** The first day of which rates are held. */
const FIRST_DAY = '2022-01-01';

/**
 * The places after an edition, and what changed. Held places are `{ key, name, history, row }`, published ones
 * `{ key, name, periods }`; a period is `{ from, until, rates, edition }`, where a `from` left out is the first day held.
 * `complete` says that the register prints its whole history, `since` from which day on rates it does not date count.
 */
export function mergePlaces(held, published, { of, before, complete = false, since, firstDay = FIRST_DAY }) {
  const context = { of, before, complete, firstDay };
  const byKey = new Map(published.map((place) => [place.key, place]));
  const changes = [];
  const places = held.map((place) => {
    const found = byKey.get(place.key);
    byKey.delete(place.key);
    return mergeOne(place, found, context, changes);
  });
  for (const place of byKey.values()) {
    const history = complete ? dated(place.periods, [], of) : firstHistory(place.periods[0], since);
    const added = { ...place, history };
    changes.push({ kind: 'added', place: added, to: history.at(-1) });
    places.push(added);
  }
  return { places: places.filter(({ history }) => history.length > 0), changes };
}

function mergeOne(place, found, context, changes) {
  if (place.byHand) {
    const [was, is] = [place.history.at(-1), found?.periods[0]];
    if (!is || !equalRates(was.rates, is.rates)) changes.push({ kind: 'byHand', place, was, to: is });
    return place;
  }
  const history = found ? updated(place.history, found, context) : ended(place.history, context);
  const name = found && comparedName(found.name) !== comparedName(place.name) ? found.name : place.name;
  const merged = { ...place, name, history };
  const own = changesOf(place, merged);
  if (name !== place.name) own.push({ kind: 'renamed', place: merged, from: place.name });
  changes.push(...own);
  return own.length > 0 ? { ...merged, row: undefined } : place;
}

function firstHistory({ from, rates }, since) {
  return [{ from: from ?? since, rates }];
}

/** A place that the register no longer has: its rates hold to the day before the edition. */
function ended(history, { of, before, firstDay }) {
  const last = history.at(-1);
  const until = dayBefore(of);
  if (last.until !== undefined && last.until <= until) return history;
  if ((last.from ?? firstDay) > until) return history.slice(0, -1);
  return [...history.slice(0, -1), { ...last, until, edition: last.edition ?? before }];
}

function updated(history, { periods }, context) {
  return context.complete ? dated(periods, history, context.of) : continued(history, periods[0], context);
}

/** A register that prints one rate of each place: another rate than the one held begins on the day it prints. */
function continued(history, period, { of, before, firstDay }) {
  const last = history.at(-1);
  const same = equalRates(last.rates, period.rates);
  const resumes = last.until !== undefined;
  if (same && !resumes) return [...history.slice(0, -1), widened(last, period, history.length === 1)];
  const held = last.from ?? firstDay;
  if (same && last.until === dayBefore(of)) {
    return [...history.slice(0, -1), { ...last, until: undefined, edition: undefined }];
  }
  const printed = period.changedOn?.(last.rates);
  const after = resumes && last.until > held ? last.until : held;
  const from = printed !== undefined && printed > after ? printed : of;
  if (from <= held) return [...history.slice(0, -1), { from: last.from, rates: period.rates }];
  const until = resumes && last.until < dayBefore(from) ? last.until : dayBefore(from);
  return [...history.slice(0, -1), { ...last, until, edition: last.edition ?? before }, { from, rates: period.rates }];
}

/** A first day that the register prints, where it is before the one held. */
function widened(last, { from }, isOnly) {
  const earlier = isOnly && from !== undefined && last.from !== undefined && from < last.from;
  return earlier ? { ...last, from: from > FIRST_DAY ? from : undefined } : last;
}

/** A register that prints every rate with its days: what is held of days before them stays. */
function dated(periods, history, of) {
  const printed = periods
    .filter(({ until }) => until === undefined || until >= FIRST_DAY)
    .map((one) => ({ ...one, from: one.from > FIRST_DAY ? one.from : undefined }));
  const first = printed[0]?.from ?? FIRST_DAY;
  const kept = history
    .filter(({ from }) => (from ?? FIRST_DAY) < first)
    .map((one) => ({ ...one, until: one.until !== undefined && one.until < first ? one.until : dayBefore(first) }));
  const joined = [...kept, ...printed].reduce((all, one) => joinedWith(all, one), []);
  return joined.map((one, index) => {
    const same = history.find((other) => samePeriod(other, one));
    if (same) return same;
    return index < joined.length - 1 ? { ...one, edition: one.edition ?? of } : { ...one, edition: undefined };
  });
}

function joinedWith(all, one) {
  const last = all.at(-1);
  const follows = last?.until !== undefined && dayBefore(one.from ?? FIRST_DAY) === last.until;
  if (!last || !follows || !equalRates(last.rates, one.rates)) return [...all, one];
  return [...all.slice(0, -1), { ...one, from: last.from }];
}

/** What is new to somebody who knew the place before. */
function changesOf(before, after) {
  if (JSON.stringify(before.history) === JSON.stringify(after.history)) return [];
  const [was, is] = [before.history.at(-1), after.history.at(-1) ?? before.history.at(-1)];
  const changes = [];
  if (!equalRates(was.rates, is.rates)) changes.push({ kind: 'changed', place: after, was, to: is });
  else if (was.until !== undefined && is.until === undefined)
    changes.push({ kind: 'resumed', place: after, was, to: is });
  else if ((was.from ?? FIRST_DAY) > (is.from ?? FIRST_DAY)) changes.push({ kind: 'dates', place: after, was, to: is });
  if (is.until !== undefined && is.until !== was.until) changes.push({ kind: 'ended', place: after, to: is });
  if (after.history.length === 0) changes.push({ kind: 'ended', place: before, to: is });
  const known = (one) => before.history.some((other) => includes(other, one));
  for (const one of after.history.slice(0, -1).filter((period) => !known(period))) {
    changes.push({ kind: 'earlier', place: after, to: one });
  }
  return changes;
}

function includes(outer, inner) {
  const from = (outer.from ?? FIRST_DAY) <= (inner.from ?? FIRST_DAY);
  const until = outer.until === undefined || (inner.until !== undefined && inner.until <= outer.until);
  return from && until && equalRates(outer.rates, inner.rates);
}

function samePeriod(one, other) {
  return one.from === other.from && one.until === other.until && equalRates(one.rates, other.rates);
}

function equalRates(one, other) {
  return Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);
}
