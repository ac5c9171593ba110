import { expect, it } from 'vitest';
import { isAbroad } from './country.ts';

it('an address is abroad where it names a country that is not the United States', () => {
  for (const country of ['', ' ', 'U', 'US', 'U.S.', 'usa', 'U.S.A.', 'United States', 'United States of America']) {
    expect(isAbroad(country), country).toBe(false);
  }
  for (const country of ['Canada', 'United Kingdom', 'Uruguay', 'DE']) expect(isAbroad(country), country).toBe(true);
});
