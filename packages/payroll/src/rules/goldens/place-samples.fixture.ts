import { dollars, formatMoney } from '@paperwage/values';
import type { StateElections } from '../../index.ts';
import { placeIndex } from '../../places/place-index.ts';
import type { Place, StatePlaces } from '../places/place-rules.ts';
import { amountsOf, digestOf, linesPaid } from './state-samples.fixture.ts';
import { payment } from '../../testing/payment.fixture.ts';

/** Ways to live or work in a place, each with its name. */
type Ways = readonly (readonly [name: string, elections: StateElections])[];

function waysOf({ kind }: Place, label: string, { countyOfWork }: StatePlaces): Ways {
  if (kind === 'schoolDistrict') return [['lives', { schoolDistrict: label, allowances: 1 }]];
  if (kind === 'county' && countyOfWork) return [['works', { county: label }]];
  return [
    ['lives', { locality: label, workLocality: 'none', allowances: 1 }],
    ['both', { locality: label, allowances: 1 }],
    ['works', { workLocality: label, allowances: 1 }],
  ];
}

/** A place's tax on $60,000 a year, with a digest of the steps at every amount in its rules. */
function rowOf(held: StatePlaces, place: Place, label: string, at: number): string {
  const { from, tax } = place.rules[at]!;
  const rows = waysOf(place, label, held).map(([name, elections]) => {
    const input = payment({ state: held.state, payDate: from, payFrequency: 'ANNUAL', elections });
    const taken = (gross: number, paid = input) =>
      linesPaid(paid, gross).filter((line) => line.tax.startsWith('named:'));
    const all = amountsOf(tax).flatMap((amount) => [taken(amount), taken(amount + 1)]);
    all.push(taken(dollars(60_000), { ...input, supplemental: { amount: dollars(5_000), method: 'flat' } }));
    const shown = taken(dollars(60_000));
    const amounts = shown.map(({ amount }) => formatMoney(amount)).join(' + ') || 'nothing';
    return `${name} ${amounts} ${digestOf([shown, ...all])}`;
  });
  return `${label}, ${from}: ${rows.join(', ')}`;
}

/**
 * The taxes of the places in a state, of every one unless said, with a row for each day one of its rules starts.
 */
export function placeRows(held: StatePlaces, isMeant: (at: number) => boolean = () => true): string[] {
  return placeIndex(held)
    .places.filter((_, at) => isMeant(at))
    .flatMap(({ place, label }) => place.rules.map((_, at) => rowOf(held, place, label, at)));
}
