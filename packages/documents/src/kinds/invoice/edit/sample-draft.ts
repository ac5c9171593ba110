import type { DraftContext } from '../../../drafts/draft-context.ts';
import { newId } from '../../../drafts/draft-context.ts';
import { emptyInvoiceDraft, emptyItem } from './empty-draft.ts';
import type { InvoiceDraft } from '../schema.ts';

/** The mark of the fictional sample company, a white leaf on green: a PNG of 64 by 64 pixels, 8-bit RGB. */
const SAMPLE_LOGO =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAC+UlEQVR42t1aTShEURS+ezs7Kzs7Oys7KxZKNjZmg7JggSaRpNTMYkosSEmx' +
  'sDCLIWksJBYWJAqpSaFmwUJTQpFY8L2uzJs3b8Z75573d29nY7z37ve9d8+53zn3iG+mcf9UyJ4fT2VWYouJpsn+hnh3TW/rn+FP/Ih/4QJc' +
  'hou55hWK95/c5sbSS43jPWa4Tgy34EbcHgyBl/e3mZ00AbctEzwKD/SJAGZKbq3VDXaqQzcbHojHEmi4I7B0sM0O3UIDU3hC4O7xoSU57B10' +
  's2EiTMdJYP1ov7a/3R/00jAdJuUhgFjhJ3SzYWolAh9fnx2zE0GhlwYAgEEhEAb0TjhUJBAS9H8c3BEIcN279QdhG3PChl6abVwS5fHe54jp' +
  'KraW7w9WAr7tVuQ9rhoBbONhRi/NojWEWaV5qnMY9ZJZ8xUJQAyGH700QLUSiMrrL/8IvwSQUvgMonl6sG85hXe5eXpI8D0ALiHAkls5iSFA' +
  'fHh9aZEG4EDI44oEkJh6ihvp/PzuRuH1uZIcoLmfzKeFp8KhLTWK9/2vJMZaIosL4dH6wRJ3Al0OXEyrBhgE7p8K7Bs+FozzpBb+QJ4L4EX2' +
  '/JgRfUO8+yJ/4yorx4ciTwfwYiqzwuisVTyV14OlAbyILSYCRE92AGkALzCxOvr6oS4aekUPBHhhqcLSjFziVFQAAC/8KX5UGuoRXKiHHXJd' +
  'liUACt70wtVgyf4EY27hanCVDpSceGB1jny8wBI8DCdWCaN7V2c0AjT1Zh9GyRsZNE/1qmWlAaXEtfcbGxlZSkAqE9DjozFKL0NKkGPZyNoC' +
  'wXF5q2aGmCNv5m41M6NqLJHT5O0Qiaxzwayi2P5JaMgppZOECyseruJpvZqe1Oce8ragIUuBGx7idaWjmNTTVpFsHTAb1gl0tT9lpZKySiCF' +
  'LUWzFrYiX1qMfHFXh/J65A84dDhi0uGQL/LHrDocdOvQaqBDs0fk2210aHjSpOVMh6Y/HdouNWl81aH1WJPm7/C03/8A/nN7IrgBvMgAAAAA' +
  'SUVORK5CYII=';

const ITEMS = [
  {
    description: 'Planting plan, revised',
    details: 'Sheet set of 4, with irrigation zones',
    qty: '1',
    rate: '1,850.00',
  },
  { description: 'Native shrubs, 5 gal', details: '', qty: '42', rate: '38.50' },
  { description: 'Crew time', details: 'Two gardeners, November 9 to 13', qty: '64', rate: '55.00' },
  { description: 'Basalt gravel, delivered', details: '', qty: '3.5', rate: '96.00' },
] as const;

/** A fictional company and client, with everything filled in, dated `today`. Sales tax is 6.5% in Butler County, Ohio. */
export function sampleInvoiceDraft(context: DraftContext): InvoiceDraft {
  return {
    ...emptyInvoiceDraft(context),
    logo: SAMPLE_LOGO,
    from: {
      name: 'Fernhill Garden Design',
      email: 'hello@fernhill.example',
      address1: '58 Orchard Street',
      address2: '',
      city: 'Hamilton',
      state: 'OH',
      zip: '45011',
      phone: '(513) 555-0186',
      businessNumber: '09-204418',
    },
    to: {
      name: 'Łukasz Hernández',
      email: 'lukasz@harborview.example',
      address1: 'Harbor View Condominiums',
      address2: '1200 Riverfront Plaza, Suite 410',
      city: 'Hamilton',
      state: 'OH',
      zip: '45011',
      phone: '(513) 555-0127',
    },
    number: 'INV-20418',
    terms: '30',
    taxRate: '6.5',
    taxLabel: 'Sales tax',
    discountType: 'percent',
    discountRate: '5',
    items: ITEMS.map((item) => ({ ...emptyItem(newId(context.random)), ...item })),
    paidAmount: '1,000.00',
    payLink: 'https://pay.fernhill.example/inv-20418',
    notes: 'Thank you for the quick decision on the stone. The third stage starts in March, weather permitting.',
  };
}
