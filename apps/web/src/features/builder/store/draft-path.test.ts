import { describe, expect, it } from 'vitest';
import { readAt, writeAt } from './draft-path.ts';

const draft = {
  company: { city: 'Reno', zip: '89501' },
  items: [{ earnings: [{ id: 'regular', rate: '10.00' }] }, { earnings: [{ id: '4k2', rate: '5.00' }] }],
};

describe('readAt', () => {
  it('follows names, indexes and ids', () => {
    expect(readAt(draft, 'company.city')).toBe('Reno');
    expect(readAt(draft, 'items.0.earnings.regular.rate')).toBe('10.00');
    expect(readAt(draft, 'items.1.earnings.4k2.rate')).toBe('5.00');
  });

  it('is undefined where there is nothing', () => {
    expect(readAt(draft, 'items.7.earnings.regular')).toBeUndefined();
    expect(readAt(draft, 'company.street.line')).toBeUndefined();
  });
});

describe('writeAt', () => {
  it('replaces one place and keeps the rest the same object', () => {
    const changed = writeAt(draft, 'items.0.earnings.regular.rate', '12.50');
    expect(readAt(changed, 'items.0.earnings.regular.rate')).toBe('12.50');
    expect(changed.company).toBe(draft.company);
    expect(changed.items[1]).toBe(draft.items[1]);
    expect(draft.items[0]?.earnings[0]?.rate).toBe('10.00');
  });

  it('leaves a line that is gone alone, and refuses a name that never was', () => {
    expect(writeAt(draft, 'items.0.earnings.gone.rate', '1')).toEqual(draft);
    expect(() => writeAt(draft, 'company.planet', 'Mars')).toThrow(RangeError);
  });
});
