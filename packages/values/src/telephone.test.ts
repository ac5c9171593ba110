import { describe, expect, it } from 'vitest';
import { isTelephone } from './telephone.ts';

describe('isTelephone', () => {
  it.each([
    '(916) 555-0142',
    '916-555-0142',
    '916.555.0142',
    '9165550142',
    '+1 916 555 0142',
    '1 (916) 555-0142',
    '(916) 555-0142 ext. 20',
    '916 555 0142 x3',
    '916-555-0142, extension 123456',
    '916 555 0142 #7',
    '+44 20 7946 0958',
    '+52 (55) 1234-5678',
    '  (916) 555-0142 ',
  ])('takes %s', (text) => {
    expect(isTelephone(text)).toBe(true);
  });

  it.each([
    '12',
    '555-0142',
    '916 555 014',
    '916 555 01423',
    '016 555 0142',
    '916 155 0142',
    '(916) 555-0142 ext. 1234567',
    '(916) 555-0142 after five',
    '+44 12',
    '+1 20 7946 09581',
    'call me',
    '',
  ])('refuses %s', (text) => {
    expect(isTelephone(text)).toBe(false);
  });
});
