import { calendarDate } from '@paperwage/values';
import type {
  AmountQuestion,
  Choice,
  CountQuestion,
  StateCertificate,
  StatusQuestion,
  TickQuestion,
} from './certificate-rules.ts';
import type { StateFilingStatus } from '../../pay-input/elections.ts';

/** Every pay date we cover. */
const ALWAYS = { from: calendarDate('2022-01-01'), to: calendarDate('2026-12-31') } as const;

const CHECKED = calendarDate('2026-11-21');

/** Two lists of forms say which form each state uses. Its questions come from the form, which we didn't reread. */
const TOLD = {
  standing: 'secondary',
  comparedWith: [{ record: 'two lists of state forms', figures: 'which form the state uses' }],
  note: 'We didn’t reread the form’s wording.',
} as const;

const ADDITIONAL = {
  answer: 'amount',
  election: 'additionalWithholding',
  label: 'Additional amount',
  otherwise: 'We withhold nothing extra.',
} as const satisfies AmountQuestion;

const EXEMPT = {
  answer: 'tick',
  election: 'exempt',
  ticked: true,
  label: 'Exempt from withholding',
  otherwise: 'We withhold tax.',
} as const satisfies TickQuestion;

const SPOUSE_WORKS = {
  answer: 'tick',
  election: 'spouseWorks',
  ticked: true,
  label: 'Both spouses work',
  otherwise: 'Only one spouse works.',
} as const satisfies TickQuestion;

const ALLOWANCES = {
  answer: 'count',
  election: 'allowances',
  label: 'Number of allowances',
  default: 0,
  otherwise: 'We count none.',
} as const satisfies CountQuestion;

const DEPENDENTS = { ...ALLOWANCES, election: 'dependents', label: 'Number of dependents' } as const;

const SINGLE: Choice<StateFilingStatus> = { value: 'single', label: 'Single' };
const SINGLE_RATE: Choice<StateFilingStatus> = {
  value: 'single',
  label: 'Single, or married at the higher single rate',
};
const MARRIED: Choice<StateFilingStatus> = { value: 'married', label: 'Married' };
const JOINTLY: Choice<StateFilingStatus> = { value: 'married', label: 'Married filing jointly' };
const SEPARATELY: Choice<StateFilingStatus> = { value: 'marriedSeparate', label: 'Married filing separately' };
const SINGLE_OR_SEPARATELY: Choice<StateFilingStatus> = {
  value: 'single',
  label: 'Single or married filing separately',
};
const HEAD: Choice<StateFilingStatus> = { value: 'headOfHousehold', label: 'Head of household' };

const STATUS = {
  answer: 'status',
  election: 'filingStatus',
  label: 'Filing status',
  otherwise: 'Same as on Form W-4.',
} as const satisfies Omit<StatusQuestion, 'choices'>;

/** What most forms with a filing status ask. */
const SINGLE_OR_MARRIED = { ...STATUS, choices: [SINGLE_RATE, MARRIED] } as const satisfies StatusQuestion;
const THREE_STATUSES = { ...STATUS, choices: [SINGLE_OR_SEPARATELY, JOINTLY, HEAD] } as const satisfies StatusQuestion;

/** Delaware has taken no federal form since 2020. */
const DELAWARE = {
  state: 'DE',
  form: 'DE W-4',
  questions: [SINGLE_OR_MARRIED, { ...ALLOWANCES, label: 'Number of personal credits' }, ADDITIONAL, EXEMPT],
  source: {
    publication: 'Form DE W-4, Employee’s Withholding Allowance Certificate',
    publisher: 'Delaware Division of Revenue',
    url: 'https://revenue.delaware.gov/business-tax-forms/withholding-tax-forms/',
    checked: CHECKED,
  },
  ...TOLD,
} as const;

