import type { Area, FormBox, FormEntry } from './form-edition.ts';

/** Row and column lines of Form W-2, in points. */
const LEFT = 36;
const ROW = 24;
const HALF_ROW = 12;
const AMOUNTS = 331.2;
const SECOND_AMOUNTS = 453.6;
const AMOUNT_WIDTH = 122.4;
const LEFT_WIDTH = 295.2;

/** The copies an employee gets, and the one that shows a mark for a voided form. */
const EMPLOYEE_COPIES = ['B', 'C', '2'];
const EMPLOYER_COPY = ['D'];

function money(number: string, caption: string, field: string, x: number, y: number): FormBox {
  const area: Area = [x + 1, y + HALF_ROW, AMOUNT_WIDTH - 3, HALF_ROW];
  return { id: number, number, caption, cell: [x, y, AMOUNT_WIDTH, ROW], entries: [{ field, kind: 'money', area }] };
}

function line(number: string, caption: string, field: string, y: number): FormBox {
  const entry: FormEntry = { field, kind: 'text', area: [LEFT + 2, y + HALF_ROW, LEFT_WIDTH - 3, HALF_ROW] };
  return { id: number, number, caption, cell: [LEFT, y, LEFT_WIDTH, ROW], entries: [entry] };
}

/** Box 12: the code left of a short line, the amount right of it. */
function codeAndAmount(letter: 'a' | 'b' | 'c' | 'd', y: number): FormBox {
  const x = SECOND_AMOUNTS;
  return {
    id: `12${letter}`,
    number: `12${letter}`,
    ...(letter === 'a' ? { caption: 'See instructions for box 12' } : {}),
    cell: [x, y, AMOUNT_WIDTH, ROW],
    entries: [
      { field: `field12${letter}Code`, kind: 'code', area: [x + 9.2, y + HALF_ROW, 25.8, HALF_ROW] },
      { field: `field12${letter}`, kind: 'money', area: [x + 37, y + HALF_ROW, 83.4, HALF_ROW] },
    ],
    separators: [{ x: x + 36, from: y + HALF_ROW, to: y + ROW }],
  };
}

function checks(y: number): FormBox {
  const square = (field: string, caption: string, x: number): FormEntry => ({
    field,
    caption,
    kind: 'check',
    area: [x, y + 12.3, 10, 10],
  });
  return {
    id: '13',
    number: '13',
    cell: [AMOUNTS, y, AMOUNT_WIDTH, ROW],
    entries: [
      square('statutoryEmployee', 'Statutory employee', 348.6),
      square('retirementPlan', 'Retirement plan', 384.6),
      square('sickPay', 'Third-party sick pay', 420.6),
    ],
  };
}

const STATE_TOP = 288;
const STATE_HEIGHT = 48;
/** The two rows of boxes 15 to 20: a state and a locality each. */
const STATE_ROWS = [300, 324];
/** A little less than half a row, so that text at the foot of the form keeps off its frame. */
const STATE_ROW = 11.2;

/** A column of the state rows; the fields of the second row end in `B`. */
function stateColumn(
  number: string,
  caption: string,
  kind: 'money' | 'text',
  field: string,
  x: number,
  width: number,
): FormBox {
  const entries = STATE_ROWS.map((y, row): FormEntry => {
    return { field: row === 0 ? field : `${field}B`, kind, area: [x + 1, y, width - 2, STATE_ROW] };
  });
  return { id: number, number, caption, cell: [x, STATE_TOP, width, STATE_HEIGHT], entries };
}

const stateAndNumber: FormBox = {
  id: '15',
  number: '15',
  cell: [LEFT, STATE_TOP, 158.4, STATE_HEIGHT],
  entries: [
    { field: 'stateShort', kind: 'code', area: [38, 300, 25.8, HALF_ROW], caption: 'State' },
    {
      field: 'companyStateId',
      kind: 'text',
      area: [65.8, 300, 127.6, HALF_ROW],
      caption: 'Employer’s state ID number',
    },
    { field: 'stateShortB', kind: 'code', area: [38, 324, 25.8, HALF_ROW] },
    { field: 'companyStateIdB', kind: 'text', area: [65.8, 324, 127.6, HALF_ROW] },
  ],
  separators: STATE_ROWS.map((from) => ({ x: 64.8, from, to: from + HALF_ROW })),
};

/** Above the boxes: whose number it is, and what was done to the form. */
const head: readonly FormBox[] = [
  {
    id: 'marks',
    cell: [LEFT, 36, 115.2, ROW],
    part: 'mark',
    entries: [{ field: 'corrected', kind: 'stamp', words: 'CORRECTED', area: [38, 42, 111, HALF_ROW] }],
    copies: EMPLOYEE_COPIES,
  },
  {
    id: 'void',
    cell: [LEFT, 36, 115.2, ROW],
    part: 'mark',
    entries: [{ field: 'void', kind: 'check', caption: 'VOID', area: [106, 43, 10, 10] }],
    copies: EMPLOYER_COPY,
  },
  { id: 'blank', cell: [LEFT, 36, 115.2, ROW], entries: [], copies: ['1'] },
  {
    id: 'a',
    number: 'a',
    caption: 'Employee’s social security number',
    cell: [151.2, 36, 129.6, ROW],
    entries: [{ field: 'employeeSocialSecurityNumber', kind: 'text', area: [153.2, 48, 125.6, HALF_ROW] }],
  },
  { id: 'omb', cell: [280.8, 36, 295.2, ROW], entries: [], part: 'omb' },
];

