/** The difference that an edition makes, as a maintainer reads it. */

const HEADINGS = {
  changed: 'Rate changed',
  added: 'Added',
  ended: 'Ended: no longer in the file, or ended in it',
  resumed: 'In the file again',
  renamed: 'Renamed',
  dates: 'In force earlier than we have',
  earlier: 'Earlier rates found',
  byHand: 'Kept by hand: compare these yourself',
};

/** Every change by its kind, what is kept by hand, and the counts. */
export function describeChanges({ changes, places, byHand, twins }, { labelOf, ratesOf }) {
  const sections = Object.entries(HEADINGS).flatMap(([kind, heading]) => {
    const lines = changes
      .filter((one) => one.kind === kind)
      .map((one) => `${labelOf(one.place)}: ${SENTENCES[kind](one, ratesOf)}`);
    return section(heading, lines);
  });
  const hand = section('Kept in the rules of the state: compare these yourself', byHand);
  const named = section('Two places of one name: give each a county in the list', twins);
  const differ = changes.filter(({ kind }) => kind !== 'byHand');
  const touched = new Set(differ.map(({ place }) => place.key)).size;
  const counts = `${touched} of ${places.length} places differ, ${places.length - touched} do not.`;
  return [...sections, ...hand, ...named, counts];
}

function section(heading, entries) {
  return entries.length > 0 ? [`${heading} (${entries.length})`, ...entries.map((entry) => `  ${entry}`), ''] : [];
}

const SENTENCES = {
  changed: ({ was, to }, ratesOf) => `${ratesOf(was.rates, to.rates)} -> ${ratesOf(to.rates, was.rates)}, ${days(to)}`,
  added: ({ to }, ratesOf) => `${ratesOf(to.rates)}, ${days(to)}`,
  ended: ({ to }, ratesOf) => `${ratesOf(to.rates)} to ${to.until ?? 'the edition before'}`,
  resumed: ({ was, to }, ratesOf) => `${ratesOf(to.rates)}, ${days(to)}; our rate ended on ${was.until}`,
  renamed: ({ from }) => `was ${from}`,
  dates: ({ was, to }, ratesOf) => `${ratesOf(to.rates)}, ${days(to)}; held ${days(was)}`,
  earlier: ({ to }, ratesOf) => `${ratesOf(to.rates)}, ${days(to)}`,
  byHand: ({ was, to }, ratesOf) =>
    `${to ? `${ratesOf(to.rates)} in the file` : 'not in the file'}, held ${ratesOf(was.rates)}`,
};

function days({ from, until }) {
  return `${from === undefined ? 'from the first day we have' : `from ${from}`}${until === undefined ? '' : ` to ${until}`}`;
}
