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
      expect(textOf(year, 'Z.')).toContain('additional tax of 20% is due');
      for (const code of ['C.', 'V.']) expect(textOf(year, code)).toContain('In boxes 1, 3 and 5 too');
    }
  });

  it('names for whom moving expenses are left out, which is more people from 2026', () => {
    expect(textOf(2025, 'P.')).toBe(
      'Excludable moving expense reimbursements (Armed Forces). Not in boxes 1, 3 and 5.',
    );
    expect(textOf(2026, 'P.')).toContain('(Armed Forces and intelligence community)');
  });

  it('does not give SIMPLE plans the more of other plans, and names ages 60 to 63 where the year has them', () => {
    const limits = (year: number) => textOf(year, 'Limits of elective deferrals.');
    for (const year of FORM_YEARS) expect(limits(year)).toContain('not in SIMPLE plans');
    expect(limits(2024)).not.toContain('60 to 63');
    expect(limits(2025)).toContain('$7,500.00 more, or $11,250.00 more at ages 60 to 63 (not in SIMPLE plans)');
  });
});
