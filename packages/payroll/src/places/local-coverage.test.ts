import type { StateCode } from '@paperwage/values';
import { STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { StateElections } from '../pay-input/elections.ts';
import { calculatePay } from '../calculate-pay.ts';
import type { LocalCoverage } from '../pay.ts';
import { loadRulesOf } from '../loading/load-rule-book.ts';
import { allRules } from '../loading/all-rules.ts';
import { payment } from '../testing/payment.fixture.ts';
import { NO_PLACE, NOT_SURE, notCoveredPlace, readLocality, readPlaceAnswer } from './place-answers.ts';
import { placeIndex } from './place-index.ts';

/** The states whose cities, counties or districts tax wages. */
const LOCAL_TAX_STATES: readonly StateCode[] = [
  'AL',
  'CO',
  'DE',
  'IN',
  'KY',
  'MD',
  'MI',
  'MO',
  'NY',
  'OH',
  'OR',
  'PA',
  'WV',
];

function local(state: StateCode, elections: StateElections = {}, residenceState?: StateCode): LocalCoverage {
  const input = payment({ state, elections, ...(residenceState === undefined ? {} : { residenceState }) });
  return calculatePay(input, allRules).coverage.local;
}

function told({ status, places }: LocalCoverage): string[] {
  return [
    status,
    ...places.map(
      (one) =>
        `${one.election} of ${one.of} in ${one.state}: ${one.status}${one.name ? ` ${one.name}` : ''}${one.assumedFromHome ? ', assumed' : ''}`,
    ),
  ];
}

describe('the local part of the coverage', () => {
  it.each(STATE_CODES)('is never "covered" in %s while no place is given', async (state) => {
    const hasLocalTaxes = LOCAL_TAX_STATES.includes(state);
    expect(local(state).status).toBe(hasLocalTaxes ? 'needsPlace' : 'none');
    expect(local(state).places.length > 0).toBe(hasLocalTaxes);
    const input = payment({ state });
    expect(calculatePay(input, await loadRulesOf(input)).coverage.local).toEqual(local(state));
  });

  it.each(allRules.places.map((held) => [held.state, held] as const))(
    'knows every place of %s by its name, and asks for what is beside it',
    (state, held) => {
      for (const { place, label } of placeIndex(held).places) {
        const { kind, rules } = place;
        const payDate = rules.at(-1)!.to;
        const election = kind === 'schoolDistrict' ? 'schoolDistrict' : held.counties ? 'county' : 'workLocality';
        if (label === held.counties?.withoutCounty?.name) continue;
        const given = (elections: StateElections) =>
          calculatePay(payment({ state, payDate, elections }), allRules).coverage.local;
        expect(given({}).status, label).toBe('needsPlace');
        const named = given({ [election]: label });
        expect(
          named.places.find((one) => one.election === election),
          label,
        ).toMatchObject({ status: 'covered', name: label });
        const isAll = named.places.every(({ status }) => status === 'covered');
        expect(named.status, label).toBe(isAll ? 'covered' : 'needsPlace');
      }
    },
  );

  it('asks home, work and school district of an employee in Ohio, one by one', () => {
    expect(told(local('OH'))).toEqual([
      'needsPlace',
      'locality of home in OH: blank',
      'workLocality of work in OH: blank',
      'schoolDistrict of home in OH: blank',
    ]);
    expect(told(local('OH', { locality: 'columbus' }))).toEqual([
      'needsPlace',
      'locality of home in OH: covered Columbus',
      'workLocality of work in OH: covered Columbus, assumed',
      'schoolDistrict of home in OH: blank',
    ]);
    expect(local('OH', { locality: 'Columbus', schoolDistrict: NO_PLACE }).status).toBe('covered');
    expect(local('OH', { locality: 'Columbus', schoolDistrict: NOT_SURE }).status).toBe('needsPlace');
    expect(local('OH', { locality: 'Columbus resident', schoolDistrict: NO_PLACE }).status).toBe('needsPlace');
  });

  it.each(['IN', 'KY', 'MI', 'PA', 'WV'] as const)(
    'asks the school district of who lives in Ohio and works in %s, which leaves the tax to Ohio',
    async (work) => {
      const district = (elections: StateElections) =>
        local(work, elections, 'OH').places.find(({ election }) => election === 'schoolDistrict');
      expect(district({})).toMatchObject({ state: 'OH', of: 'home', status: 'blank' });
      const atWork = work === 'IN' ? { county: 'Marion' } : { workLocality: 'No local tax' };
      expect(local(work, atWork, 'OH').status).toBe('needsPlace');
      expect(district({ schoolDistrict: '2501' })).toMatchObject({ status: 'covered', name: 'Bexley CSD' });
      const input = payment({ state: work, residenceState: 'OH', elections: { schoolDistrict: '2501' } });
      const taxes = calculatePay(input, await loadRulesOf(input));
      expect(taxes).toEqual(calculatePay(input, allRules));
      const inOhio = calculatePay(payment({ state: 'OH', elections: { schoolDistrict: '2501' } }), allRules);
      const lineOf = ({ lines }: typeof taxes) => lines.find(({ tax }) => tax === 'named:Bexley CSD');
      expect(lineOf(taxes)?.amount).toBeGreaterThan(0);
      expect(lineOf(taxes)).toEqual(lineOf(inOhio));
    },
  );

  it('keeps the places of work beside the school district at home', () => {
    const { lines } = calculatePay(
      payment({ state: 'MI', residenceState: 'OH', elections: { workLocality: 'Detroit', schoolDistrict: '2501' } }),
      allRules,
    );
    const named = lines.map(({ tax }) => tax);
    expect(named).toEqual(expect.arrayContaining(['stateIncomeTax', 'named:Detroit', 'named:Bexley CSD']));
  });

  it.each([
    ['OH', 'KY'],
    ['NY', 'OH'],
  ] as const)('has no school district of Ohio for work in %s and a home in %s', (work, home) => {
    expect(local(work, {}, home).places.some(({ election }) => election === 'schoolDistrict')).toBe(false);
    expect(() => local(work, { schoolDistrict: '2501' }, home)).toThrow(
      'elections.schoolDistrict is on the Ohio certificate, but no Ohio income tax is withheld here.',
    );
  });

  it('does not ask the home in Ohio where the work city takes its tax', () => {
    expect(told(local('OH', { workLocality: 'Columbus', schoolDistrict: NO_PLACE }))).toEqual([
      'covered',
      'workLocality of work in OH: covered Columbus',
      'schoolDistrict of home in OH: noTax',
    ]);
    expect(local('OH', { workLocality: NO_PLACE, schoolDistrict: NO_PLACE }).status).toBe('needsPlace');
  });

  it('takes "no local tax here" for an answer, of the home alone', () => {
    expect(local('PA', { locality: NO_PLACE }).status).toBe('needsPlace');
    expect(told(local('PA', { locality: NO_PLACE, workLocality: 'None' }))).toEqual([
      'covered',
      'locality of home in PA: noTax',
      'workLocality of work in PA: noTax',
    ]);
    expect(calculatePay(payment({ state: 'PA', elections: { locality: NO_PLACE } }), allRules).lines).toEqual(
      calculatePay(payment({ state: 'PA' }), allRules).lines,
    );
  });

  it('gives the name of a place whose tax is not covered, and withholds nothing for it', () => {
    const elections = { locality: notCoveredPlace('Cranberry Township'), workLocality: 'Pittsburgh' };
    expect(told(local('PA', elections))).toEqual([
      'notCovered',
      'locality of home in PA: notCovered Cranberry Township',
      'workLocality of work in PA: covered Pittsburgh',
    ]);
    const names = (given: StateElections) =>
      calculatePay(payment({ state: 'PA', elections: given }), allRules).lines.map(({ tax }) => tax);
    expect(names({ locality: notCoveredPlace('Cranberry Township') })).toEqual(names({}));
  });

  it('asks the county in Indiana, by residence or by work, and takes a rate for an answer', () => {
    expect(told(local('IN'))).toEqual(['needsPlace', 'county of home in IN: blank']);
    expect(told(local('IN', { county: '49' }))).toEqual(['covered', 'county of home in IN: covered Marion County']);
    expect(local('IN', { locality: 'Lake County' }).status).toBe('covered');
    expect(local('IN', { workLocality: 'Lake County' }).status).toBe('needsPlace');
    expect(told(local('IN', { workLocality: 'Lake' }, 'IL'))).toEqual([
      'covered',
      'county of work in IN: covered Lake County',
    ]);
    expect(local('IN', {}, 'IL').status).toBe('needsPlace');
    expect(local('IN', { county: NO_PLACE }).status).toBe('covered');
    expect(local('IN', { county: NOT_SURE }).status).toBe('needsPlace');
  });

  it('says that the county is open in Maryland, though the state then takes its highest rate', () => {
    expect(told(local('MD'))).toEqual(['needsPlace', 'county of home in MD: blank']);
    const unsure = calculatePay(payment({ state: 'MD', elections: { county: NOT_SURE } }), allRules);
    expect(unsure.coverage.local.status).toBe('needsPlace');
    expect(unsure.lines.map(({ tax }) => tax)).toContain('named:Maryland local tax');
    expect(local('MD', { county: 'Howard' }).status).toBe('covered');
    expect(local('MD', {}, 'VA')).toEqual({ status: 'none', places: [] });
  });

  it('names a home in another state, whose local tax the employer does not withhold', () => {
    expect(told(local('MD', {}, 'DE'))).toEqual(['notCovered', 'locality of home in DE: notWithheld']);
    expect(told(local('NJ', {}, 'PA'))).toEqual(['notCovered', 'locality of home in PA: notWithheld']);
    expect(told(local('TX', {}, 'IN'))).toEqual(['notCovered', 'county of home in IN: notWithheld']);
    expect(told(local('NJ', {}, 'TX'))).toEqual(['none']);
  });

  it.each([
    ['a city of Ohio taxes residents who work in Kentucky', 'KY', 'OH', 'OH: notWithheld'],
    ['a city of Ohio taxes residents who work in West Virginia', 'WV', 'OH', 'OH: notWithheld'],
    ['a city of Ohio taxes residents who work in Michigan', 'MI', 'OH', 'OH: notWithheld'],
    ['a city of Michigan taxes residents who work in Ohio', 'OH', 'MI', 'MI: notWithheld'],
    ['Pennsylvania taxes residents who work in New Jersey', 'NJ', 'PA', 'PA: notWithheld'],
    ['Pennsylvania taxes residents who work in Delaware', 'DE', 'PA', 'PA: notWithheld'],
    ['Pennsylvania taxes residents who work in Maryland', 'MD', 'PA', 'PA: notWithheld'],
    ['Wilmington taxes residents who work in Pennsylvania', 'PA', 'DE', 'DE: notWithheld'],
    ['New York City taxes residents who work in New Jersey', 'NJ', 'NY', 'NY: notWithheld'],
    ['Kansas City, Missouri taxes residents who work in Kansas', 'KS', 'MO', 'MO: notWithheld'],
    ['Kentucky taxes no work in Ohio', 'OH', 'KY', undefined],
    ['Kentucky taxes no work in Indiana', 'IN', 'KY', undefined],
    ['West Virginia takes its fee for no work in Ohio', 'OH', 'WV', undefined],
    ['New Jersey has no local tax', 'NY', 'NJ', undefined],
    ['New Jersey has no local tax, for work in Pennsylvania either', 'PA', 'NJ', undefined],
    ['Kansas has no local tax', 'MO', 'KS', undefined],
    ['an agreement leaves the tax to Indiana, and its county is asked', 'KY', 'IN', undefined],
    ['an agreement leaves the tax to Maryland, and its county is asked', 'PA', 'MD', undefined],
  ] as const)('knows whether a home in another state may be owed: %s', (_, work, home, expected) => {
    const { places } = local(work, {}, home);
    const elsewhere = places.filter(({ status }) => status === 'notWithheld');
    expect(elsewhere.map(({ state, status }) => `${state}: ${status}`)).toEqual(expected ? [expected] : []);
    const countyAsked = places.some(({ election, state }) => election === 'county' && state === home);
    expect(countyAsked).toBe(home === 'IN' || home === 'MD');
  });

  it('asks the county of the work in Kentucky, unless a county is named as the place of work', () => {
    expect(told(local('KY', { locality: 'Bowling Green' }))).toEqual([
      'needsPlace',
      'locality of home in KY: covered Bowling Green',
      'workLocality of work in KY: covered Bowling Green, assumed',
      'county of work in KY: blank',
    ]);
    expect(local('KY', { locality: 'Bowling Green', county: NO_PLACE }).status).toBe('covered');
    expect(local('KY', { locality: 'Bowling Green', county: 'Warren' }).status).toBe('covered');
  });

  it('asks the home county of the state that an agreement leaves the tax to, beside the place of work', () => {
    expect(told(local('PA', {}, 'MD'))).toEqual([
      'needsPlace',
      'county of home in MD: blank',
      'workLocality of work in PA: blank',
    ]);
    expect(local('PA', { county: 'Howard', workLocality: 'Philadelphia' }, 'MD').status).toBe('covered');
  });
});

describe('readPlaceAnswer', () => {
  it('reads a name and the answers that are none', () => {
    expect(readPlaceAnswer(undefined)).toEqual({ kind: 'blank' });
    for (const text of ['none', ' NONE ']) expect(readPlaceAnswer(text)).toEqual({ kind: 'noTax' });
    for (const text of ['not sure', 'Not-sure', 'notsure']) expect(readPlaceAnswer(text)).toEqual({ kind: 'notSure' });
    expect(readPlaceAnswer('Nonesuch')).toEqual({ kind: 'named', name: 'Nonesuch' });
    expect(readPlaceAnswer(notCoveredPlace(' Union '))).toEqual({ kind: 'notCovered', name: 'Union' });
    expect(readPlaceAnswer(', not covered')).toEqual({ kind: 'notSure' });
  });
});

describe('readLocality', () => {
  it('says of which of home and work it is', () => {
    expect(readLocality('Yonkers')).toEqual({ lives: 'Yonkers', works: 'Yonkers' });
    expect(readLocality('Yonkers nonresident')).toEqual({ works: 'Yonkers' });
    expect(readLocality('Yonkers resident')).toEqual({ lives: 'Yonkers' });
    expect(readLocality(NO_PLACE)).toEqual({ lives: NO_PLACE });
    expect(readLocality(undefined)).toEqual({});
  });
});
