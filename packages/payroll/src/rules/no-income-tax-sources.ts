import type { CalendarDate, StateCode } from '@paperwage/values';
import { calendarDate } from '@paperwage/values';
import type { StateIncomeTaxRules, StateRules } from './state-rules.ts';

/** The states that don't tax wages, with where each says so. None changed in the years we cover. */
const NO_INCOME_TAX = {
  AK: {
    method: 'none',
    source: {
      publication: 'Personal Income: Alaska has had no individual income tax since AS 43.20 was repealed in 1980',
      publisher: 'Alaska Department of Revenue, Tax Division',
      url: 'https://tax.alaska.gov/programs/programs/index.aspx?10001',
      checked: calendarDate('2026-11-21'),
    },
    standing: 'official',
  },
  FL: {
    method: 'none',
    source: {
      publication: 'The State of Florida does not have a personal income tax',
      publisher: 'Florida Department of Revenue',
      url: 'https://floridarevenue.com/faq/Pages/FAQDetails.aspx?FAQID=1466',
      checked: calendarDate('2026-11-21'),
    },
    standing: 'official',
  },
  NV: {
    method: 'none',
    source: {
      publication: 'Income Tax in Nevada',
      publisher: 'Nevada Department of Taxation',
      url: 'https://tax.nv.gov/about-nevada-department-of-taxation/income-tax-in-nevada/',
      checked: calendarDate('2026-11-21'),
    },
    standing: 'official',
  },
  NH: {
    method: 'none',
    source: {
      publication: 'RSA chapter 77, Taxation of Incomes',
      publisher: 'New Hampshire General Court',
      url: 'https://www.gencourt.state.nh.us/rsa/html/V/77/77-mrg.htm',
      checked: calendarDate('2026-11-21'),
    },
    standing: 'official',
    note: 'The chapter taxed interest and dividends through 2024 and was repealed starting in 2025. It never taxed wages.',
  },
  SD: {
    method: 'none',
    source: {
      publication: 'Individual Taxes',
      publisher: 'South Dakota Department of Revenue',
      url: 'https://dor.sd.gov/individuals/taxes/',
      checked: calendarDate('2026-11-21'),
    },
    standing: 'official',
  },
  TN: {
    method: 'none',
    source: {
      publication: 'Hall Income Tax',
      publisher: 'Tennessee Department of Revenue',
      url: 'https://www.tn.gov/revenue/taxes/hall-income-tax.html',
      checked: calendarDate('2026-11-21'),
    },
    standing: 'official',
    note: 'The Hall tax applied to interest and dividends, never to wages, and ended with 2020.',
  },
  TX: {
    method: 'none',
    source: {
      publication: 'Texas Constitution',
      table: 'article VIII, section 24-a',
      publisher: 'Texas Legislature',
      url: 'https://statutes.capitol.texas.gov/Docs/CN/htm/CN.8.htm',
      checked: calendarDate('2026-11-21'),
    },
    standing: 'official',
  },
  WA: {
    method: 'none',
    source: {
      publication: 'Income tax',
      publisher: 'Washington State Department of Revenue',
      url: 'https://dor.wa.gov/taxes-rates/income-tax',
      checked: calendarDate('2026-11-21'),
    },
    standing: 'official',
    note: 'A tax on income above $1,000,000 begins in 2028. Premiums for paid leave and WA Cares are not income tax.',
  },
  WY: {
    method: 'none',
    source: {
      publication: 'Excise, mineral and property taxes are the taxes the department administers',
      publisher: 'Wyoming Department of Revenue',
      url: null,
      checked: calendarDate('2026-11-21'),
    },
    standing: 'official',
  },
} as const satisfies Readonly<Partial<Record<StateCode, StateIncomeTaxRules>>>;

/** One range for each of these states, from and through the dates given. */
export function listNoIncomeTax(from: CalendarDate, to: CalendarDate): readonly StateRules[] {
  const states = Object.keys(NO_INCOME_TAX) as (keyof typeof NO_INCOME_TAX)[];
  return states.map((state) => ({ state, from, to, incomeTax: NO_INCOME_TAX[state] }));
}
