/** The text of `packages/payroll/src/rules/<year>/us.ts`, arranged as the files of the years before. */
import { deriveSchedules, STATUSES } from './derive-schedules.mjs';

const IRS = 'Internal Revenue Service';
const NOT_READ = 'Derived from the standard deduction of the year. We did not read the printed tables.';
const HALF_DOLLARS =
  'Thresholds that end in 50 cents are printed rounded up, so a base may be up to 18 cents off from what its threshold gives.';

/**
 * The file of a year from its published figures, and from the rules of the year before for what the law does not index.
 * `checked` is the day the figures were read. `compared` is the day every group was compared with the printed
 * publications; until then what they would confirm is `inferred`, and says so.
 */
export function writeRules({ inputs, before, checked, compared }) {
  const { year } = inputs;
  const adjustment = dollarsOf(before.worksheet1A.adjustment);
  const schedules = deriveSchedules(inputs, adjustment);
  const sources = sourcesOf(inputs, before, { checked, compared });
  return `import { calendarDate, dollars, percent } from '@paperwage/values';
import type { FederalRules } from '../federal-rules.ts';

export const us${year} = {
  from: calendarDate('${year}-01-01'),
  to: calendarDate('${year}-12-31'),
  standardSchedules: {
${schedulesText(schedules.standardSchedules)}${sources.standardSchedules}
  },
  step2Schedules: {
${schedulesText(schedules.step2Schedules)}${sources.step2Schedules}
  },
  worksheet1A: {
    adjustment: { ${STATUSES.map((status) => `${status}: ${amount(before.worksheet1A.adjustment[status])}`).join(', ')} },
    allowance: ${amount(before.worksheet1A.allowance)},
${sources.worksheet1A}
  },
  nonresidentAlien: {
${nonresidentAlienText(inputs.standardDeduction.single, before.worksheet1A.allowance / 100)}${sources.nonresidentAlien}
  },
  w4Step3: {
    perChildUnder17: ${amount(inputs.perChildUnder17 * 100)},
    perOtherDependent: ${amount(inputs.perOtherDependent * 100)},
${sources.w4Step3}
  },
  supplemental: {
    rate: ${rate(before.supplemental.rate)},
    threshold: ${amount(before.supplemental.threshold)},
    rateAboveThreshold: ${rate(before.supplemental.rateAboveThreshold)},
${sources.supplemental}
  },
  socialSecurity: {
    rate: ${rate(before.socialSecurity.rate)},
    wageBase: ${amount(inputs.socialSecurityWageBase * 100)},
${sources.socialSecurity}
  },
  medicare: {
    rate: ${rate(before.medicare.rate)},
    additionalRate: ${rate(before.medicare.additionalRate)},
    additionalThreshold: ${amount(before.medicare.additionalThreshold)},
${sources.medicare}
  },
} satisfies FederalRules;
`;
}

/** Where each group is written, as lines of the file. */
function sourcesOf({ year, revenueProcedure }, before, { checked, compared }) {
  const publications = publicationsOf(year);
  const procedure = {
    publication: `Rev. Proc. ${revenueProcedure}`,
    table: `tax tables, standard deduction and child tax credit for ${year}`,
    publisher: IRS,
    url: `https://www.irs.gov/pub/irs-drop/rp-${revenueProcedure.slice(2)}.pdf`,
  };
  const group = (name, inferredFrom, why, note) => {
    if (compared) return sourceText(publications[name], compared, 'official', note);
    const notYet = `${why} Not yet compared with ${printed(publications[name])}.`;
    return sourceText(inferredFrom, inferredFrom.checked ?? checked, 'inferred', note ? `${notYet} ${note}` : notYet);
  };
  const derived =
    'Derived from the brackets and standard deductions by the rule that gives the printed rows of 2024 to 2026.';
  return {
    standardSchedules: group('standardSchedules', procedure, derived),
    step2Schedules: group('step2Schedules', procedure, derived, HALF_DOLLARS),
    worksheet1A: group('worksheet1A', before.worksheet1A.source, 'The same in every edition from 2020 on.'),
    nonresidentAlien: sourceText(publications.nonresidentAlien, checked, 'inferred', NOT_READ),
    w4Step3: group('w4Step3', procedure, 'The credits of the law.'),
    supplemental: group('supplemental', before.supplemental.source, 'Set by law and not indexed.'),
    socialSecurity: sourceText(publications.socialSecurity, compared ?? checked, 'official'),
    medicare: group('medicare', before.medicare.source, 'Set by law and not indexed.', before.medicare.note),
  };
}

