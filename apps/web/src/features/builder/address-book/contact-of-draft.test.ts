import type { SavedContact } from '@paperwage/api-contract';
import { describe, expect, it } from 'vitest';
import type { ContactPlaces } from '../kind/contact-places.ts';
import { contactIn, isSameContact, withContact } from './contact-of-draft.ts';

const places: ContactPlaces = {
  kind: 'client',
  who: 'client',
  name: 'to.name',
  streetAddress1: 'to.address1',
  city: 'to.city',
  state: 'to.state',
  zipCode: 'to.zip',
};
const draft = { to: { name: ' Bright Harbor ', address1: '', city: 'Salem', state: '', zip: '' }, notes: 'kept' };
const contact: SavedContact = {
  id: '019aa0d0-0000-7000-8000-000000000000',
  kind: 'client',
  name: 'Bright Harbor Bakery',
  email: 'b@example.com',
  phone: '',
  streetAddress1: '1 Pier',
  streetAddress2: '',
  city: '',
  state: 'OR',
  zipCode: '97301',
  taxNumber: '',
  updatedAt: 1,
};

describe('the address book and a draft', () => {
  it('reads of a draft what it says, and nothing of what it has no place for', () => {
    expect(contactIn(draft, places)).toMatchObject({ kind: 'client', name: 'Bright Harbor', email: '', city: 'Salem' });
  });

  it('fills in what the book knows and leaves the rest alone', () => {
    expect(withContact(draft, places, contact)).toEqual({
      to: { name: 'Bright Harbor Bakery', address1: '1 Pier', city: 'Salem', state: 'OR', zip: '97301' },
      notes: 'kept',
    });
  });

  it('takes the last four digits of a number for the same number, and never loses the others', () => {
    const numbered = { ...places, taxNumber: 'number' };
    const known = { ...contact, taxNumber: 'XXX-XX-4821' };
    const filled = withContact({ ...draft, number: '412-68-4821' }, numbered, known) as { number: string };
    expect(filled.number).toBe('412-68-4821');
    expect((withContact({ ...draft, number: '' }, numbered, known) as { number: string }).number).toBe('XXX-XX-4821');
    const whole = { ...contact, taxNumber: '412-68-4821' };
    expect(isSameContact(whole, { ...contact, taxNumber: 'XXX-XX-4821' }, numbered)).toBe(true);
    expect(isSameContact(whole, { ...contact, taxNumber: 'XXX-XX-4822' }, numbered)).toBe(false);
    expect(isSameContact(known, { ...contact, taxNumber: '412-68-4821' }, numbered)).toBe(false);
  });

  it('keeps how the documents of an employer print, once that was chosen', () => {
    const employer: ContactPlaces = { ...places, kind: 'employer', printing: ['paperSize', 'checkRightMm'] };
    const chosen = { ...draft, paperSize: 'a4', checkRightMm: '', checkDownMm: '2.0' };
    const said = contactIn(chosen, employer);
    expect(said).toMatchObject({ paperSize: 'a4', checkRightMm: '' });
    expect(said).not.toHaveProperty('checkDownMm');
    expect(contactIn(draft, employer)).not.toHaveProperty('paperSize');
    const known: SavedContact = { ...contact, paperSize: 'a4', checkRightMm: '-1.5' };
    expect(withContact(draft, employer, known)).toMatchObject({ paperSize: 'a4', checkRightMm: '-1.5' });
    expect(withContact(draft, places, known)).not.toHaveProperty('paperSize');
    const filled = withContact({ ...draft, to: { ...draft.to, city: '' } }, employer, known);
    expect(isSameContact(known, contactIn(filled, employer), employer)).toBe(true);
    expect(isSameContact(known, contactIn({ ...filled, paperSize: 'letter' }, employer), employer)).toBe(false);
    // Nothing chosen in the draft changes nothing in the book.
    const {
      paperSize: _,
      checkRightMm: __,
      ...unchosen
    } = filled as typeof filled & Record<'paperSize' | 'checkRightMm', string>;
    expect(isSameContact(known, contactIn(unchosen, employer), employer)).toBe(true);
  });

  it('knows whether there is anything new to save', () => {
    const filled = withContact({ ...draft, to: { ...draft.to, city: '' } }, places, contact);
    expect(isSameContact(contact, contactIn(filled, places), places)).toBe(true);
    expect(isSameContact(contact, contactIn(draft, places), places)).toBe(false);
  });
});
