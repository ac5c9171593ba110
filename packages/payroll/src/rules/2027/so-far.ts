import { calendarDate, dollars, percent } from '@paperwage/values';
import type { Source } from '../../pay.ts';
import type { Sourced } from '../sourced.ts';
import type { YearSoFar } from '../year-so-far.ts';

const CHECKED = calendarDate('2026-11-23');
const WAGE_BASE = dollars(192_300);

const SOCIAL_SECURITY: Sourced = {
  source: {
    publication: 'Contribution and Benefit Base',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/oact/cola/cbb.html',
    checked: CHECKED,
  },
  standing: 'secondary',
  recordedBy: ['theluckystrike on glama.ai (quoting the determination of October 26, 2026)'],
  note: 'The $192,300 wage base is $184,500 raised by the 4.2% increase in wages, to the nearest $300. Section 3101(a) of the Internal Revenue Code sets the rate.',
};

/** The cap of a program whose law uses the social security wage base. */
const CAP_OF_LEAVE = {
  tax: 'familyLeave',
  wageBase: WAGE_BASE,
  ...SOCIAL_SECURITY,
  standing: 'inferred',
  note: 'The program’s law counts wages up to the social security wage base.',
} as const;

const NEW_JERSEY: Sourced = {
  source: {
    publication: 'Rate information, contributions, and due dates',
    publisher: 'New Jersey Department of Labor and Workforce Development',
    url: 'https://www.nj.gov/labor/ea/employer-services/rate-info/',
    checked: CHECKED,
  },
  standing: 'official',
};

const INDIANA_LAW: Source = {
  publication:
    'Indiana Code 6-3-2-1(b)(8), as recorded in "Many states have lowered their personal income tax rates in 2026"',
  publisher: 'State of Indiana; EY Tax News, 2025-2591',
  url: 'https://taxnews.ey.com/news/2025-2591-many-states-have-lowered-their-personal-income-tax-rates-in-2026',
  checked: CHECKED,
};

const MISSISSIPPI_LAW: Source = {
  publication:
    'Mississippi Code 27-7-5, as recorded in the tax parameters of PolicyEngine US (snapshot of August 19, 2026)',
  publisher: 'State of Mississippi; PolicyEngine',
  url: 'https://github.com/PolicyEngine/policyengine-us',
  checked: CHECKED,
};

const NORTH_CAROLINA_LAW: Source = {
  publication: 'S.L. 2026-41, section 44.1(a)',
  publisher: 'North Carolina General Assembly',
  url: 'https://www.ncleg.gov/EnactedLegislation/SessionLaws/HTML/2025-2026/SL2026-41.html',
  checked: CHECKED,
};

const NY_RATE = {
  publication: 'Paid Family Leave: cost',
  table: 'rate decisions of the Department of Financial Services',
  publisher: 'New York State',
  url: 'https://paidfamilyleave.ny.gov/cost',
  checked: CHECKED,
};

