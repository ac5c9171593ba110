import { describe, expect, it } from 'vitest';
import { nonBreakingAddress } from './non-breaking-address.ts';

const shown = (line: string) => nonBreakingAddress(line).replaceAll('\u00a0', '_');

describe('a line of an address', () => {
  it.each([
    ['Austin, TX 78702', 'Austin, TX_78702'],
    ['Austin, TX 78702-1234', 'Austin, TX_78702-1234'],
    ['Austin, TX 78702, United States', 'Austin, TX_78702, United States'],
    ['12 Elm Street, Apt 5', '12 Elm Street, Apt_5'],
    ['12 Elm Street Apt. 5B', '12 Elm Street Apt._5B'],
    ['9 Oak Ave, Suite 200', '9 Oak Ave, Suite_200'],
    ['9 Oak Ave, Ste 4', '9 Oak Ave, Ste_4'],
    ['9 Oak Ave Unit 3', '9 Oak Ave Unit_3'],
    ['9 Oak Ave # 5', '9 Oak Ave #_5'],
    ['9 Oak Ave Suite #5', '9 Oak Ave Suite_#5'],
  ])('%j keeps together what belongs together', (line, expected) => {
    expect(shown(line)).toBe(expected);
  });

  it.each(['12 Elm Street', 'Toronto, Ontario K1A 0B1', 'Unity Road 5', '5 Apt', 'Fort Sill, OK'])(
    '%j breaks as it did',
    (line) => {
      expect(nonBreakingAddress(line)).toBe(line);
    },
  );
});
