import type { FormCopy } from './form-edition.ts';

/** The legend of Copy B, word for word. */
const LEGEND =
  'This is important tax information and is being furnished to the IRS. If you are required to file a return, a ' +
  'negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it ' +
  'has not been reported.';

const FOR_RECIPIENT = { isForPayee: true, mayMaskTin: true, showsCorrected: true } as const;
const FOR_OTHERS = { isForPayee: false, mayMaskTin: false, showsCorrected: true } as const;

/**
 * The copies of Forms 1099-NEC and 1099-MISC that are printed. Copy A goes to the Internal Revenue Service
 * electronically and is never printed.
 */
export const form1099Copies: readonly FormCopy[] = [
  {
    id: 'B',
    name: 'Copy B, for the recipient',
    caption: ['Copy B', 'For Recipient'],
    notice: LEGEND,
    showsVoid: false,
    ...FOR_RECIPIENT,
  },
  {
    id: '2',
    name: 'Copy 2, for the recipient’s state return',
    caption: ['Copy 2'],
    notice: 'To be filed with recipient’s state income tax return, when required.',
    showsVoid: true,
    ...FOR_RECIPIENT,
  },
  {
    id: 'C',
    name: 'Copy C, for the payer',
    caption: ['Copy C', 'For Payer'],
    notice:
      'For Privacy Act and Paperwork Reduction Act Notice, see the current General Instructions for Certain ' +
      'Information Returns.',
    showsVoid: true,
    ...FOR_OTHERS,
  },
  {
    id: '1',
    name: 'Copy 1, for the state tax department',
    caption: ['Copy 1', 'For State Tax Department'],
    showsVoid: true,
    ...FOR_OTHERS,
  },
];

export const FORM_1099_COPIES_SOURCE = {
  title: 'Forms 1099-NEC and 1099-MISC, Copies B, 2, C and 1; Publication 1179',
  publisher: 'Internal Revenue Service',
  checked: '2026-11-22',
};
