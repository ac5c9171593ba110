import type { Area, FormBox } from './form-edition.ts';
import {
  accountBoxes,
  amountBox,
  AMOUNTS,
  checkBox,
  formIdBox,
  LEFT,
  marks,
  MIDDLE,
  partyBoxes,
  stateBox,
  textBox,
  unusedBox,
} from './form-1099-parts.ts';

const WIDTH = 201.6;
const DIRECT_SALES = 'Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale';

const amountCell = (y: number): Area => [AMOUNTS, y, WIDTH, 24];

function stateBoxes(y: number): readonly FormBox[] {
  return [
    stateBox('5', 'State tax withheld', 'stateTaxWithHeld', 'money', [AMOUNTS, y, 79.2, 36]),
    stateBox('6', 'State/Payer’s state no.', 'payersStateNo', 'text', [374.4, y, 122.4, 36]),
    stateBox('7', 'State income', 'stateIncome', 'money', [496.8, y, 79.2, 36]),
  ];
}

function boxesOf(box3: FormBox): readonly FormBox[] {
  return [
    ...marks,
    ...partyBoxes({ payer: 72, tins: 24, name: 36, line: 24 }),
    ...accountBoxes(216, 24),
    unusedBox('shade', [AMOUNTS, 36, 100.8, 72]),
    formIdBox([396, 36, 72, 72], [406, 95.5, 52, 11]),
    { id: 'title', cell: [468, 36, 108, 72], entries: [], part: 'title' },
    amountBox('1', 'Nonemployee compensation', 'income', amountCell(108)),
    checkBox('2', DIRECT_SALES, 'payerDirectSales', amountCell(132), [485.8, 144, 8]),
    box3,
    amountBox('4', 'Federal income tax withheld', 'federalIncomeTax', amountCell(180), true),
    { id: 'copy', cell: [496.8, 108, 79.2, 96], entries: [], part: 'copy' },
    ...stateBoxes(204),
  ];
}

const GOLDEN = 'Excess golden parachute payments';

/** Box 3 is reserved until 2024. */
export const necBoxesUntil2024 = boxesOf(unusedBox('3', amountCell(156)));

/** Excess golden parachute payments have moved here from Form 1099-MISC. */
export const necBoxesOf2025 = boxesOf(amountBox('3', GOLDEN, 'excessGoldenParachutePayments', amountCell(156)));

const HALF = 122.4;

/** The address of payer and recipient a box for each part, in the order of the form's own fields. */
const partiesOf2026: readonly FormBox[] = [
  textBox('payerName', 'PAYER’S name', 'payersName', [LEFT, 36, 244.8, 24]),
  textBox('payerStreet', 'Street address', 'payersAddress', [LEFT, 60, 182.4, 24]),
  textBox('payerRoom', 'Room or suite no.', 'payersRoom', [232.8, 60, 62.4, 24]),
  textBox('payerCity', 'City or town', 'payersCity', [LEFT, 84, HALF, 24]),
  textBox('payerPhone', 'Telephone no.', 'payersTelephone', [MIDDLE, 84, HALF, 24]),
  textBox('payerState', 'State or province', 'payersState', [LEFT, 108, 80, 24]),
  textBox('payerCountry', 'Country', 'payersCountry', [130.4, 108, 70, 24]),
  textBox('payerZip', 'ZIP or foreign postal code', 'payersZip', [200.4, 108, 94.8, 24]),
  textBox('payerTin', 'PAYER’S TIN', 'companyEin', [LEFT, 132, HALF, 24]),
  textBox('recipientTin', 'RECIPIENT’S TIN', 'socialSecurity', [MIDDLE, 132, HALF, 24]),
  textBox('recipientName', 'RECIPIENT’S name', 'recipientsName', [LEFT, 156, 244.8, 24]),
  textBox('recipientStreet', 'Street address', 'recipientsAddress', [LEFT, 180, 182.4, 24]),
  textBox('recipientApt', 'Apt. no.', 'recipientsRoom', [232.8, 180, 62.4, 24]),
  textBox('recipientCity', 'City or town', 'recipientsCity', [LEFT, 204, HALF, 24]),
  textBox('recipientState', 'State or province', 'recipientsState', [MIDDLE, 204, HALF, 24]),
  textBox('recipientCountry', 'Country', 'recipientsCountry', [LEFT, 228, HALF, 24]),
  textBox('recipientZip', 'ZIP or foreign postal code', 'recipientsZip', [MIDDLE, 228, HALF, 24]),
];

/** Cash tips, occupation codes and overtime have boxes beside the compensation they are part of. */
export const necBoxesOf2026: readonly FormBox[] = [
  ...marks,
  ...partiesOf2026,
  ...accountBoxes(252, 36),
  formIdBox([AMOUNTS, 36, 100.8, 48], [352, 72, 40, 11]),
  { id: 'title', cell: [396, 36, 180, 48], entries: [], part: 'title' },
  amountBox('1a', 'Nonemployee compensation', 'income', amountCell(84)),
  amountBox('1b', 'Cash tips', 'cashTips', amountCell(108)),
  textBox('1c', 'Treasury Tipped Occupation Code(s)', 'tippedOccupationCodes', amountCell(132), { captionHeight: 12 }),
  amountBox('1d', 'Overtime compensation', 'overtimeCompensation', amountCell(156)),
  checkBox('2', DIRECT_SALES, 'payerDirectSales', amountCell(180), [485.8, 192, 8]),
  amountBox('3', GOLDEN, 'excessGoldenParachutePayments', amountCell(204)),
  amountBox('4', 'Federal income tax withheld', 'federalIncomeTax', amountCell(228), true),
  { id: 'copy', cell: [496.8, 84, 79.2, 168], entries: [], part: 'copy' },
  ...stateBoxes(252),
];
