import type { StateCode } from '@paperwage/values';
import { calendarDate, formatUsDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { allRules, calculatePay, InvalidPayInputError } from '../index.ts';
import type { PayProblem, StateElections } from '../index.ts';
import { payment } from '../testing/payment.fixture.ts';
import { placeIndex } from './place-index.ts';
import { placeNamed } from './place-named.ts';
import { LAST_COVERED_DAY } from '../testing/years-held.fixture.ts';

const TODAY = calendarDate('2026-11-20');
const named = (text: string, state: StateCode) => placeNamed(text, state, TODAY, allRules, 'here').label;

function refusal(state: StateCode, elections: StateElections, payDate = TODAY): PayProblem {
  try {
    calculatePay(payment({ state, elections, payDate }), allRules);
  } catch (error) {
    if (error instanceof InvalidPayInputError) return error;
  }
  throw new Error('It was not refused');
}

describe('placeNamed', () => {
  it('takes the name however it is written, with what people say beside it', () => {
    for (const text of [
      'Mount Gilead',
      'mt. gilead',
      'MOUNT-GILEAD',
      'village of Mount Gilead',
      'Mount Gilead village',
    ]) {
      expect(named(text, 'OH'), text).toBe('Mount Gilead');
    }
    expect(named('City of Kansas City', 'MO')).toBe('Kansas City');
    expect(named('St Louis', 'MO')).toBe('St. Louis');
  });

  it('takes a school district with what it is called beside its name, and without', () => {
    const district = (text: string) => placeNamed(text, 'OH', TODAY, allRules, 'here', 'schoolDistrict').place.code;
    for (const text of [
      'Bexley',
      'Bexley City',
      'bexley city school district',
      'Bexley School District',
      'Bexley CSD',
    ]) {
      expect(district(text), text).toBe('2501');
    }
    expect(district('Bluffton Exempted Village School District')).toBe('0203');
    expect(district('Hillsdale Local')).toBe('0302');
    for (const text of ['Crestview', 'Crestview Local School District']) {
      expect(() => district(text), text).toThrow(
        /Crestview.* could be more than one place in Ohio.*Crestview LSD \(.*; Crestview LSD \(/,
      );
    }
  });

  it('does not take a text with other characters than those of a name', () => {
    for (const text of ['Columbus 😀', '😀Columbus', 'Columbus\0', '\0Columbus', 'Columbus+', '%', '.*']) {
      expect(() => named(text, 'OH'), text).toThrow(/we don’t (know of|cover) a local tax/);
    }
    for (const text of [' Columbus. ', '"Columbus"', '\tCOLUMBUS,']) expect(named(text, 'OH')).toBe('Columbus');
  });

  it('takes name and county or kind, the full name and the number', () => {
    for (const text of ['Hamilton, Franklin', 'Hamilton township, Franklin', 'Hamilton (township, Franklin)']) {
      expect(named(text, 'PA'), text).toBe('Hamilton (township, Franklin)');
    }
    expect(named('230101', 'PA')).toBe('Chester (city, Delaware)');
    expect(named('Chester township', 'PA')).toBe('Chester (township, Delaware)');
  });

  it('takes a bare name for the place it means most often, and for one place with several numbers', () => {
    expect(named('Pittsburgh', 'PA')).toBe('Pittsburgh');
    expect(named('Pittsburgh (city, Allegheny, 700102)', 'PA')).toBe('Pittsburgh');
    expect(named('Reading', 'PA')).toBe('Reading');
    // Both codes of Allentown have the same rates.
    expect(named('Allentown', 'PA')).toBe('Allentown (city, Lehigh, 390101)');
  });

  it('takes every name that a list shows', () => {
    for (const held of allRules.places) {
      for (const { label, distinctName, place } of placeIndex(held).places) {
        const role = place.kind === 'schoolDistrict' ? 'schoolDistrict' : 'locality';
        const payDate = place.rules[0]!.from;
        for (const name of [label, distinctName]) {
          expect(placeNamed(name, held.state, payDate, allRules, 'here', role).place, name).toBe(place);
        }
      }
    }
  });
});

describe('a place that cannot be told', () => {
  it('is refused by name with a way out', () => {
    const problem = refusal('OH', { locality: 'Atlantis' });
    expect(problem).toMatchObject({ code: 'unknownPlace', path: 'elections.locality' });
    expect(problem.message).toBe(
      'elections.locality: we don’t know of a local tax for Atlantis in Ohio. Enter “No local tax” if it doesn’t ' +
        'tax wages. Otherwise check the spelling, or enter the amount as a custom line.',
    );
  });

  it('is called not held, and not unknown, where a part of the places of the state is held alone', () => {
    expect(refusal('NY', { locality: 'Buffalo' }).happened).toBe(
      'elections.locality: we don’t know of a local tax for Buffalo in New York.',
    );
    expect(refusal('PA', { locality: 'Atlantis' }).happened).toBe(
      'elections.locality: we don’t cover a local tax for Atlantis in Pennsylvania.',
    );
  });

  it('is refused in a state without local taxes, and as a school district when it is a city', () => {
    expect(refusal('TX', { workLocality: 'Austin' })).toMatchObject({
      code: 'unknownPlace',
      path: 'elections.workLocality',
    });
    expect(refusal('OH', { schoolDistrict: 'Columbus' })).toMatchObject({
      code: 'unknownPlace',
      path: 'elections.schoolDistrict',
    });
    expect(refusal('OH', { locality: '0203' })).toMatchObject({ code: 'unknownPlace' });
  });

  it('is refused with what it could be when several have the name', () => {
    const { code, happened, todo } = refusal('OH', { locality: 'Oakwood' });
    expect(code).toBe('ambiguousPlace');
    expect(happened).toBe('elections.locality: Oakwood could be more than one place in Ohio.');
    expect(todo).toBe(
      'Enter the full name of one of these: Oakwood (municipality, Cuyahoga); Oakwood (municipality, Montgomery); ' +
        'Oakwood (municipality, Paulding).',
    );
    expect(refusal('PA', { locality: 'Union' }).todo).toMatch(/ and others\.$/);
  });

  it('is refused on a date that is not held, and never given the rate of another year', () => {
    const problem = refusal('OH', { locality: 'Avon' }, calendarDate('2025-12-31'));
    expect(problem).toMatchObject({ code: 'placeNotOnDate', path: 'elections.locality' });
    expect(problem.happened).toBe(
      `elections.locality: we cover the Avon tax for pay dates 01/01/2026 to ${formatUsDate(LAST_COVERED_DAY)}, not for 12/31/2025.`,
    );
  });

  it('repeats no more than the beginning of a long text', () => {
    expect(refusal('OH', { locality: 'x'.repeat(5_000) }).message.length).toBeLessThan(250);
  });
});
