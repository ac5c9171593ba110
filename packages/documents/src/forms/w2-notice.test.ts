import { describe, expect, it } from 'vitest';
import { editionOf, FORM_YEARS } from './form-edition.ts';
import { w2Editions } from './w2-editions.ts';
import { w2Notice } from './w2-notice.ts';

const codesOf = (year: number) => w2Notice(editionOf(w2Editions, year), year).sections.at(-1)!.paragraphs;
const textOf = (year: number, lead: string) => codesOf(year).find((one) => one.lead === lead)!.text;

describe('the notice to the employee', () => {
  it('says where the amounts of box 12 go, or that they are in other boxes already', () => {
    for (const year of FORM_YEARS) {
      expect(textOf(year, 'W.')).toContain('Form 8889');
      expect(textOf(year, 'T.')).toContain('Form 8839');
      expect(textOf(year, 'Z.')).toContain('20% additional tax');
      for (const code of ['C.', 'V.'])
        expect(textOf(year, code)).toContain('boxes 1, 3 (up to the social security wage base) and 5');
    }
  });

  it('names for whom moving expenses are left out, which is more people from 2026', () => {
    expect(textOf(2025, 'P.')).toBe(
      'Excludable moving expense reimbursements (Armed Forces). Not in boxes 1, 3 and 5.',
    );
    expect(textOf(2026, 'P.')).toContain('(Armed Forces and intelligence community)');
  });

  it('gives SIMPLE plans an amount of their own, and names ages 60 to 63 where the year has them', () => {
    const limits = (year: number) => textOf(year, 'Limits of elective deferrals.');
    expect(limits(2024)).not.toContain('60 to 63');
    expect(limits(2024)).toContain('$7,500.00 more (in SIMPLE plans $3,500.00 more)');
    expect(limits(2025)).toContain(
      '$7,500.00 more, or $11,250.00 more at ages 60 to 63 (in SIMPLE plans $3,500.00 more)',
    );
  });

  it('names the limits of codes G and H and the 15-year rule', () => {
    const text = textOf(2025, 'Limits of elective deferrals.');
    expect(text).toContain('$26,500.00 for section 403(b) plans if you qualify for the 15-year rule');
    expect(text).toContain('code H to $7,000.00');
    expect(text).toContain('last 3 years before retirement age');
  });
});
