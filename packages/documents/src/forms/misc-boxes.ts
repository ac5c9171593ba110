import type { Area, FormBox } from './form-edition.ts';
import {
  accountBoxes,
  amountBox,
  AMOUNTS,
  checkBox,
  formIdBox,
  LEFT,
  marks,
  partyBoxes,
  stateBox,
  textBox,
  unusedBox,
} from './form-1099-parts.ts';

const SECOND = 396;
const WIDTH = 100.8;
const DIRECT_SALES = 'Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale';

const first = (y: number, height: number): Area => [AMOUNTS, y, WIDTH, height];
const second = (y: number, height: number): Area => [SECOND, y, WIDTH, height];

/** The boxes that no edition has moved, numbers 1 to 12. */
const constant: readonly FormBox[] = [
  ...marks,
  ...partyBoxes({ payer: 96, tins: 36, name: 36, line: 36 }),
  amountBox('1', 'Rents', 'rents', first(36, 36)),
  amountBox('2', 'Royalties', 'royalties', first(72, 36)),
  formIdBox([SECOND, 36, 72, 72], [406, 95.5, 52, 11]),
  { id: 'title', cell: [468, 36, 108, 72], entries: [], part: 'title' },
  amountBox('3', 'Other income', 'otherIncome', first(108, 24)),
  amountBox('4', 'Federal income tax withheld', 'federalIncomeTax', second(108, 24), true),
  amountBox('5', 'Fishing boat proceeds', 'fishingBoat', first(132, 36)),
  amountBox('6', 'Medical and health care payments', 'medicalAndHealthCare', second(132, 36)),
  checkBox('7', DIRECT_SALES, 'payerDirectSales', first(168, 48), [383, 203, 10]),
  amountBox('8', 'Substitute payments in lieu of dividends or interest', 'substitutePayments', second(168, 48)),
  amountBox('9', 'Crop insurance proceeds', 'cropInsurance', first(216, 36)),
  amountBox('10', 'Gross proceeds paid to an attorney', 'grossProceeds', second(216, 36)),
  amountBox('11', 'Fish purchased for resale', 'field11', first(252, 24)),
  amountBox('12', 'Section 409A deferrals', 'section409A', second(252, 24)),
];

function stateBoxes(y: number): readonly FormBox[] {
  return [
    stateBox('16', 'State tax withheld', 'stateTaxWithHeld', 'money', first(y, 36)),
    stateBox('17', 'State/Payer’s state no.', 'payersStateNo', 'text', second(y, 36)),
    stateBox('18', 'State income', 'stateIncome', 'money', [496.8, y, 79.2, 36]),
  ];
}

function boxesOf(box14: FormBox): readonly FormBox[] {
  return [
    ...constant,
    { id: 'blank', cell: [LEFT, 276, 172.8, 36], entries: [] },
    checkBox('13', 'FATCA filing requirement', 'fatca', [223.2, 276, 72, 36], [254.2, 298, 10]),
    ...accountBoxes(312, 36),
    box14,
    amountBox('15', 'Nonqualified deferred compensation', 'nonQualifiedDeferredCompensation', second(276, 36)),
    { id: 'copy', cell: [496.8, 108, 79.2, 204], entries: [], part: 'copy' },
    ...stateBoxes(312),
  ];
}

/** Until 2024. */
export const miscBoxesUntil2024 = boxesOf(
  amountBox('14', 'Excess golden parachute payments', 'excessGoldenParachutePayments', first(276, 36)),
);

/** Excess golden parachute payments have moved to Form 1099-NEC. */
export const miscBoxesOf2025 = boxesOf(unusedBox('14', first(276, 36), 'Reserved for future use'));

/** Cash tips, occupation codes and overtime within other income have boxes; FATCA has no number. */
export const miscBoxesOf2026: readonly FormBox[] = [
  ...constant,
  { id: 'blank', cell: [LEFT, 276, 172.8, 48], entries: [] },
  checkBox('fatca', 'FATCA filing requirement', 'fatca', [223.2, 276, 72, 48], [254.2, 302, 10]),
  ...accountBoxes(324, 36),
  amountBox('13a', 'Cash tips', 'cashTips', first(276, 24)),
  textBox('13b', 'Treasury Tipped Occupation Code(s)', 'tippedOccupationCodes', second(276, 24), { captionHeight: 12 }),
  amountBox('14', 'Overtime compensation', 'overtimeCompensation', first(300, 24)),
  amountBox('15', 'Nonqualified deferred compensation', 'nonQualifiedDeferredCompensation', second(300, 24)),
  { id: 'copy', cell: [496.8, 108, 79.2, 216], entries: [], part: 'copy' },
  ...stateBoxes(324),
];
