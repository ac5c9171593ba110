import { describe, expect, it } from 'vitest';
import { isStateCode, STATE_CODES, STATE_NAMES, stateInText } from './index.ts';

describe('state codes', () => {
  it('are the fifty states and the District of Columbia', () => {
    expect(STATE_CODES).toHaveLength(51);
    expect(new Set(Object.values(STATE_NAMES)).size).toBe(51);
    expect(STATE_CODES.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });

  it('come in the order of their names', () => {
    const names = STATE_CODES.map((code) => STATE_NAMES[code]);
    expect(names).toEqual([...names].sort());
  });

  it('have an article in a sentence where the name needs one', () => {
    expect([stateInText('DC'), stateInText('MD')]).toEqual(['the District of Columbia', 'Maryland']);
  });

  it('know what is no state', () => {
    expect(isStateCode('TX')).toBe(true);
    expect(isStateCode('DC')).toBe(true);
    for (const other of ['PR', 'tx', '', 'Texas', 'toString', '__proto__']) expect(isStateCode(other)).toBe(false);
  });
});