/** What each state's certificate asks. States that don't tax wages have none. */
export const stateCertificates: readonly StateCertificate[] = [
  {
    state: 'AL',
    ...ALWAYS,
    form: 'A-4',
    questions: [
      {
        ...STATUS,
        label: 'Personal exemption',
        choices: [SINGLE, SEPARATELY, MARRIED, { value: 'headOfHousehold', label: 'Head of family' }],
      },
      {
        answer: 'tick',
        election: 'personalExemptionClaimed',
        ticked: false,
        label: 'No personal exemption is claimed',
        otherwise: 'We count the exemption.',
      },
      DEPENDENTS,
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form A-4, Employee’s Withholding Tax Exemption Certificate',
      publisher: 'Alabama Department of Revenue',
      url: 'https://www.revenue.alabama.gov/individual-corporate/withholding-tax/',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'AZ',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    form: 'A-4',
    questions: [
      {
        answer: 'rate',
        election: 'azElectedRate',
        label: 'Percentage of gross taxable wages',
        default: '2.7',
        otherwise: 'We withhold 2.7%.',
        choices: [
          { value: '0', label: '0%' },
          { value: '0.8', label: '0.8%' },
          { value: '1.3', label: '1.3%' },
          { value: '1.8', label: '1.8%' },
          { value: '2.7', label: '2.7%' },
          { value: '3.6', label: '3.6%' },
          { value: '4.2', label: '4.2%' },
          { value: '5.1', label: '5.1%' },
        ],
      },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form A-4, Employee’s Arizona Withholding Election',
      publisher: 'Arizona Department of Revenue',
      url: 'https://azdor.gov/forms/withholding-forms/employees-arizona-withholding-election',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'AZ',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2026-12-31'),
    form: 'A-4',
    questions: [
      {
        answer: 'rate',
        election: 'azElectedRate',
        label: 'Percentage of gross taxable wages',
        default: '2',
        otherwise: 'We withhold 2%.',
        choices: [
          { value: '0', label: '0%' },
          { value: '0.5', label: '0.5%' },
          { value: '1', label: '1%' },
          { value: '1.5', label: '1.5%' },
          { value: '2', label: '2%' },
          { value: '2.5', label: '2.5%' },
          { value: '3', label: '3%' },
          { value: '3.5', label: '3.5%' },
        ],
      },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form A-4, Employee’s Arizona Withholding Election',
      publisher: 'Arizona Department of Revenue',
      url: 'https://azdor.gov/forms/withholding-forms/employees-arizona-withholding-election',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'AR',
    ...ALWAYS,
    form: 'AR4EC',
    questions: [{ ...ALLOWANCES, label: 'Total number of exemptions' }, ADDITIONAL, EXEMPT],
    source: {
      publication: 'Form AR4EC, State of Arkansas Employee’s Withholding Exemption Certificate',
      publisher: 'Arkansas Department of Finance and Administration',
      url: 'https://www.dfa.arkansas.gov/income-tax/withholding-tax/',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'CA',
    ...ALWAYS,
    form: 'DE 4',
    countsToo: ['spouseWorks'],
    questions: [
      {
        ...STATUS,
        choices: [
          { value: 'single', label: 'Single, or married with two or more incomes' },
          { value: 'married', label: 'Married with one income' },
          HEAD,
        ],
      },
      { ...ALLOWANCES, label: 'Line 1a: regular withholding allowances' },
      {
        ...ALLOWANCES,
        election: 'estimatedDeductionAllowances',
        label: 'Line 1b: allowances from estimated deductions',
      },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form DE 4, Employee’s Withholding Allowance Certificate',
      publisher: 'California Employment Development Department',
      url: 'https://edd.ca.gov/siteassets/files/pdf_pub_ctr/de4.pdf',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'CO',
    ...ALWAYS,
    form: 'DR 0004',
    questions: [THREE_STATUSES, ADDITIONAL, EXEMPT],
    source: {
      publication: 'Form DR 0004, Colorado Employee Withholding Certificate',
      publisher: 'Colorado Department of Revenue',
      url: 'https://tax.colorado.gov/withholding-forms',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'CT',
    ...ALWAYS,
    form: 'CT-W4',
    countsToo: ['filingStatus'],
    questions: [
      {
        answer: 'choice',
        election: 'ctCode',
        label: 'Line 1: withholding code',
        otherwise: 'Without a form, 6.99% of all wages. With one: F single, C married, B head.',
        choices: [
          { value: 'A', label: 'A: married filing jointly, both employed; or filing separately' },
          { value: 'B', label: 'B: head of household' },
          { value: 'C', label: 'C: married filing jointly, spouse not employed' },
          { value: 'D', label: 'D: other income, or both employed with a high income' },
          { value: 'E', label: 'E: no tax expected to be due' },
          { value: 'F', label: 'F: single' },
        ],
      },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form CT-W4, Employee’s Withholding Certificate',
      publisher: 'Connecticut Department of Revenue Services',
      url: 'https://portal.ct.gov/drs/withholding-taxes/withholding-forms',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    ...DELAWARE,
    from: calendarDate('2022-01-01'),
    to: calendarDate('2024-12-31'),
  },
  {
    ...DELAWARE,
    from: calendarDate('2025-01-01'),
    to: calendarDate('2026-12-31'),
    questions: [
      ...DELAWARE.questions,
      {
        answer: 'choice',
        election: 'deEmployees',
        label: 'Employees in the company',
        otherwise: 'We leave out Delaware Paid Leave.',
        choices: [
          { value: 'under10', label: 'Fewer than 10' },
          { value: '10to24', label: '10 to 24' },
          { value: '25orMore', label: '25 or more' },
        ],
      },
    ],
  },
  {
    state: 'DC',
    ...ALWAYS,
    form: 'D-4',
    questions: [{ ...ALLOWANCES, label: 'Number of withholding allowances' }, ADDITIONAL, EXEMPT],
    source: {
      publication: 'Form D-4, DC Withholding Allowance Certificate',
      publisher: 'DC Office of Tax and Revenue',
      url: 'https://otr.cfo.dc.gov/page/withholding-tax-forms-employers',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'GA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2023-12-31'),
    form: 'G-4',
    questions: [
      { ...STATUS, label: 'Line 3: marital status', choices: [SINGLE, JOINTLY, SEPARATELY, HEAD] },
      SPOUSE_WORKS,
      { ...DEPENDENTS, label: 'Line 4: dependent allowances' },
      {
        answer: 'tick',
        election: 'personalExemptionClaimed',
        ticked: false,
        label: 'No personal allowance is claimed',
        otherwise: 'We count the allowance.',
      },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form G-4, State of Georgia Employee’s Withholding Allowance Certificate',
      publisher: 'Georgia Department of Revenue',
      url: 'https://dor.georgia.gov/g-4-employee-withholding',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'GA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2026-12-31'),
    form: 'G-4',
    questions: [
      { ...STATUS, label: 'Line 3: marital status', choices: [SINGLE, JOINTLY, SEPARATELY, HEAD] },
      SPOUSE_WORKS,
      { ...DEPENDENTS, label: 'Line 4: dependent allowances' },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form G-4, State of Georgia Employee’s Withholding Allowance Certificate',
      publisher: 'Georgia Department of Revenue',
      url: 'https://dor.georgia.gov/g-4-employee-withholding',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'HI',
    ...ALWAYS,
    form: 'HW-4',
    questions: [SINGLE_OR_MARRIED, { ...ALLOWANCES, label: 'Total number of allowances' }, ADDITIONAL, EXEMPT],
    source: {
      publication: 'Form HW-4, Employee’s Withholding Allowance and Status Certificate',
      publisher: 'Hawaii Department of Taxation',
      url: 'https://tax.hawaii.gov/forms/a1_b1_5whhold/',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'ID',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2026-07-22'),
    form: 'ID W-4',
    questions: [SINGLE_OR_MARRIED, { ...ALLOWANCES, label: 'Line 1: total number of allowances' }, ADDITIONAL, EXEMPT],
    source: {
      publication: 'Form ID W-4, Employee’s Withholding Allowance Certificate',
      publisher: 'Idaho State Tax Commission',
      url: 'https://tax.idaho.gov/taxes/income-tax/withholding/',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'ID',
    from: calendarDate('2026-07-23'),
    to: calendarDate('2026-12-31'),
    form: 'ID W-4',
    questions: [SINGLE_OR_MARRIED, ADDITIONAL, EXEMPT],
    source: {
      publication: 'Form ID W-4, Employee’s Withholding Allowance Certificate',
      publisher: 'Idaho State Tax Commission',
      url: 'https://tax.idaho.gov/taxes/income-tax/withholding/',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'IL',
    ...ALWAYS,
    form: 'IL-W-4',
    questions: [
      { ...ALLOWANCES, label: 'Line 1: basic allowances' },
      { ...ALLOWANCES, election: 'line2Allowances', label: 'Line 2: additional allowances' },
      { ...ADDITIONAL, label: 'Line 3: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form IL-W-4, Employee’s and other Payee’s Illinois Withholding Allowance Certificate',
      publisher: 'Illinois Department of Revenue',
      url: 'https://tax.illinois.gov/forms/withholding.html',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'IN',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-09-30'),
    form: 'WH-4',
    questions: [
      { ...ALLOWANCES, label: 'Line 5: personal exemptions' },
      { ...ALLOWANCES, election: 'dependentExemptions', label: 'Line 6: additional dependent exemptions' },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form WH-4, Employee’s Withholding Exemption and County Status Certificate',
      publisher: 'Indiana Department of Revenue',
      url: 'https://www.in.gov/dor/business-tax/withholding-income-tax/',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'IN',
    from: calendarDate('2022-10-01'),
    to: calendarDate('2023-09-14'),
    form: 'WH-4',
    questions: [
      { ...ALLOWANCES, label: 'Line 5: personal exemptions' },
      { ...ALLOWANCES, election: 'dependentExemptions', label: 'Line 6: additional dependent exemptions' },
      { ...ALLOWANCES, election: 'adoptedChildren', label: 'Line 8: adopted children' },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form WH-4, Employee’s Withholding Exemption and County Status Certificate',
      publisher: 'Indiana Department of Revenue',
      url: 'https://www.in.gov/dor/business-tax/withholding-income-tax/',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'IN',
    from: calendarDate('2023-09-15'),
    to: calendarDate('2026-12-31'),
    form: 'WH-4',
    questions: [
      { ...ALLOWANCES, label: 'Line 5: personal exemptions' },
      { ...ALLOWANCES, election: 'dependentExemptions', label: 'Line 6: additional dependent exemptions' },
      { ...ALLOWANCES, election: 'firstTimeDependents', label: 'Line 7: dependents claimed for the first time' },
      { ...ALLOWANCES, election: 'adoptedChildren', label: 'Line 8: adopted children' },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form WH-4, Employee’s Withholding Exemption and County Status Certificate',
      publisher: 'Indiana Department of Revenue',
      url: 'https://www.in.gov/dor/business-tax/withholding-income-tax/',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'IA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2023-12-31'),
    form: 'IA W-4',
    questions: [{ ...ALLOWANCES, label: 'Line 6: total allowances' }, ADDITIONAL, EXEMPT],
    source: {
      publication: 'Form IA W-4, Employee Withholding Allowance Certificate',
      publisher: 'Iowa Department of Revenue',
      url: 'https://revenue.iowa.gov/forms/withholding-forms',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'IA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    form: 'IA W-4',
    countsToo: ['allowances'],
    questions: [
      {
        answer: 'amount',
        election: 'iaW4AllowanceDollars',
        label: 'Line 6: total allowances in dollars',
        otherwise: 'We count none.',
      },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form IA W-4, Employee Withholding Allowance Certificate',
      publisher: 'Iowa Department of Revenue',
      url: 'https://revenue.iowa.gov/forms/withholding-forms',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'IA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2026-12-31'),
    form: 'IA W-4',
    countsToo: ['allowances'],
    questions: [
      { ...STATUS, label: 'Marital status', choices: [SINGLE_OR_SEPARATELY, JOINTLY, HEAD] },
      { ...SPOUSE_WORKS, label: 'Married filing jointly, and the spouse earns income' },
      {
        answer: 'amount',
        election: 'iaW4AllowanceDollars',
        label: 'Line 6: total allowances in dollars',
        otherwise: 'We count none.',
      },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form IA W-4, Employee Withholding Allowance Certificate',
      publisher: 'Iowa Department of Revenue',
      url: 'https://revenue.iowa.gov/forms/withholding-forms',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'KS',
    ...ALWAYS,
    form: 'K-4',
    questions: [
      { ...STATUS, label: 'Allowance rate', choices: [SINGLE, { value: 'married', label: 'Joint' }] },
      { ...ALLOWANCES, label: 'Total number of allowances' },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form K-4, Kansas Employee’s Withholding Allowance Certificate',
      publisher: 'Kansas Department of Revenue',
      url: 'https://www.ksrevenue.gov/forms-btwh.html',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'KY',
    ...ALWAYS,
    form: 'K-4',
    questions: [ADDITIONAL, EXEMPT],
    source: {
      publication: 'Form K-4, Kentucky’s Withholding Certificate',
      publisher: 'Kentucky Department of Revenue',
      url: 'https://revenue.ky.gov/Business/Pages/Employer-Payroll-Withholding.aspx',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'LA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2024-12-31'),
    form: 'L-4',
    questions: [
      {
        answer: 'choice',
        election: 'laBlockA',
        label: 'Block A: personal exemptions',
        default: '0',
        otherwise: 'We count none.',
        choices: [
          { value: '0', label: '0: none' },
          { value: '1', label: '1: single, or married and the spouse claims one' },
          { value: '2', label: '2: married, both claimed here, or head of household' },
        ],
      },
      { ...DEPENDENTS, label: 'Block B: number of dependents' },
      { ...STATUS, choices: [SINGLE, MARRIED] },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form L-4, Employee Withholding Exemption Certificate',
      publisher: 'Louisiana Department of Revenue',
      url: 'https://revenue.louisiana.gov/business/withholding-tax/',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'LA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2026-12-31'),
    form: 'L-4',
    questions: [
      {
        answer: 'choice',
        election: 'laBlockA',
        label: 'Block A: standard deduction',
        default: '0',
        otherwise: 'We count none.',
        choices: [
          { value: '0', label: '0: none' },
          { value: '1', label: '1: single or married filing separately' },
          { value: '2', label: '2: married filing jointly or head of household' },
        ],
      },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form L-4, Employee Withholding Exemption Certificate',
      publisher: 'Louisiana Department of Revenue',
      url: 'https://revenue.louisiana.gov/business/withholding-tax/',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'ME',
    ...ALWAYS,
    form: 'W-4ME',
    questions: [
      {
        ...STATUS,
        choices: [
          { value: 'single', label: 'Single, head of household, or married at the higher single rate' },
          MARRIED,
        ],
      },
      { ...ALLOWANCES, label: 'Total number of allowances' },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form W-4ME, Maine Employee’s Withholding Allowance Certificate',
      publisher: 'Maine Revenue Services',
      url: 'https://www.maine.gov/revenue/tax-return-forms/withholding',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'MD',
    ...ALWAYS,
    form: 'MW507',
    questions: [
      {
        ...STATUS,
        choices: [
          { value: 'single', label: 'Single, or married at the single rate' },
          { value: 'married', label: 'Married, surviving spouse or head of household' },
        ],
      },
      { ...ALLOWANCES, label: 'Line 1: total number of exemptions', default: 1, otherwise: 'We count one.' },
      { ...ADDITIONAL, label: 'Line 2: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form MW507, Employee’s Maryland Withholding Exemption Certificate',
      publisher: 'Comptroller of Maryland',
      url: 'https://www.marylandcomptroller.gov/individuals/employee-withholding.html',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'MA',
    ...ALWAYS,
    form: 'M-4',
    questions: [
      { ...ALLOWANCES, label: 'Line 4: number of exemptions' },
      { ...STATUS, label: 'Filing as', choices: [{ value: 'single', label: 'Not head of household' }, HEAD] },
      { ...ADDITIONAL, label: 'Line 5: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form M-4, Massachusetts Employee’s Withholding Exemption Certificate',
      publisher: 'Massachusetts Department of Revenue',
      url: 'https://www.mass.gov/lists/withholding-tax-forms',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'MI',
    ...ALWAYS,
    form: 'MI-W4',
    questions: [
      { ...ALLOWANCES, label: 'Line 6: number of exemptions' },
      { ...ADDITIONAL, label: 'Line 7: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form MI-W4, Employee’s Michigan Withholding Exemption Certificate',
      publisher: 'Michigan Department of Treasury',
      url: 'https://www.michigan.gov/taxes/business-taxes/withholding',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'MN',
    ...ALWAYS,
    form: 'W-4MN',
    questions: [
      SINGLE_OR_MARRIED,
      { ...ALLOWANCES, label: 'Line 1: Minnesota allowances' },
      { ...ADDITIONAL, label: 'Line 2: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form W-4MN, Minnesota Employee Withholding Allowance/Exemption Certificate',
      publisher: 'Minnesota Department of Revenue',
      url: 'https://www.revenue.state.mn.us/withholding-tax-forms',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'MS',
    ...ALWAYS,
    form: '89-350',
    questions: [
      { ...STATUS, choices: [SINGLE, MARRIED, { value: 'headOfHousehold', label: 'Head of family' }] },
      SPOUSE_WORKS,
      {
        answer: 'amount',
        election: 'exemptionAmount',
        label: 'Line 6: total amount of exemption claimed',
        otherwise: 'We count none.',
      },
      { ...ADDITIONAL, label: 'Line 7: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form 89-350, Mississippi Employee’s Withholding Exemption Certificate',
      publisher: 'Mississippi Department of Revenue',
      url: 'https://www.dor.ms.gov/business/withholding-tax',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'MO',
    ...ALWAYS,
    form: 'MO W-4',
    countsToo: ['spouseWorks'],
    questions: [
      {
        ...STATUS,
        label: 'Line 1: filing status',
        choices: [
          { value: 'single', label: 'Single, married and spouse works, or filing separately' },
          { value: 'married', label: 'Married and spouse does not work' },
          HEAD,
        ],
      },
      { ...ADDITIONAL, label: 'Line 2: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form MO W-4, Employee’s Withholding Certificate',
      publisher: 'Missouri Department of Revenue',
      url: 'https://dor.mo.gov/forms/MO%20W-4.pdf',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'MT',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2023-12-31'),
    form: 'MW-4',
    questions: [{ ...ALLOWANCES, label: 'Total number of allowances' }, ADDITIONAL, EXEMPT],
    source: {
      publication: 'Form MW-4, Montana Employee’s Withholding and Exemption Certificate',
      publisher: 'Montana Department of Revenue',
      url: 'https://revenue.mt.gov/publications/withholding',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'MT',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2026-12-31'),
    form: 'MW-4',
    questions: [THREE_STATUSES, SPOUSE_WORKS, ADDITIONAL, EXEMPT],
    source: {
      publication: 'Form MW-4, Montana Employee’s Withholding and Exemption Certificate',
      publisher: 'Montana Department of Revenue',
      url: 'https://revenue.mt.gov/publications/withholding',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'NE',
    ...ALWAYS,
    form: 'W-4N',
    questions: [
      { ...STATUS, choices: [SINGLE_OR_SEPARATELY, JOINTLY] },
      { ...ALLOWANCES, label: 'Line 1: number of allowances' },
      { ...ADDITIONAL, label: 'Line 2: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form W-4N, Nebraska Withholding Allowance Certificate',
      publisher: 'Nebraska Department of Revenue',
      url: 'https://revenue.nebraska.gov/businesses/income-tax-withholding',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'NJ',
    ...ALWAYS,
    form: 'NJ-W4',
    countsToo: ['filingStatus'],
    questions: [
      {
        answer: 'choice',
        election: 'njRateTable',
        label: 'Line 3: rate table',
        otherwise: 'A for single, B for married filing jointly and head of household.',
        choices: [
          { value: 'A', label: 'A' },
          { value: 'B', label: 'B' },
          { value: 'C', label: 'C' },
          { value: 'D', label: 'D' },
          { value: 'E', label: 'E' },
        ],
      },
      { ...ALLOWANCES, label: 'Line 4: total number of allowances' },
      { ...ADDITIONAL, label: 'Line 5: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form NJ-W4, Employee’s Withholding Allowance Certificate',
      publisher: 'New Jersey Division of Taxation',
      url: 'https://www.nj.gov/treasury/taxation/prntgit.shtml',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'NM',
    ...ALWAYS,
    form: 'W-4',
    questions: [THREE_STATUSES, ADDITIONAL, EXEMPT],
    source: {
      publication: 'Form W-4, also used for the state',
      publisher: 'New Mexico Taxation and Revenue Department',
      url: 'https://www.tax.newmexico.gov/businesses/wage-withholding-tax/',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'NY',
    ...ALWAYS,
    form: 'IT-2104',
    questions: [
      {
        ...STATUS,
        choices: [
          { value: 'single', label: 'Single, head of household, or married at the higher single rate' },
          MARRIED,
        ],
      },
      { ...ALLOWANCES, label: 'Line 1: number of allowances' },
      { ...ADDITIONAL, label: 'Line 3: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form IT-2104, Employee’s Withholding Allowance Certificate',
      publisher: 'New York State Department of Taxation and Finance',
      url: 'https://www.tax.ny.gov/forms/withholding_cur_forms.htm',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'NC',
    ...ALWAYS,
    form: 'NC-4',
    questions: [
      {
        ...STATUS,
        choices: [
          SINGLE_OR_SEPARATELY,
          { value: 'married', label: 'Married filing jointly or surviving spouse' },
          HEAD,
        ],
      },
      { ...ALLOWANCES, label: 'Line 1: total number of allowances' },
      { ...ADDITIONAL, label: 'Line 2: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form NC-4, Employee’s Withholding Allowance Certificate',
      publisher: 'North Carolina Department of Revenue',
      url: 'https://www.ncdor.gov/taxes-forms/withholding-tax/withholding-tax-forms-and-instructions',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'ND',
    ...ALWAYS,
    form: 'W-4',
    questions: [
      THREE_STATUSES,
      { ...ALLOWANCES, label: 'Line 5 of the older form: allowances', onlyOldCertificates: true },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form W-4, also used for the state',
      publisher: 'North Dakota Office of State Tax Commissioner',
      url: 'https://www.tax.nd.gov/business/income-tax-withholding',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'OH',
    ...ALWAYS,
    form: 'IT 4',
    questions: [
      { ...ALLOWANCES, label: 'Line 4: total number of exemptions' },
      { ...ADDITIONAL, label: 'Line 5: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form IT 4, Employee’s Withholding Exemption Certificate',
      publisher: 'Ohio Department of Taxation',
      url: 'https://tax.ohio.gov/business/ohio-business-taxes/employer-withholding',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'OK',
    ...ALWAYS,
    form: 'OK-W-4',
    questions: [
      SINGLE_OR_MARRIED,
      { ...ALLOWANCES, label: 'Line 5: total number of allowances' },
      { ...ADDITIONAL, label: 'Line 6: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form OK-W-4, Employee’s State Withholding Allowance Certificate',
      publisher: 'Oklahoma Tax Commission',
      url: 'https://oklahoma.gov/tax/forms/businesses/withholding.html',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'OR',
    ...ALWAYS,
    form: 'OR-W-4',
    questions: [
      { ...SINGLE_OR_MARRIED, label: 'Line 1: marital status' },
      {
        ...ALLOWANCES,
        label: 'Line 2: total number of allowances',
        otherwise: 'We count none. With all of the form blank, we withhold 8%.',
      },
      { ...ADDITIONAL, label: 'Line 3: additional amount' },
      EXEMPT,
      {
        answer: 'tick',
        election: 'noFormOnFile',
        ticked: true,
        label: 'No form on file: withhold 8% of wages',
        otherwise: 'Leave it unchecked when you enter the form above.',
      },
    ],
    source: {
      publication: 'Form OR-W-4, Oregon Employee’s Withholding Statement and Exemption Certificate',
      publisher: 'Oregon Department of Revenue',
      url: 'https://www.oregon.gov/dor/programs/businesses/pages/withholding-and-payroll-tax.aspx',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'PA',
    ...ALWAYS,
    form: 'REV-419',
    questions: [
      ADDITIONAL,
      EXEMPT,
      {
        answer: 'tick',
        election: 'servicesTaxExempt',
        ticked: true,
        label: 'Exempt from the local services tax',
        otherwise: 'We withhold the tax where a place charges it.',
      },
    ],
    source: {
      publication: 'Form REV-419, Employee’s Nonwithholding Application Certificate',
      publisher: 'Pennsylvania Department of Revenue',
      url: 'https://www.pa.gov/agencies/revenue/resources/tax-types-and-information/employer-withholding.html',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'RI',
    ...ALWAYS,
    form: 'RI W-4',
    questions: [
      { ...ALLOWANCES, label: 'Line 1: number of allowances' },
      { ...ADDITIONAL, label: 'Line 2: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form RI W-4, State of Rhode Island Employee’s Withholding Allowance Certificate',
      publisher: 'Rhode Island Division of Taxation',
      url: 'https://tax.ri.gov/tax-sections/withholding-tax',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'SC',
    ...ALWAYS,
    form: 'SC W-4',
    questions: [
      { ...ALLOWANCES, label: 'Line 5: total number of allowances' },
      { ...ADDITIONAL, label: 'Line 6: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form SC W-4, South Carolina Employee’s Withholding Allowance Certificate',
      publisher: 'South Carolina Department of Revenue',
      url: 'https://dor.sc.gov/tax/withholding',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'UT',
    ...ALWAYS,
    form: 'W-4',
    questions: [{ ...STATUS, choices: [SINGLE_OR_SEPARATELY, JOINTLY] }, ADDITIONAL, EXEMPT],
    source: {
      publication: 'Form W-4, also used for the state',
      publisher: 'Utah State Tax Commission',
      url: 'https://tax.utah.gov/withholding',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'VT',
    ...ALWAYS,
    form: 'W-4VT',
    questions: [
      {
        ...STATUS,
        choices: [
          { value: 'single', label: 'Single, or married at the higher single rate' },
          { value: 'married', label: 'Married or civil union filing jointly' },
          { value: 'marriedSeparate', label: 'Married or civil union filing separately' },
        ],
      },
      { ...ALLOWANCES, label: 'Number of allowances' },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form W-4VT, Employee’s Withholding Allowance Certificate',
      publisher: 'Vermont Department of Taxes',
      url: 'https://tax.vermont.gov/business/withholding',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'VA',
    ...ALWAYS,
    form: 'VA-4',
    questions: [
      { ...ALLOWANCES, label: 'Line 1(a): personal and dependent exemptions' },
      { ...ADDITIONAL, label: 'Line 2: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form VA-4, Employee’s Virginia Income Tax Withholding Exemption Certificate',
      publisher: 'Virginia Department of Taxation',
      url: 'https://www.tax.virginia.gov/withholding-tax',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'WA',
    ...ALWAYS,
    form: 'rate notice',
    questions: [
      {
        answer: 'hourlyRate',
        election: 'waWorkersCompensationRate',
        label: 'Workers’ comp, employee share per hour',
        otherwise: 'We withhold nothing.',
      },
    ],
    source: {
      publication: 'Industrial insurance rate notice',
      publisher: 'Washington State Department of Labor & Industries',
      url: 'https://lni.wa.gov/insurance/rates-risk-classes/',
      checked: CHECKED,
    },
    ...TOLD,
    note: 'This isn’t an employee certificate. The employer’s rate notice says how much may be withheld from pay.',
  },
  {
    state: 'WV',
    ...ALWAYS,
    form: 'WV/IT-104',
    questions: [
      { ...ALLOWANCES, label: 'Total number of exemptions' },
      {
        answer: 'choice',
        election: 'wvTable',
        label: 'Rate',
        default: 'twoEarner',
        otherwise: 'Two earners or two jobs.',
        choices: [
          { value: 'oneEarner', label: 'One earner with one job: the lower rate' },
          { value: 'twoEarner', label: 'Two earners or two jobs' },
        ],
      },
      ADDITIONAL,
      EXEMPT,
    ],
    source: {
      publication: 'Form WV/IT-104, West Virginia Employee’s Withholding Exemption Certificate',
      publisher: 'West Virginia Tax Division',
      url: 'https://tax.wv.gov/Business/Withholding/Pages/WithholdingTaxForms.aspx',
      checked: CHECKED,
    },
    ...TOLD,
  },
  {
    state: 'WI',
    ...ALWAYS,
    form: 'WT-4',
    questions: [
      SINGLE_OR_MARRIED,
      { ...ALLOWANCES, label: 'Line 1(d): total number of exemptions' },
      { ...ADDITIONAL, label: 'Line 2: additional amount' },
      EXEMPT,
    ],
    source: {
      publication: 'Form WT-4, Employee’s Wisconsin Withholding Exemption Certificate',
      publisher: 'Wisconsin Department of Revenue',
      url: 'https://www.revenue.wi.gov/Pages/Withholding/home.aspx',
      checked: CHECKED,
    },
    ...TOLD,
  },
];
