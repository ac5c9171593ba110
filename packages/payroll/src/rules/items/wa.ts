import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateItem, StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const INDUSTRIAL_INSURANCE = {
  publication: 'Industrial insurance: rates for workers’ compensation',
  publisher: 'Washington Department of Labor & Industries',
  url: 'https://lni.wa.gov/insurance/rates-risk-classes/',
  checked: calendarDate('2026-11-21'),
};

const PREMIUM_RATE = {
  publication: 'Paid Family and Medical Leave premium rate',
  edition: '2023',
  publisher: 'Washington Employment Security Department',
  url: 'https://paidleave.wa.gov/estimate-your-paid-leave-payments/',
  checked: calendarDate('2026-11-21'),
};

const WA_CARES = {
  publication: 'WA Cares Fund premiums',
  publisher: 'Washington Employment Security Department',
  url: 'https://paidleave.wa.gov/estimate-your-paid-leave-payments/',
  checked: calendarDate('2026-11-21'),
};

const PREMIUMS = {
  publication: 'Premiums',
  publisher: 'Washington Employment Security Department',
  url: 'https://paidleave.wa.gov/help-center/employers/premiums/',
  checked: calendarDate('2026-11-21'),
};

/** WA Cares begins in July, which ends the list before it. The other premiums continue. */
const ALL_OF_2023 = { from: calendarDate('2023-01-01'), to: calendarDate('2023-12-31') };

const industrialInsurance: StateItem = {
  tax: 'workersCompensation',
  title: 'Washington workers’ comp (L&I)',
  method: 'electedPerHour',
  election: 'waWorkersCompensationRate',
  source: INDUSTRIAL_INSURANCE,
  standing: 'official',
  note: 'The rate depends on the employer’s risk class and record. It’s on the employer’s annual rate notice.',
};

const industrialInsurance2023: StateItem = {
  tax: 'workersCompensation',
  title: 'Washington workers’ comp (L&I)',
  inForce: ALL_OF_2023,
  method: 'electedPerHour',
  election: 'waWorkersCompensationRate',
  source: INDUSTRIAL_INSURANCE,
  standing: 'official',
  note: 'The rate depends on the employer’s risk class and record. It’s on the employer’s annual rate notice.',
};

const familyLeave2023: StateItem = {
  tax: 'familyLeave',
  title: 'Washington PFML',
  inForce: ALL_OF_2023,
  method: 'shareOfPremium',
  rate: percent('0.8'),
  employeeShare: percent('72.76'),
  wageBase: dollars(160_200),
  withoutTips: true,
  source: PREMIUM_RATE,
  standing: 'secondary',
  comparedWith: [{ record: 'the department’s press releases' }],
  note: 'It’s the same with fewer than 50 employees. An employer may pay part or all of it instead.',
};

const waCares: StateItem = {
  tax: 'named:WA Cares',
  title: 'WA Cares',
  method: 'rateOfWages',
  rate: percent('0.58'),
  source: WA_CARES,
  standing: 'official',
  note: 'On all wages, with no cap. We don’t ask about an exemption the state has granted.',
};

export const waItems: readonly StateItems[] = [
  {
    state: 'WA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    items: [
      industrialInsurance,
      {
        tax: 'familyLeave',
        title: 'Washington PFML',
        method: 'shareOfPremium',
        rate: percent('0.6'),
        employeeShare: percent('73.22'),
        wageBase: dollars(147_000),
        withoutTips: true,
        source: {
          publication: 'Washington Paid Family & Medical Leave premium to increase in 2023',
          table: 'with the 2022 share',
          publisher: 'Baxter Law International',
          url: 'https://baxterlawintl.com/wapaidfamilyandmedicalleave2023/',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'secondary',
        comparedWith: [{ record: 'the department’s press releases' }],
        note: 'It’s the same with fewer than 50 employees. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'WA',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-06-30'),
    items: [industrialInsurance2023, familyLeave2023],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'WA',
    from: calendarDate('2023-07-01'),
    to: calendarDate('2023-12-31'),
    items: [industrialInsurance2023, familyLeave2023, waCares],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'WA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    items: [
      industrialInsurance,
      {
        tax: 'familyLeave',
        title: 'Washington PFML',
        method: 'shareOfPremium',
        rate: percent('0.74'),
        employeeShare: percent('71.43'),
        wageBase: dollars(168_600),
        withoutTips: true,
        source: {
          publication: 'Premiums estimator',
          publisher: 'Washington Employment Security Department',
          url: 'https://paidleave.wa.gov/estimate-your-paid-leave-payments/',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
        note: 'It’s the same with fewer than 50 employees. An employer may pay part or all of it instead.',
      },
      waCares,
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'WA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [
      industrialInsurance,
      {
        tax: 'familyLeave',
        title: 'Washington PFML',
        method: 'shareOfPremium',
        rate: percent('0.92'),
        employeeShare: percent('71.52'),
        wageBase: dollars(176_100),
        withoutTips: true,
        source: PREMIUMS,
        standing: 'secondary',
        comparedWith: [{ record: 'a press release from the department' }, { record: 'two payroll companies' }],
        note: 'It’s the same with fewer than 50 employees. An employer may pay part or all of it instead.',
      },
      waCares,
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'WA',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      industrialInsurance,
      {
        tax: 'familyLeave',
        title: 'Washington PFML',
        method: 'shareOfPremium',
        rate: percent('1.13'),
        employeeShare: percent('71.43'),
        wageBase: dollars(184_500),
        withoutTips: true,
        source: PREMIUMS,
        standing: 'secondary',
        comparedWith: [{ record: 'a press release from the department' }, { record: 'two payroll companies' }],
        note: 'It’s the same with fewer than 50 employees. An employer may pay part or all of it instead.',
      },
      waCares,
    ],
    ...LIST_OF_PROGRAMS,
  },
];
