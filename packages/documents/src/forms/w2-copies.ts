import type { FormCopy } from './form-edition.ts';

const CUT_TO_LAST_FOUR = { isForPayee: true, mayMaskTin: true, showsVoid: false, showsCorrected: true } as const;
const WHOLE = { isForPayee: false, mayMaskTin: false, showsCorrected: false } as const;

/**
 * The copies of Form W-2 that are printed. Copy A goes to the Social Security Administration electronically and is
 * never printed.
 */
export const w2Copies: readonly FormCopy[] = [
  {
    id: 'B',
    name: 'Copy B, for the federal return',
    caption: [
      'Copy B—To Be Filed With Employee’s FEDERAL Tax Return.',
      'This information is being furnished to the Internal Revenue Service.',
    ],
    ...CUT_TO_LAST_FOUR,
  },
  {
    id: 'C',
    name: 'Copy C, for the employee’s records',
    caption: ['Copy C—For EMPLOYEE’S RECORDS', '(See Notice to Employee on the back of Copy B.)'],
    notice:
      'This information is being furnished to the Internal Revenue Service. If you are required to file a tax return, ' +
      'a negligence penalty or other sanction may be imposed on you if this income is taxable and you fail to report it.',
    ...CUT_TO_LAST_FOUR,
  },
  {
    id: '2',
    name: 'Copy 2, for the state, city or local return',
    caption: ['Copy 2—To Be Filed With Employee’s State, City, or Local', 'Income Tax Return'],
    ...CUT_TO_LAST_FOUR,
  },
  {
    id: 'D',
    name: 'Copy D, for the employer',
    caption: ['Copy D—For Employer'],
    showsVoid: true,
    ...WHOLE,
  },
  {
    id: '1',
    name: 'Copy 1, for the state, city or local tax department',
    caption: ['Copy 1—For State, City, or Local Tax Department'],
    showsVoid: false,
    ...WHOLE,
  },
];

export const W2_COPIES_SOURCE = {
  title: 'Form W-2, Copies B, C, 2, D and 1; Publication 1141',
  publisher: 'Internal Revenue Service',
  checked: '2026-11-22',
};
