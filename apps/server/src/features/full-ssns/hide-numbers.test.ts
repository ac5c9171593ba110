import { describe, expect, it } from 'vitest';
import { hideNumbers } from './hide-numbers.ts';

describe('hideNumbers', () => {
  it.each([
    ['Mine is 123-45-6789.', 'Mine is •••-••-••••.'],
    ['123 45 6789, 123.45.6789 and 123456789', '•••-••-••••, •••-••-•••• and •••-••-••••'],
    ['EIN 12-3456789', 'EIN ••-•••••••'],
    ['4242 4242 4242 4242 or 378282246310005', '•••• or ••••'],
  ])('hides numbers of people, employers and cards', (text, hidden) => {
    expect(hideNumbers(text)).toBe(hidden);
  });

  it.each([
    'Call (916) 555-0142 or 916-555-0142',
    'Net pay on $60,000 in Texas, 1,234,567.89 a year',
    'Form 1099-NEC for 2026, box 12, 401(k)',
    'I live in 95814',
  ])('leaves %j', (text) => {
    expect(hideNumbers(text)).toBe(text);
  });
});
