import type { Cents, Rate } from '@paperwage/values';
import type { PlaceTax } from '../rules/places/place-rules.ts';
import type { StateTaxableTax } from '../rules/places/county-rules.ts';

/** One part of what a place takes, for a label such as "2.5%" or "1% and $52.00 a year". */
export type PlaceRate =
  /** A rate on wages; above `over` a year or up to `upTo`, if it is limited. */
  | { readonly kind: 'rate'; readonly rate: Rate; readonly over?: Cents; readonly upTo?: Cents }
  /** Rates that depend on the pay or the filing status. */
  | { readonly kind: 'rates'; readonly lowest: Rate; readonly highest: Rate }
  | { readonly kind: 'fee'; readonly amount: Cents; readonly per: 'week' | 'month' | 'year' }
  | { readonly kind: 'shareOfStateTax'; readonly rate: Rate };

/** What a place takes from people who live in it, or work in it. Empty when it takes nothing from them. */
export function placeRates(tax: PlaceTax, of: 'home' | 'work'): readonly PlaceRate[] {
  const isHome = of === 'home';
  switch (tax.method) {
    case 'wageRate': {
      const { living, livingAndWorking, working } = tax.rates;
      return rateOf(isHome ? (living ?? livingAndWorking) : working, tax.wageCap);
    }
    case 'ohioCity':
      return tax.who === (isHome ? 'workers' : 'residents') ? [] : rateOf(tax.rate);
    case 'ohioSchoolDistrict':
      return rateOf(tax.rate);
    case 'pennsylvania':
      return isHome ? rateOf(tax.resident) : [...rateOf(tax.nonresident), ...feeOf(tax.servicesTax, 'year')];
    case 'michigan':
      return rateOf(isHome ? tax.resident : tax.nonresident);
    case 'kentuckyCounty':
      return isHome ? [] : tax.parts.map(({ rate, over, wageCap }) => rateBetween(rate, over, wageCap));
    case 'monthlyFee':
      return isHome ? [] : feeOf(tax.perMonth, 'month');
    case 'weeklyFee':
      return isHome ? [] : feeOf(tax.perWeek, 'week');
    case 'highEarners':
      return tax.areas.flatMap(({ brackets }) => brackets.map(({ over, rate }) => rateBetween(rate, over)));
    case 'stateTaxable':
      return stateTaxableRates(tax);
    case 'newYorkCity':
      return isHome ? ratesOf(tax.yearly.schedule.map(({ rate }) => rate)) : [];
    case 'yonkers':
      return isHome ? [{ kind: 'shareOfStateTax', rate: tax.residentShare }] : rateOf(tax.nonresidentRate);
  }
}

function stateTaxableRates({ rates }: StateTaxableTax): readonly PlaceRate[] {
  switch (rates.kind) {
    case 'one':
      return rateOf(rates.rate);
    case 'byPart':
      return ratesOf(Object.values(rates.schedule).flatMap((rows) => rows.map(({ rate }) => rate)));
    case 'ofAll':
      return ratesOf(Object.values(rates.rates).flatMap((rows) => rows.map(({ value }) => value)));
  }
}

function ratesOf(rates: readonly Rate[]): readonly PlaceRate[] {
  const [lowest] = rates;
  if (lowest === undefined) return [];
  const ordered = Array.from(rates).sort((a, b) => a - b);
  return [{ kind: 'rates', lowest: ordered[0] ?? lowest, highest: ordered.at(-1) ?? lowest }];
}

function rateOf(rate: Rate | undefined, upTo?: Cents): readonly PlaceRate[] {
  return rate === undefined ? [] : [rateBetween(rate, undefined, upTo)];
}

function rateBetween(rate: Rate, over?: Cents, upTo?: Cents): PlaceRate {
  return {
    kind: 'rate',
    rate,
    ...(over === undefined ? {} : { over }),
    ...(upTo === undefined ? {} : { upTo }),
  };
}

function feeOf(amount: Cents, per: 'week' | 'month' | 'year'): readonly PlaceRate[] {
  return amount === 0 ? [] : [{ kind: 'fee', amount, per }];
}