function publicationsOf(year) {
  const edition = String(year);
  const p15t = {
    publication: 'Publication 15-T',
    edition,
    publisher: IRS,
    url: 'https://www.irs.gov/publications/p15t',
  };
  const p15 = { publication: 'Publication 15', edition, publisher: IRS, url: 'https://www.irs.gov/publications/p15' };
  const tables = {
    ...p15t,
    table: 'Worksheet 1A and Percentage Method Tables for Automated Payroll Systems',
  };
  return {
    standardSchedules: tables,
    step2Schedules: tables,
    worksheet1A: { ...p15t, table: 'Worksheet 1A, lines 1g and 1k' },
    nonresidentAlien: {
      ...p15t,
      table: 'Withholding Adjustment for Nonresident Alien Employees, Tables 1 and 2',
      url: 'https://www.irs.gov/pub/irs-pdf/p15t.pdf',
    },
    w4Step3: {
      publication: 'Form W-4',
      edition,
      table: 'step 3',
      publisher: IRS,
      url: 'https://www.irs.gov/pub/irs-pdf/fw4.pdf',
    },
    supplemental: { ...p15, table: 'section 7, Supplemental Wages' },
    socialSecurity: {
      publication: 'Contribution and Benefit Base',
      publisher: 'Social Security Administration',
      url: 'https://www.ssa.gov/oact/cola/cbb.html',
    },
    medicare: { ...p15, table: 'section 9, Withholding From Employees’ Wages' },
  };
}

function printed({ publication, edition }) {
  return edition === undefined ? publication : `${publication} (${edition})`;
}

function sourceText({ publication, edition, table, publisher, url }, checked, standing, note) {
  return [
    '    source: {',
    `      publication: '${publication}',`,
    ...(edition === undefined ? [] : [`      edition: '${edition}',`]),
    ...(table === undefined ? [] : [`      table: '${table}',`]),
    `      publisher: '${publisher}',`,
    `      url: '${url}',`,
    `      checked: calendarDate('${checked}'),`,
    '    },',
    `    standing: '${standing}',`,
    ...(note ? [`    note: '${note}',`] : []),
  ].join('\n');
}

function schedulesText(schedules) {
  return STATUSES.map((status) => {
    const rows = schedules[status].map(
      ({ over, baseCents, percent }) =>
        `      { over: ${amount(over * 100)}, base: ${amount(baseCents)}, rate: percent('${percent}') },\n`,
    );
    return `    ${status}: [\n${rows.join('')}    ],\n`;
  }).join('');
}

const PERIODS = {
  DAILY: 260,
  WEEKLY: 52,
  BI_WEEKLY: 26,
  SEMI_MONTHLY: 24,
  MONTHLY: 12,
  QUARTERLY: 4,
  SEMI_ANNUAL: 2,
  ANNUAL: 1,
};

/** The standard deduction of a single person over the pay periods, to a dime; that of Table 1 is an allowance less. */
function nonresidentAlienText(standardDeduction, allowance) {
  const table = (name, yearly) => {
    const rows = Object.entries(PERIODS).map(
      ([frequency, periods]) => `      ${frequency}: ${amount(Math.round((yearly * 10) / periods) * 10)},\n`,
    );
    return `    ${name}: {\n${rows.join('')}    },\n`;
  };
  return table('table1', standardDeduction - allowance) + table('table2', standardDeduction);
}

/** `dollars(8_077.5)` */
function amount(cents) {
  const [whole, part] = String(cents / 100).split('.');
  return `dollars(${whole.replace(/\B(?=(\d{3})+$)/g, '_')}${part === undefined ? '' : `.${part}`})`;
}

/** `percent('1.45')` of parts per million. */
function rate(partsPerMillion) {
  return `percent('${partsPerMillion / 10_000}')`;
}

function dollarsOf(amounts) {
  return Object.fromEntries(Object.entries(amounts).map(([status, cents]) => [status, cents / 100]));
}
