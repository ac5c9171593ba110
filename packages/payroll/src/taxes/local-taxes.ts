import type { Cents } from '@paperwage/values';
import { min, subtract, ZERO } from '@paperwage/values';
import { limitStep } from '../working/figures.ts';
import type { PayInput, TaxLine, WithheldFirst } from '../pay.ts';
import { PERIODS_PER_YEAR } from '../pay.ts';
import { monthsBegun, paymentsBefore } from '../calendar/payments-of-year.ts';
import type { HeldPlace } from '../places/place-named.ts';
import type { LocalPlaces } from '../places/local-places.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import { lowestStanding } from '../rule-book/standing.ts';
import { monthlyFee, weeklyFee } from './local/fees.ts';
import { highEarnersTaxes } from './local/high-earners.ts';
import { kentuckyCountyTax } from './local/kentucky.ts';
import type { LocalPayment, LocalTax, Site } from './local/local-payment.ts';
import { michiganTax } from './local/michigan.ts';
import { newYorkCityTax } from './local/new-york-city.ts';
import { ohioCityTax, ohioSchoolDistrictTax } from './local/ohio.ts';
import { pennsylvaniaTaxes } from './local/pennsylvania.ts';
import { stateTaxableTax } from './local/state-taxable.ts';
import { wageRateTax } from './local/wage-rate.ts';
import { yonkersTax } from './local/yonkers.ts';
import type { StateLine } from './state-line.ts';
import { stateLine } from './state-line.ts';

/** A payment as places see it, with what the state took from it. */
export function localPayment(input: PayInput, ofState: StateLine | undefined): LocalPayment {
  const { payDate, payFrequency, yearToDate } = input;
  const { payments } = yearToDate;
  return {
    input,
    periods: PERIODS_PER_YEAR[payFrequency],
    paymentsBefore: payments ?? paymentsBefore(payDate, payFrequency),
    monthsBegun: monthsBegun(payDate, payFrequency, payments),
    stateIncomeTax: ofState?.line.amount ?? ZERO,
    stateRules: ofState?.held,
    stateBasis: ofState?.basis,
  };
}

/**
 * What places build on: the line of the state that withholds. If the work state leaves its own tax to the home state
 * but its counties don't, its line as if the employee lived there.
 */
export function stateLineOfPlaces(
  input: PayInput,
  ofState: StateLine | undefined,
  withheld: WithheldFirst,
  places: LocalPlaces,
  rules: RuleBook,
): StateLine | undefined {
  const { state } = input;
  if (!places.countyOfWorkState || state === undefined) return ofState;
  return stateLine({ ...input, residenceState: state }, withheld, rules);
}

/**
 * The lines for the places where an employee lives and works. We withhold no more than `available`, what is left of the
 * pay after every other tax.
 */
export function localTaxes(payment: LocalPayment, places: LocalPlaces, available: Cents): TaxLine[] {
  const lines: TaxLine[] = [];
  let left = available;
  for (const site of sitesOf(places)) {
    for (const tax of byMethod(payment, site)) {
      const line = lineOf(tax, site, left);
      left = subtract(left, line.amount);
      lines.push(line);
    }
  }
  return lines;
}

/** Each place once, the home first. */
function sitesOf(places: LocalPlaces): Site[] {
  const { home, work, schoolDistrict, county, workCounty, countySchools } = places;
  const { countyApart = false, countyByWork = false, isWorkAssumed = false, isHomeUnknown = false } = places;
  const isSame = home !== undefined && home.place === work?.place;
  const sites: Site[] = [];
  const apart = countyApart && work?.place.kind === 'city';
  if (home) {
    const elsewhere = isSame ? undefined : work;
    sites.push({ ...home, livesHere: true, worksHere: isSame, elsewhere, isWorkAssumed, countyApart: apart && isSame });
  }
  if (work && !isSame) {
    sites.push({ ...work, livesHere: false, worksHere: true, elsewhere: home, isHomeUnknown, countyApart: apart });
  }
  if (workCounty && workCounty.place !== work?.place) {
    const livesHere = workCounty.place === home?.place;
    sites.push({ ...workCounty, livesHere, worksHere: true, elsewhere: undefined, cityInIt: work });
  }
  if (countySchools) sites.push({ ...livedIn(countySchools), worksHere: true });
  if (schoolDistrict) sites.push(livedIn(schoolDistrict));
  if (county) sites.push({ ...livedIn(county), livesHere: !countyByWork, worksHere: countyByWork });
  return sites;
}

function livedIn(place: HeldPlace): Site {
  return { ...place, livesHere: true, worksHere: false, elsewhere: undefined };
}

function byMethod(payment: LocalPayment, site: Site): readonly LocalTax[] {
  const { tax } = site.rules;
  switch (tax.method) {
    case 'wageRate':
      return wageRateTax(payment, site, tax);
    case 'stateTaxable':
      return stateTaxableTax(payment, site, tax);
    case 'newYorkCity':
      return newYorkCityTax(payment, site, tax);
    case 'yonkers':
      return yonkersTax(payment, site, tax);
    case 'ohioCity':
      return ohioCityTax(payment, site, tax);
    case 'ohioSchoolDistrict':
      return ohioSchoolDistrictTax(payment, site, tax);
    case 'pennsylvania':
      return pennsylvaniaTaxes(payment, site, tax);
    case 'kentuckyCounty':
      return kentuckyCountyTax(payment, site, tax);
    case 'michigan':
      return michiganTax(payment, site, tax);
    case 'monthlyFee':
      return monthlyFee(payment, site, tax);
    case 'weeklyFee':
      return weeklyFee(payment, site, tax);
    case 'highEarners':
      return highEarnersTaxes(payment, site, tax);
  }
}

function lineOf(
  { name, taxable, wages = taxable, amount, isFee, steps, builtOn = [] }: LocalTax,
  { state, place: { kind, code }, rules: { source, standing, from, to } }: Site,
  left: Cents,
): TaxLine {
  const withheld = min(amount, left);
  const allSteps = withheld < amount ? [...steps, limitStep(amount, left)] : steps;
  return {
    tax: `named:${name}`,
    taxable,
    amount: withheld,
    working: { steps: allSteps, source, standing: lowestStanding([standing, ...builtOn]), from, to },
    local: {
      state,
      wages,
      ...(kind === 'schoolDistrict' && code !== undefined && { schoolDistrict: code }),
      ...(isFee && { isFee }),
    },
  };
}
