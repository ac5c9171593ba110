import { describe, expect, it } from 'vitest';
import { cents } from '@paperwage/values';
import {
  hoursFormat,
  linesFormat,
  moneyFormat,
  percentFormat,
  phoneFormat,
  piecesFormat,
  plainFormat,
  priceFormat,
  signedMoney,
  stripInvisible,
  zipCodeFormat,
} from './formats.ts';

describe('formats', () => {
  it('writes money with two decimals and separators', () => {
    expect(moneyFormat('1,200')).toBe('1,200.00');
    expect(moneyFormat('.5')).toBe('0.50');
    expect(moneyFormat('$ 32.5')).toBe('32.50');
    expect(moneyFormat('twelve ')).toBe('twelve');
    expect(moneyFormat('')).toBe('');
  });

  it('writes an amount below zero with a true minus', () => {
    expect(signedMoney(cents(-123_456))).toBe('−1,234.56');
    expect(signedMoney(cents(500))).toBe('5.00');
  });

  it('keeps up to four decimals of hours', () => {
    expect(hoursFormat('80')).toBe('80.00');
    expect(hoursFormat('37.3333')).toBe('37.3333');
    expect(hoursFormat('4h')).toBe('4h');
  });

  it('keeps up to four decimals of a price, and of pieces and percentages no more than they have', () => {
    expect(priceFormat('1850')).toBe('1,850.00');
    expect(priceFormat('46.8750')).toBe('46.875');
    expect(priceFormat('free')).toBe('free');
    expect(piecesFormat('1200.0')).toBe('1,200');
    expect(piecesFormat('3.50')).toBe('3.5');
    expect(piecesFormat('')).toBe('');
    expect(percentFormat('8.250%')).toBe('8.25');
    expect(percentFormat('six')).toBe('six');
  });

  it('leaves a number alone whose comma is no thousands separator', () => {
    for (const format of [moneyFormat, hoursFormat, priceFormat, piecesFormat, percentFormat]) {
      expect(format('8,5 ')).toBe('8,5');
      expect(format('1,2,3')).toBe('1,2,3');
    }
  });

  it('keeps the lines of a text, without spaces at their ends', () => {
    expect(linesFormat('  Thank you. \n\n Net 30 \n')).toBe('Thank you.\n\n Net 30');
  });

  it('groups a telephone number with its extension and leaves foreign ones alone', () => {
    expect(phoneFormat('9165550142')).toBe('(916) 555-0142');
    expect(phoneFormat('+1 916 555 0142')).toBe('(916) 555-0142');
    expect(phoneFormat('916 555 0142 ext 3')).toBe('(916) 555-0142 ext. 3');
    expect(phoneFormat('5035550186x12')).toBe('(503) 555-0186 ext. 12');
    expect(phoneFormat('916-555-0142, extension 123456')).toBe('(916) 555-0142 ext. 123456');
    expect(phoneFormat('(916) 555-0142 after five')).toBe('(916) 555-0142 after five');
    expect(phoneFormat('+44 20 7946 0958')).toBe('+44 20 7946 0958');
  });

  it('joins a nine digit ZIP code with a hyphen', () => {
    expect(zipCodeFormat('958142201')).toBe('95814-2201');
    expect(zipCodeFormat(' 95814')).toBe('95814');
    expect(zipCodeFormat('529-36-4821')).toBe('529-36-4821');
  });

  it('tidies spaces and composes letters', () => {
    expect(plainFormat('  Núria   Nguye\u0302\u0303n ')).toBe('Núria Nguyễn');
  });
});

describe('what nobody sees', () => {
  it('is left out of what is typed', () => {
    expect(stripInvisible('Robert\u202e\u0000 \u200bŁukasz\ufeff')).toBe('Robert Łukasz');
  });

  it.each(['Nguyễn Thị Ánh', 'two\nlines\tand a tab', "O'Brien-Núñez", ''])('leaves %j as it is', (text) => {
    expect(stripInvisible(text)).toBe(text);
  });
});