const parties: readonly FormBox[] = [
  line('b', 'Employer identification number (EIN)', 'employersIdentificationNumber', 60),
  {
    id: 'c',
    number: 'c',
    caption: 'Employer’s name, address, and ZIP code',
    cell: [LEFT, 84, LEFT_WIDTH, 72],
    entries: [{ field: 'companyName', kind: 'lines', area: [38, 96, 292.2, 59] }],
  },
  line('d', 'Control number', 'controlNumber', 156),
  {
    id: 'e',
    number: 'e',
    cell: [LEFT, 180, LEFT_WIDTH, ROW],
    entries: [
      {
        field: 'employeeName',
        kind: 'text',
        area: [38, 192, 133.8, HALF_ROW],
        caption: 'Employee’s first name and initial',
      },
      { field: 'employeeLastName', kind: 'text', area: [173.8, 192, 134.8, HALF_ROW], caption: 'Last name' },
      { field: 'employeeSuffix', kind: 'text', area: [310.6, 192, 19.6, HALF_ROW], caption: 'Suff.' },
    ],
  },
  {
    id: 'f',
    number: 'f',
    caption: 'Employee’s address and ZIP code',
    cell: [LEFT, 204, LEFT_WIDTH, 84],
    entries: [{ field: 'employeeAddress', kind: 'lines', area: [38, 207, 292.2, 69] }],
    captionEdge: 'bottom',
    isOpenAbove: true,
  },
];

const amounts: readonly FormBox[] = [
  money('1', 'Wages, tips, other compensation', 'wagesTipsOther', AMOUNTS, 60),
  money('2', 'Federal income tax withheld', 'federalIncomeTax', SECOND_AMOUNTS, 60),
  money('3', 'Social security wages', 'socialSecurityWages', AMOUNTS, 84),
  money('4', 'Social security tax withheld', 'socialSecurityTax', SECOND_AMOUNTS, 84),
  money('5', 'Medicare wages and tips', 'medicareWages', AMOUNTS, 108),
  money('6', 'Medicare tax withheld', 'medicareTax', SECOND_AMOUNTS, 108),
  money('7', 'Social security tips', 'socialSecurityTips', AMOUNTS, 132),
  money('8', 'Allocated tips', 'allocatedTips', SECOND_AMOUNTS, 132),
  money('10', 'Dependent care benefits', 'dependentCareBenefits', SECOND_AMOUNTS, 156),
  codeAndAmount('a', 180),
  codeAndAmount('b', 204),
  codeAndAmount('c', 228),
  codeAndAmount('d', 252),
  { id: '12-rest', cell: [SECOND_AMOUNTS, 276, AMOUNT_WIDTH, HALF_ROW], entries: [], isShaded: true },
];

const states: readonly FormBox[] = [
  stateAndNumber,
  stateColumn('16', 'State wages, tips, etc.', 'money', 'stateWagesTips', 194.4, 86.4),
  stateColumn('17', 'State income tax', 'money', 'stateIncomeTax', 280.8, 79.2),
  stateColumn('18', 'Local wages, tips, etc.', 'money', 'localWagesTips', 360, 86.4),
  stateColumn('19', 'Local income tax', 'money', 'localIncomeTax', 446.4, 79.2),
  stateColumn('20', 'Locality name', 'text', 'localityName', 525.6, 50.4),
];

const year: FormBox = {
  id: 'year',
  cell: [280, 336, 84, 30],
  entries: [{ field: 'year', kind: 'stamp', area: [287.4, 338.2, 76.6, 27] }],
  part: 'year',
};

const box9 = (height: number): FormBox => ({
  id: '9',
  number: '9',
  cell: [AMOUNTS, 156, AMOUNT_WIDTH, height],
  entries: [],
  isShaded: true,
});

/** From the left edge of a cell to its number, as measured on Copy 2 of 2024: by box, by column elsewhere. */
const CAPTION_INDENTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, 6])),
  ...Object.fromEntries(['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => [id, 7.5])),
  15: 2,
  ...Object.fromEntries(['16', '17', '18', '19', '20'].map((id) => [id, 3])),
};
const CAPTION_INDENT = 4;

function withCaptionPlace(box: FormBox): FormBox {
  return { ...box, captionIndent: CAPTION_INDENTS[box.id] ?? CAPTION_INDENT };
}

const boxesUntil2025: readonly FormBox[] = [
  ...head,
  ...parties,
  ...amounts,
  box9(ROW),
  money('11', 'Nonqualified plans', 'nonqualifiedPlans', AMOUNTS, 180),
  checks(204),
  {
    id: '14',
    number: '14',
    caption: 'Other',
    cell: [AMOUNTS, 228, AMOUNT_WIDTH, 60],
    entries: [{ field: 'field14', kind: 'pairs', area: [332.2, 240, 120.4, 47] }],
  },
  ...states,
  year,
];

/** The boxes from 2022 to 2025. */
export const w2BoxesUntil2025 = boxesUntil2025.map(withCaptionPlace);

const boxesOf2026: readonly FormBox[] = [
  ...head,
  ...parties,
  ...amounts,
  box9(HALF_ROW),
  money('11', 'Nonqualified plans', 'nonqualifiedPlans', AMOUNTS, 168),
  checks(192),
  {
    id: '14a',
    number: '14a',
    caption: 'Other',
    cell: [AMOUNTS, 216, AMOUNT_WIDTH, 48],
    entries: [{ field: 'field14', kind: 'pairs', area: [332.2, 226, 120.4, 37] }],
  },
  {
    id: '14b',
    number: '14b',
    caption: 'Treasury Tipped Occupation Code(s)',
    cell: [AMOUNTS, 264, AMOUNT_WIDTH, ROW],
    entries: [{ field: 'field14b', kind: 'text', area: [332.2, 276, 120.4, HALF_ROW] }],
  },
  ...states,
  year,
];

/** The boxes of 2026: box 9 is half as high, box 14 is divided. */
export const w2BoxesOf2026 = boxesOf2026.map(withCaptionPlace);
