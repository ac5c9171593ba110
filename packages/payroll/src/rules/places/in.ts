import { calendarDate } from '@paperwage/values';
import type { StatePlaces } from './place-rules.ts';
import type { CountyRow, Notice } from './read-counties.ts';
import { countiesByDate } from './read-counties.ts';

const DEPARTMENT = {
  publisher: 'Indiana Department of Revenue',
  url: 'https://www.in.gov/dor/files/dn01.pdf',
  checked: calendarDate('2026-11-21'),
};

/** The department issues the notice anew when a county changes its rate. */
const NOTICES: readonly Notice[] = [
  {
    from: calendarDate('2022-01-01'),
    source: {
      ...DEPARTMENT,
      title:
        'Departmental Notice #1, How to Compute Withholding for State and County Income Tax, effective January 1, 2022',
    },
    standing: 'official',
    note: 'As recorded by PolicyEngine, which cites the notice; we did not read the original.',
  },
  {
    from: calendarDate('2022-10-01'),
    source: {
      ...DEPARTMENT,
      title:
        'Departmental Notice #1, How to Compute Withholding for State and County Income Tax, effective October 1, 2022',
    },
    standing: 'inferred',
    note: 'As recorded by PolicyEngine; we did not read the original. It keeps averages of the year, from which we derived that the rate changed on October 1.',
  },
  {
    from: calendarDate('2023-01-01'),
    source: {
      ...DEPARTMENT,
      title:
        'Departmental Notice #1, How to Compute Withholding for State and County Income Tax, effective January 1, 2023',
    },
    standing: 'official',
    note: 'As recorded by PolicyEngine, which cites the notice; we did not read the original.',
  },
  {
    from: calendarDate('2023-10-01'),
    source: {
      ...DEPARTMENT,
      title:
        'Departmental Notice #1, How to Compute Withholding for State and County Income Tax, effective October 1, 2023',
    },
    standing: 'inferred',
    note: 'As recorded by PolicyEngine; we did not read the original. It keeps averages of the year, from which we derived that the rate changed on October 1.',
  },
  {
    from: calendarDate('2024-01-01'),
    source: {
      ...DEPARTMENT,
      title:
        'Departmental Notice #1, How to Compute Withholding for State and County Income Tax, effective January 1, 2024',
    },
    standing: 'official',
    note: 'As recorded by PolicyEngine, which cites the notice; we did not read the original.',
  },
  {
    from: calendarDate('2024-10-01'),
    source: {
      ...DEPARTMENT,
      title:
        'Departmental Notice #1, How to Compute Withholding for State and County Income Tax, effective October 1, 2024',
    },
    standing: 'official',
    note: 'As recorded by PolicyEngine; we did not read the original. It keeps averages of the year. Compared with Bloomberg Tax: the four changes of October 1, 2024.',
  },
  {
    from: calendarDate('2025-01-01'),
    source: {
      ...DEPARTMENT,
      title:
        'Departmental Notice #1, How to Compute Withholding for State and County Income Tax, effective January 1, 2025',
    },
    standing: 'official',
    note: 'As recorded by PolicyEngine, which cites the notice; we did not read the original.',
  },
  {
    from: calendarDate('2026-01-01'),
    source: {
      ...DEPARTMENT,
      title:
        'Departmental Notice #1, How to Compute Withholding for State and County Income Tax, effective January 1, 2026 (R46)',
    },
    standing: 'official',
    note: 'Compared with two other records of the notice: all 92 rates.',
  },
  {
    from: calendarDate('2026-10-01'),
    source: {
      ...DEPARTMENT,
      title:
        'Departmental Notice #1, How to Compute Withholding for State and County Income Tax, effective October 1, 2026 (R47)',
    },
    standing: 'official',
    note: 'Compared with ELGUEDDARI/statelinecalc, which marks Boone alone as changed: all 92 rates.',
  },
];

