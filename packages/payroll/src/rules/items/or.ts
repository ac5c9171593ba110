import { calendarDate, dollars, percent, unitPrice } from '@paperwage/values';
import type { StateItem, StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const TRANSIT_TAX = {
  publication: 'Statewide Transit Tax',
  publisher: 'Oregon Department of Revenue',
  url: 'https://www.oregon.gov/dor/programs/businesses/pages/statewide-transit-tax.aspx',
  checked: calendarDate('2026-11-21'),
};

const ASSESSMENT_RULE = {
  publication: "OAR 436-070-0010: Workers' Benefit Fund assessment rate",
  publisher: 'Oregon Department of Consumer and Business Services',
  url: 'https://regulations.justia.com/states/oregon/chapter-436/division-70/section-436-070-0010/',
  checked: calendarDate('2026-11-21'),
};

const PAID_LEAVE = {
  publication: 'Paid Leave Oregon: contributions',
  publisher: 'Oregon Employment Department',
  url: null,
  checked: calendarDate('2026-11-21'),
};

const COST_SUMMARY = {
  publication: "Workers' compensation cost summary",
  edition: 'effective January 1, 2026',
  publisher: 'Oregon Department of Consumer and Business Services',
  url: 'https://www.oregon.gov/dcbs/reports/cost/pages/workers-compensation-cost-summary.aspx',
  checked: calendarDate('2026-11-21'),
};

const benefitFund2022: StateItem = {
  tax: 'workersCompensation',
  title: 'Oregon Workers Benefit Fund',
  method: 'perHour',
  price: unitPrice(0.011),
  source: ASSESSMENT_RULE,
  standing: 'official',
  note: 'Half of 2.2 cents an hour. If hours aren’t recorded, the rule counts 40 a week, or 173.33 a month.',
};

const benefitFund2024: StateItem = {
  tax: 'workersCompensation',
  title: 'Oregon Workers Benefit Fund',
  method: 'perHour',
  price: unitPrice(0.01),
  source: COST_SUMMARY,
  standing: 'official',
  note: 'Half of 2.0 cents an hour. If hours aren’t recorded, the rule counts 40 a week, or 173.33 a month.',
};

const transit: StateItem = {
  tax: 'transit',
  title: 'Oregon Transit Tax',
  method: 'rateOfWages',
  rate: percent('0.1'),
  source: TRANSIT_TAX,
  standing: 'official',
};

export const orItems: readonly StateItems[] = [
  {
    state: 'OR',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    items: [benefitFund2022, transit],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'OR',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    items: [
      benefitFund2022,
      {
        tax: 'familyLeave',
        title: 'Oregon Paid Leave',
        method: 'rateToWageBase',
        rate: percent('0.6'),
        wageBase: dollars(132_900),
        source: {
          publication: 'What are Paid Leave Oregon contributions?',
          publisher: 'Oregon Employment Department',
          url: 'https://paidleavecontact.oregon.gov/hc/en-us/articles/7385816752279-What-are-Paid-Leave-Oregon-contributions-and-when-do-they-begin-',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
        note: '60% of 1%. An employer may pay part or all of it instead.',
      },
      transit,
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'OR',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    items: [
      benefitFund2024,
      {
        tax: 'familyLeave',
        title: 'Oregon Paid Leave',
        method: 'rateToWageBase',
        rate: percent('0.6'),
        wageBase: dollars(168_600),
        source: PAID_LEAVE,
        standing: 'secondary',
        takenFrom: [
          { record: 'an employers’ association', figures: 'the wage limit' },
          { record: 'a payroll company', figures: 'the wage limit' },
        ],
        note: '60% of 1%. An employer may pay part or all of it instead.',
      },
      transit,
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'OR',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [
      benefitFund2024,
      {
        tax: 'familyLeave',
        title: 'Oregon Paid Leave',
        method: 'rateToWageBase',
        rate: percent('0.6'),
        wageBase: dollars(176_100),
        source: PAID_LEAVE,
        standing: 'secondary',
        takenFrom: [
          { record: 'an employers’ association', figures: 'the wage limit' },
          { record: 'a payroll company', figures: 'the wage limit' },
        ],
        note: '60% of 1%. An employer may pay part or all of it instead.',
      },
      transit,
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'OR',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      {
        tax: 'workersCompensation',
        title: 'Oregon Workers Benefit Fund',
        method: 'perHour',
        price: unitPrice(0.009),
        source: COST_SUMMARY,
        standing: 'official',
        note: 'Half of 1.8 cents an hour. If hours aren’t recorded, the rule counts 40 a week, or 173.33 a month.',
      },
      {
        tax: 'familyLeave',
        title: 'Oregon Paid Leave',
        method: 'rateToWageBase',
        rate: percent('0.6'),
        wageBase: dollars(184_500),
        source: PAID_LEAVE,
        standing: 'official',
        note: '60% of 1%. An employer may pay part or all of it instead.',
      },
      {
        ...transit,
        note: 'An increase to 0.2% for 2026 went to the voters, who rejected it on May 19, 2026.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