/** Published by November 23, 2026. The Rev. Proc. 2026-35 amounts and the states' withholding tables weren't out. */
export const soFar2027: YearSoFar = {
  from: calendarDate('2027-01-01'),
  to: calendarDate('2027-12-31'),
  federal: {
    socialSecurity: { rate: percent('6.2'), wageBase: WAGE_BASE, ...SOCIAL_SECURITY },
    medicare: {
      rate: percent('1.45'),
      additionalRate: percent('0.9'),
      additionalThreshold: dollars(200_000),
      source: {
        publication: 'Internal Revenue Code, sections 3101(b) and 3102(f)',
        publisher: 'United States Code',
        url: null,
        checked: CHECKED,
      },
      standing: 'inferred',
      note: 'Set by law and not indexed. We found no change for 2027.',
    },
  },
  states: {
    CO: {
      items: [
        {
          tax: 'familyLeave',
          title: 'Colorado FAMLI',
          method: 'rateToWageBase',
          rate: percent('0.43'),
          wageBase: WAGE_BASE,
          source: {
            publication: 'FAMLI premiums',
            publisher: 'Colorado Department of Labor and Employment, FAMLI Division',
            url: 'https://famli.colorado.gov/employers',
            checked: CHECKED,
          },
          standing: 'secondary',
          recordedBy: ['a record quoting the division'],
          note: 'Half of 0.86%. Wages count up to the social security wage base. An employer may pay part or all of it instead.',
        },
      ],
    },
    CT: {
      wageBases: [CAP_OF_LEAVE],
    },
    DE: {
      wageBases: [CAP_OF_LEAVE],
    },
    IN: {
      incomeTax: {
        rate: percent('2.9'),
        source: INDIANA_LAW,
        standing: 'official',
        comparedWith: [{ record: 'a second record quoting the law' }],
        note: 'We didn’t find Departmental Notice #1 for 2027.',
      },
    },
    MA: {
      wageBases: [CAP_OF_LEAVE],
    },
    MD: {
      items: [
        {
          tax: 'familyLeave',
          title: 'Maryland FAMLI',
          method: 'rateToWageBase',
          rate: percent('0.45'),
          wageBase: WAGE_BASE,
          source: {
            publication: 'FAMLI contributions from January 1, 2027',
            publisher: 'Maryland Department of Labor',
            url: null,
            checked: CHECKED,
          },
          standing: 'official',
          recordedBy: ['one public record'],
          comparedWith: [{ record: 'a second record' }],
          note: 'Half of 0.9%. The cap is the social security wage base. Employers with an approved private plan follow other rules.',
        },
      ],
    },
    ME: {
      wageBases: [CAP_OF_LEAVE],
    },
    MN: {
      items: [
        {
          tax: 'familyLeave',
          title: 'Minnesota Paid Leave',
          method: 'rateToWageBase',
          rate: percent('0.44'),
          wageBase: dollars(192_000),
          source: {
            publication: 'Minnesota paid leave premiums won’t increase in 2027',
            publisher: 'FOX 9',
            url: 'https://fox9.com/news/minnesota-paid-leave-premiums-wont-increase-2027',
            checked: CHECKED,
          },
          standing: 'secondary',
          note: 'Half of 0.88%. The cap is the $192,300 social security wage base to the nearest thousand. The department did the same for 2026, when $184,500 became $185,000. An employer may pay part or all of it instead.',
        },
      ],
    },
    MS: {
      incomeTax: {
        scheduleOfAll: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(10_000), base: dollars(0), rate: percent('3.75') },
        ],
        source: MISSISSIPPI_LAW,
        standing: 'official',
        comparedWith: [{ record: 'a second record quoting the law' }],
        note: 'We didn’t find Publication 89-700 for 2027.',
      },
    },
    NC: {
      incomeTax: {
        scheduleOfAll: [{ over: dollars(0), base: dollars(0), rate: percent('3.59') }],
        source: NORTH_CAROLINA_LAW,
        standing: 'inferred',
        note: 'The law sets the return’s tax rate at 3.49%. Form NC-30 has withheld 0.1 percentage points more in every year we cover. We didn’t find the 2027 form.',
      },
    },
    NJ: {
      wageBases: [
        { tax: 'stateDisability', wageBase: dollars(177_100), ...NEW_JERSEY },
        { tax: 'stateUnemployment', wageBase: dollars(46_400), ...NEW_JERSEY },
        { tax: 'familyLeave', wageBase: dollars(177_100), ...NEW_JERSEY },
      ],
    },
    NY: {
      items: [
        {
          tax: 'familyLeave',
          title: 'New York Paid Family Leave',
          method: 'rateToYearlyMaximum',
          rate: percent('0.452'),
          maximum: dollars(451.81),
          source: NY_RATE,
          standing: 'secondary',
          recordedBy: ['a note from one insurance company'],
        },
      ],
    },
    WA: {
      items: [
        {
          tax: 'named:WA Cares',
          title: 'WA Cares',
          method: 'rateOfWages',
          rate: percent('0.58'),
          source: {
            publication: 'WA Cares Fund premium',
            publisher: 'WA Cares Fund',
            url: null,
            checked: CHECKED,
          },
          standing: 'secondary',
          note: 'On all wages, with no cap. We don’t ask about an exemption the state has granted.',
        },
      ],
      wageBases: [CAP_OF_LEAVE],
    },
  },
};