/** Name, number, and the rates in percent. The county is where the employee lived on 1 January. */
const COUNTIES: readonly CountyRow[] = [
  ['Adams', '01', ['2022-01-01', '1.624'], ['2023-10-01', '1.6']],
  ['Allen', '02', ['2022-01-01', '1.48'], ['2024-01-01', '1.59']],
  ['Bartholomew', '03', ['2022-01-01', '1.75']],
  ['Benton', '04', ['2022-01-01', '1.79']],
  ['Blackford', '05', ['2022-01-01', '1.5'], ['2024-01-01', '2.5']],
  ['Boone', '06', ['2022-01-01', '1.5'], ['2022-10-01', '1.7'], ['2026-10-01', '1.71']],
  ['Brown', '07', ['2022-01-01', '2.5234']],
  ['Carroll', '08', ['2022-01-01', '2.2733'], ['2026-01-01', '2.4733']],
  ['Cass', '09', ['2022-01-01', '2.95']],
  ['Clark', '10', ['2022-01-01', '2']],
  ['Clay', '11', ['2022-01-01', '2.35']],
  ['Clinton', '12', ['2022-01-01', '2.45'], ['2023-10-01', '2.65']],
  ['Crawford', '13', ['2022-01-01', '1'], ['2024-01-01', '1.65']],
  ['Daviess', '14', ['2022-01-01', '1.5']],
  ['Dearborn', '15', ['2022-01-01', '1.2'], ['2023-10-01', '1.4']],
  ['Decatur', '16', ['2022-01-01', '2.5'], ['2024-10-01', '2.45']],
  ['DeKalb', '17', ['2022-01-01', '2.13']],
  ['Delaware', '18', ['2022-01-01', '1.5']],
  ['Dubois', '19', ['2022-01-01', '1.2']],
  ['Elkhart', '20', ['2022-01-01', '2']],
  ['Fayette', '21', ['2022-01-01', '2.57'], ['2024-10-01', '2.82']],
  ['Floyd', '22', ['2022-01-01', '1.35'], ['2024-01-01', '1.39'], ['2025-01-01', '1.89']],
  ['Fountain', '23', ['2022-01-01', '2.1']],
  ['Franklin', '24', ['2022-01-01', '1.5'], ['2024-01-01', '1.7']],
  ['Fulton', '25', ['2022-01-01', '2.68'], ['2024-10-01', '2.88']],
  ['Gibson', '26', ['2022-01-01', '0.9'], ['2025-01-01', '1.3']],
  ['Grant', '27', ['2022-01-01', '2.55'], ['2026-01-01', '2.75']],
  ['Greene', '28', ['2022-01-01', '1.95'], ['2023-01-01', '2.15'], ['2026-01-01', '2.35']],
  ['Hamilton', '29', ['2022-01-01', '1.1']],
  ['Hancock', '30', ['2022-01-01', '1.94']],
  ['Harrison', '31', ['2022-01-01', '1']],
  ['Hendricks', '32', ['2022-01-01', '1.7']],
  ['Henry', '33', ['2022-01-01', '1.7'], ['2023-10-01', '1.8'], ['2024-10-01', '2.02']],
  ['Howard', '34', ['2022-01-01', '1.75'], ['2024-01-01', '1.95'], ['2026-01-01', '2.35']],
  ['Huntington', '35', ['2022-01-01', '1.95']],
  ['Jackson', '36', ['2022-01-01', '2.1']],
  ['Jasper', '37', ['2022-01-01', '2.864']],
  ['Jay', '38', ['2022-01-01', '2.45'], ['2025-01-01', '2.5']],
  ['Jefferson', '39', ['2022-01-01', '0.9'], ['2024-01-01', '1.03']],
  ['Jennings', '40', ['2022-01-01', '2.5']],
  ['Johnson', '41', ['2022-01-01', '1.2'], ['2022-10-01', '1.4']],
  ['Knox', '42', ['2022-01-01', '1.2'], ['2022-10-01', '1.7']],
  ['Kosciusko', '43', ['2022-01-01', '1']],
  ['LaGrange', '44', ['2022-01-01', '1.65']],
  ['Lake', '45', ['2022-01-01', '1.5']],
  ['LaPorte', '46', ['2022-01-01', '0.95'], ['2022-10-01', '1.45']],
  ['Lawrence', '47', ['2022-01-01', '1.75']],
  ['Madison', '48', ['2022-01-01', '2.25']],
  ['Marion', '49', ['2022-01-01', '2.02']],
  ['Marshall', '50', ['2022-01-01', '1.25']],
  ['Martin', '51', ['2022-01-01', '2.5']],
  ['Miami', '52', ['2022-01-01', '2.54']],
  ['Monroe', '53', ['2022-01-01', '1.345'], ['2022-10-01', '2.035'], ['2025-01-01', '2.14']],
  ['Montgomery', '54', ['2022-01-01', '2.3'], ['2023-01-01', '2.65']],
  ['Morgan', '55', ['2022-01-01', '2.72']],
  ['Newton', '56', ['2022-01-01', '1']],
  ['Noble', '57', ['2022-01-01', '1.75']],
  ['Ohio', '58', ['2022-01-01', '1.5'], ['2024-01-01', '2']],
  ['Orange', '59', ['2022-01-01', '1.75']],
  ['Owen', '60', ['2022-01-01', '2.5']],
  ['Parke', '61', ['2022-01-01', '2.65']],
  ['Perry', '62', ['2022-01-01', '1.81'], ['2023-01-01', '1.4']],
  ['Pike', '63', ['2022-01-01', '0.75'], ['2024-01-01', '1.2']],
  ['Porter', '64', ['2022-01-01', '0.5']],
  ['Posey', '65', ['2022-01-01', '1.25'], ['2024-01-01', '1.45']],
  ['Pulaski', '66', ['2022-01-01', '2.85']],
  ['Putnam', '67', ['2022-01-01', '2.1'], ['2024-01-01', '2.3']],
  ['Randolph', '68', ['2022-01-01', '3']],
  ['Ripley', '69', ['2022-01-01', '1.38'], ['2024-01-01', '2.38']],
  ['Rush', '70', ['2022-01-01', '2.1'], ['2025-01-01', '2.15']],
  ['St. Joseph', '71', ['2022-01-01', '1.75']],
  ['Scott', '72', ['2022-01-01', '2.16']],
  ['Shelby', '73', ['2022-01-01', '1.6'], ['2026-01-01', '1.7']],
  ['Spencer', '74', ['2022-01-01', '0.8']],
  ['Starke', '75', ['2022-01-01', '1.71']],
  ['Steuben', '76', ['2022-01-01', '1.79'], ['2024-01-01', '1.99']],
  ['Sullivan', '77', ['2022-01-01', '1.7']],
  ['Switzerland', '78', ['2022-01-01', '1.25'], ['2025-01-01', '1.45']],
  ['Tippecanoe', '79', ['2022-01-01', '1.28']],
  ['Tipton', '80', ['2022-01-01', '2.6']],
  ['Union', '81', ['2022-01-01', '2'], ['2026-01-01', '2.75']],
  ['Vanderburgh', '82', ['2022-01-01', '1.2'], ['2023-10-01', '1.25']],
  ['Vermillion', '83', ['2022-01-01', '1.5']],
  ['Vigo', '84', ['2022-01-01', '2']],
  ['Wabash', '85', ['2022-01-01', '2.9']],
  ['Warren', '86', ['2022-01-01', '2.12']],
  ['Warrick', '87', ['2022-01-01', '1']],
  ['Washington', '88', ['2022-01-01', '2']],
  ['Wayne', '89', ['2022-01-01', '1.25']],
  ['Wells', '90', ['2022-01-01', '2.1']],
  ['White', '91', ['2022-01-01', '2.32']],
  ['Whitley', '92', ['2022-01-01', '1.6829']],
];

export const indiana: StatePlaces = {
  state: 'IN',
  places: countiesByDate(COUNTIES, NOTICES),
  counties: {
    unnamed: 'Indiana county tax',
    method: {
      source: {
        ...DEPARTMENT,
        title: 'Departmental Notice #1, How to Compute Withholding for State and County Income Tax',
      },
      standing: 'official',
      note: 'The example of the notice: 473.08 is taxed by the state and, at 1%, 4.73 by the county.',
    },
    orByWork: true,
  },
};
