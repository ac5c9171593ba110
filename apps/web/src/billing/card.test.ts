import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { brandOf, checkCard, codePlace, formatCardNumber, formatExpiration, tokenizableCard } from './card.ts';

const TODAY = calendarDate('2026-11-23');
const GOOD = { cardNumber: '4242 4242 4242 4242', expiration: '08/29', cvc: '123' };

describe('the brand of a card', () => {
  it.each([
    ['42', 'Visa'],
    ['4242 42', 'Visa'],
    ['5555-55', 'Mastercard'],
    ['3782', 'American Express'],
    ['6011 1', 'Discover'],
  ])('is known from %s on', (typed, name) => {
    expect(brandOf(typed)?.name).toBe(name);
  });

  it.each(['', ' ', '4', '0000', '9999', 'visa', '4a42'])('is not found for “%s”', (typed) => {
    expect(brandOf(typed)).toBeUndefined();
  });

  it('says where its security code is', () => {
    expect(codePlace(brandOf('378282246310005'))).toBe('4 digits on the front');
    expect(codePlace(undefined)).toBe('3 digits on the back');
  });
});

describe('what is typed', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['4242-4242', '4242 4242'],
    ['12ab ', '12ab'],
  ])('is written in the groups of its brand: %s', (typed, written) => {
    expect(formatCardNumber(typed)).toBe(written);
  });

  it.each([
    ['8/29', '08/29'],
    ['0829', '08/29'],
    ['08-2029', '08/29'],
    ['08 / 29', '08/29'],
    ['13/29', '13/29'],
    ['8', '8'],
  ])('is written as a month and year: %s', (typed, written) => {
    expect(formatExpiration(typed)).toBe(written);
  });
});

describe('a card', () => {
  it('is sent with its digits alone, its month as MM-20YY and its brand', () => {
    expect(checkCard(GOOD, TODAY)).toEqual({});
    expect(tokenizableCard(GOOD)).toEqual({
      card_number: '4242424242424242',
      cvv: '123',
      expiry: '08-2029',
      brand: 'visa',
    });
  });

  it.each([
    [{ cardNumber: '' }, { cardNumber: 'Enter the card number.' }],
    [{ cardNumber: '9999 9999 9999 9999' }, { cardNumber: 'Credit card brand not found' }],
    [{ cardNumber: '4242 4242 4242 4241' }, { cardNumber: 'Check the card number. A digit is missing or wrong.' }],
    [{ expiration: '' }, { expiration: 'Enter the month and year on the card, such as 08/29.' }],
    [{ expiration: '10/26' }, { expiration: '10/26 is in the past. Check the date, or use another card.' }],
    [{ expiration: '08/99' }, { expiration: 'Check the year. Enter it as on the card, such as 08/29.' }],
    [{ cvc: '12' }, { cvc: 'Enter the 3 digits on the back of the card.' }],
    [{ cardNumber: '3782 822463 10005', cvc: '123' }, { cvc: 'Enter the 4 digits on the front of the card.' }],
  ])('is refused with %o', (typed, errors) => {
    expect(checkCard({ ...GOOD, ...typed }, TODAY)).toEqual(errors);
  });

  it('is good through the last day of its month', () => {
    expect(checkCard({ ...GOOD, expiration: '11/26' }, calendarDate('2026-11-30'))).toEqual({});
  });
});
