import type { StateCode } from '@paperwage/values';
import { calendarDate, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { askedOfEmployee, placeProblem } from './asked-of-employee.ts';
import { calculatePay } from '../calculate-pay.ts';
import type { FormW4 } from '../index.ts';
import { NO_PLACE, NOT_SURE, notCoveredPlace } from '../places/place-answers.ts';
import { payment } from '../testing/payment.fixture.ts';
import { allRules } from '../loading/all-rules.ts';

const OLD: FormW4 = { version: '2019', filingStatus: 'single', allowances: 0, extraWithholding: ZERO };

function asked(state: StateCode | undefined, residenceState?: StateCode, entries: { w4?: FormW4 } = {}) {
  const pay = payment({ state, ...(residenceState === undefined ? {} : { residenceState }), ...entries });
  return askedOfEmployee(pay, allRules);
}

function told(...states: Parameters<typeof asked>): string[] {
  const { certificates, places } = asked(...states);
  return [
    ...certificates.map(({ certificate, questions }) => `${certificate.form}: ${questions.length}`),
    ...places.map(({ election, of, state }) => `${election} of ${of} in ${state}`),
  ];
}

describe('askedOfEmployee', () => {
  it('asks nothing where nothing hangs on it', () => {
    expect(told('TX')).toEqual([]);
    expect(told(undefined)).toEqual([]);
  });

  it('asks the certificate of the state', () => {
    expect(told('CA')).toEqual(['DE 4: 5']);
    expect(told('WA')).toEqual(['rate notice: 1']);
  });

  it('asks places in the states whose places tax wages', () => {
    expect(told('MD')).toEqual(['MW507: 4', 'county of home in MD']);
    expect(told('NY')).toEqual(['IT-2104: 4', 'locality of home in NY', 'workLocality of work in NY']);
    expect(told('OH')).toEqual([
      'IT 4: 3',
      'locality of home in OH',
      'workLocality of work in OH',
      'schoolDistrict of home in OH',
    ]);
    expect(told('KY')).toEqual([
      'K-4: 2',
      'locality of home in KY',
      'workLocality of work in KY',
      'county of work in KY',
    ]);
    expect(told('CO')).toEqual(['DR 0004: 3', 'workLocality of work in CO']);
  });

  it('asks the certificate of the state that an agreement leaves the tax to, and its counties', () => {
    expect(told('DC', 'MD')).toEqual(['MW507: 4', 'county of home in MD']);
    expect(told('PA', 'NJ')).toEqual(['NJ-W4: 4', 'REV-419: 1', 'workLocality of work in PA']);
    expect(told('CA', 'NV')).toEqual(['DE 4: 5']);
  });

  it('asks no home in the state of the work of those who live in another', () => {
    const places = (...states: Parameters<typeof asked>) =>
      asked(...states).places.map(({ election, of, state }) => `${election} of ${of} in ${state}`);
    expect(places('PA', 'DE')).toEqual(['workLocality of work in PA']);
    expect(places('OH', 'NY')).toEqual(['workLocality of work in OH']);
    expect(places('OH', 'OH')).toContain('locality of home in OH');
    expect(places('MD', 'DE')).toEqual([]);
    expect(places('IN', 'IL')).toEqual(['county of work in IN']);
    expect(places('IN', 'KY')).toEqual(['county of work in IN']);
    expect(places('PA', 'MD')).toEqual(['county of home in MD', 'workLocality of work in PA']);
  });

  it('asks for allowances that only old certificates claim of those alone', () => {
    expect(told('ND')).toEqual(['W-4: 3']);
    expect(told('ND', undefined, { w4: OLD })).toEqual(['W-4: 4']);
  });
});

describe('placeProblem', () => {
  const payDate = calendarDate('2026-11-20');
  const problem = (state: StateCode, election: string, text: string) =>
    placeProblem(
      text,
      asked(state).places.find((one) => one.election === election)!,
      payDate,
      allRules,
    )?.code;

  it('is what a calculation would refuse', () => {
    expect(problem('MD', 'county', 'Baltimore City')).toBeUndefined();
    expect(problem('MD', 'county', 'Atlantis')).toBe('unknownCounty');
    expect(problem('OH', 'locality', 'Cleveland')).toBeUndefined();
    expect(problem('OH', 'schoolDistrict', 'Cleveland')).not.toBeUndefined();
    const elections = { county: 'Atlantis' };
    expect(() => calculatePay(payment({ state: 'MD', elections }), allRules)).toThrow(/Atlantis/);
  });

  it('is none for an answer that names no place, except where every resident owes a county', () => {
    for (const answer of [NO_PLACE, NOT_SURE, notCoveredPlace('Atlantis')]) {
      for (const election of ['locality', 'workLocality', 'schoolDistrict']) {
        expect(problem('OH', election, answer)).toBeUndefined();
      }
      expect(problem('IN', 'county', answer)).toBeUndefined();
    }
    expect(problem('MD', 'county', NOT_SURE)).toBeUndefined();
    expect(problem('MD', 'county', NO_PLACE)).toBe('unknownCounty');
    expect(() => calculatePay(payment({ state: 'MD', elections: { county: NO_PLACE } }), allRules)).toThrow(/none/);
    const elections = { locality: 'Cleveland', workLocality: NO_PLACE };
    expect(() => calculatePay(payment({ state: 'OH', elections }), allRules)).not.toThrow();
  });
});
