import type { Area, FormBox, FormEntry } from './form-edition.ts';

/** Column lines of Forms 1099-NEC and 1099-MISC, in points. */
export const LEFT = 50.4;
export const MIDDLE = 172.8;
export const AMOUNTS = 295.2;
const LEFT_WIDTH = 244.8;
const HALF_WIDTH = 122.4;
/** Room for a dollar sign before an amount. */
const DOLLAR_ROOM = 7.2;
const ROW = 12;
const HEAVY_OUTLINE = 2;

/** A box with one amount at its lower edge. */
export function amountBox(number: string, caption: string, field: string, cell: Area, isHeavy = false): FormBox {
  const [x, y, width, height] = cell;
  // The heavy outline lies within the cell: the amount keeps off it.
  const room = isHeavy ? ROW - 0.5 : ROW;
  const foot = isHeavy ? HEAVY_OUTLINE : 0;
  const area: Area = [x + DOLLAR_ROOM, y + height - foot - room, width - DOLLAR_ROOM - 2, room];
  return {
    id: number,
    number,
    caption,
    cell,
    entries: [{ field, kind: 'money', area }],
    hasDollarSigns: true,
    ...(isHeavy ? { isHeavy } : {}),
  };
}

/** A box with a square at `check`, its left upper corner and its side. */
export function checkBox(
  id: string,
  caption: string,
  field: string,
  cell: Area,
  check: readonly [x: number, y: number, side: number],
): FormBox {
  const [x, y, side] = check;
  const entry: FormEntry = { field, kind: 'check', area: [x, y, side, side] };
  return { id, ...(/^\d/.test(id) ? { number: id } : {}), caption, cell, entries: [entry] };
}

/** A box whose caption leaves `captionHeight` above its text, which fills the rest. */
export function textBox(
  id: string,
  caption: string,
  field: string,
  cell: Area,
  look: { readonly captionHeight?: number; readonly isOpenAbove?: boolean; readonly kind?: FormEntry['kind'] } = {},
): FormBox {
  const [x, y, width, height] = cell;
  const { captionHeight = 10, isOpenAbove = false, kind = 'text' } = look;
  const area: Area = [x + 2, y + captionHeight, width - 4, height - captionHeight - 1];
  return {
    id,
    ...(/^\d/.test(id) ? { number: id } : {}),
    caption,
    cell,
    entries: [{ field, kind, area }],
    ...(isOpenAbove ? { isOpenAbove } : {}),
  };
}

/** A box of two rows, one for each state; the fields end in `A` and `B`. */
export function stateBox(number: string, caption: string, field: string, kind: 'money' | 'text', cell: Area): FormBox {
  const [x, y, width] = cell;
  const indent = kind === 'money' ? DOLLAR_ROOM : 2;
  const entries = ['A', 'B'].map((letter, row): FormEntry => {
    return { field: `${field}${letter}`, kind, area: [x + indent, y + ROW * (row + 1), width - indent - 2, ROW] };
  });
  return {
    id: number,
    number,
    caption,
    cell,
    entries,
    dashedAt: y + 2 * ROW,
    ...(kind === 'money' ? { hasDollarSigns: true } : {}),
  };
}

/** A box that is not for use. */
export function unusedBox(id: string, cell: Area, caption?: string): FormBox {
  const number = /^\d/.test(id) ? { number: id } : {};
  return { id, ...number, ...(caption === undefined ? {} : { caption }), cell, entries: [], isShaded: true };
}

const MARK_TOP = 24.5;

/** The marks above the form: a recipient's copy knows only the corrected form. */
export const marks: readonly FormBox[] = [
  {
    id: 'void',
    cell: [180, 22, 60, 14],
    entries: [{ field: 'void', kind: 'check', caption: 'VOID', area: [184, MARK_TOP, 10, 10] }],
    part: 'mark',
    copies: ['1', '2', 'C'],
  },
  {
    id: 'corrected',
    cell: [240, 22, 150, 14],
    entries: [
      { field: 'corrected', kind: 'check', caption: 'CORRECTED (if checked)', area: [244.8, MARK_TOP, 10, 10] },
    ],
    part: 'mark',
    copies: ['B'],
  },
  {
    id: 'corrected-or-void',
    cell: [240, 22, 150, 14],
    entries: [{ field: 'corrected', kind: 'check', caption: 'CORRECTED', area: [244.8, MARK_TOP, 10, 10] }],
    part: 'mark',
    copies: ['1', '2', 'C'],
  },
];

const PAYER_CAPTION =
  'PAYER’S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.';
const CITY_CAPTION = 'City or town, state or province, country, and ZIP or foreign postal code';

/** The boxes of payer and recipient of the editions with one block for each, from the top of the form down. */
export function partyBoxes(heights: {
  readonly payer: number;
  readonly tins: number;
  readonly name: number;
  readonly line: number;
}): readonly FormBox[] {
  const tops = [36, 36 + heights.payer, 36 + heights.payer + heights.tins];
  const [payer, tins, name] = tops as [number, number, number];
  const street = name + heights.name;
  return [
    textBox('payer', PAYER_CAPTION, 'payersName', [LEFT, payer, LEFT_WIDTH, heights.payer], {
      captionHeight: 20,
      kind: 'lines',
    }),
    textBox('payerTin', 'PAYER’S TIN', 'companyEin', [LEFT, tins, HALF_WIDTH, heights.tins]),
    textBox('recipientTin', 'RECIPIENT’S TIN', 'socialSecurity', [MIDDLE, tins, HALF_WIDTH, heights.tins]),
    textBox('recipientName', 'RECIPIENT’S name', 'recipientsName', [LEFT, name, LEFT_WIDTH, heights.name]),
    textBox(
      'recipientStreet',
      'Street address (including apt. no.)',
      'recipientsAddress',
      [LEFT, street, LEFT_WIDTH, heights.line],
      { isOpenAbove: true },
    ),
    textBox('recipientCity', CITY_CAPTION, 'recipientsCity', [LEFT, street + heights.line, LEFT_WIDTH, heights.line], {
      isOpenAbove: true,
    }),
  ];
}

/** Form number, revision and year in their own cell. */
export function formIdBox(cell: Area, yearArea: Area): FormBox {
  return { id: 'formId', cell, entries: [{ field: 'year', kind: 'code', area: yearArea }], part: 'formId' };
}

const TIN_NOTICE_WIDTH = 50.4;

/** The account number, below the parties; Copy C has the square for a second notice of a wrong number beside it. */
export function accountBoxes(y: number, height: number): readonly FormBox[] {
  const account = (id: string, width: number) =>
    textBox(id, 'Account number (see instructions)', 'accountNumber', [LEFT, y, width, height]);
  const noticeLeft = LEFT + LEFT_WIDTH - TIN_NOTICE_WIDTH;
  const square = { side: 9, left: noticeLeft + (TIN_NOTICE_WIDTH - 9) / 2 };
  return [
    { ...account('account', LEFT_WIDTH), copies: ['B', '2', '1'] },
    { ...account('account-payer', LEFT_WIDTH - TIN_NOTICE_WIDTH), copies: ['C'] },
    {
      ...checkBox(
        'second-tin',
        '2nd TIN not.',
        'secondTinNotice',
        [noticeLeft, y, TIN_NOTICE_WIDTH, height],
        [square.left, y + height - square.side - 2.5, square.side],
      ),
      copies: ['C'],
    },
  ];
}
