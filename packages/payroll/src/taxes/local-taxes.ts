import type { Cents } from '@paperwage/values';
import { min, subtract } from '@paperwage/values';
import { money } from '../figures.ts';
import type { TaxLine } from '../pay.ts';
import type { HeldPlace } from '../places/place-named.ts';
import type { LocalPlaces } from '../places/local-places.ts';
import type { LocalPayment, LocalTax, Site } from './local/local-payment.ts';
import { newYorkCityTax } from './local/new-york-city.ts';
import { stateTaxableTax } from './local/state-taxable.ts';
import { wageRateTax } from './local/wage-rate.ts';
import { yonkersTax } from './local/yonkers.ts';

/**
 * The lines of the places an employee lives and works in. No more is withheld than `available`, what every other tax
 * leaves of the pay.
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
function sitesOf({ home, work, schoolDistrict, county }: LocalPlaces): Site[] {
  const isSame = home !== undefined && home.place === work?.place;
  const sites: Site[] = [];
  if (home) sites.push({ ...home, livesHere: true, worksHere: isSame, elsewhere: isSame ? undefined : work });
  if (work && !isSame) sites.push({ ...work, livesHere: false, worksHere: true, elsewhere: home });
  if (schoolDistrict) sites.push(livedIn(schoolDistrict));
  if (county) sites.push(livedIn(county));
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
  }
}

function lineOf(
  { name, taxable, amount, steps }: LocalTax,
  { rules: { source, standing } }: Site,
  left: Cents,
): TaxLine {
  const withheld = min(amount, left);
  const limited = { tax: money(amount), available: money(left), limited: money(withheld) };
  const told = withheld < amount ? [...steps, { step: 'limitToPay' as const, figures: limited }] : steps;
  return { tax: `named:${name}`, taxable, amount: withheld, working: { steps: told, source, standing } };
}
