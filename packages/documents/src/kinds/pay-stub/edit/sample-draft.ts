import { LAST_COVERED_DAY } from '@paperwage/payroll';
import type { CalendarDate } from '@paperwage/values';
import { addDays } from '@paperwage/values';
import { setStubCount } from './edit-stubs.ts';
import { addCustomEarning, setEarning } from './edit-lines.ts';
import { withDates } from './edit-dates.ts';
import { unaskedPayStubDraft } from '../draft/empty-draft.ts';
import type { DraftContext } from '../../../drafts/draft-context.ts';
import type { StubDates } from '../draft/periods.ts';
import { datesEarlier, latestDates } from '../draft/periods.ts';
import type { PayStubDraft } from '../draft/schema.ts';

/**
 * The mark of the fictional sample company, a white triangle on blue: a PNG of 64 by 64 pixels, 8-bit RGB.
 */
export const SAMPLE_LOGO =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAACHUlEQVR42u1aoU4EMRCdH+EL+IJTSAT+7gPAk5w9g7jkDMEQHAGJ' +
  'wCDPEhLsCYICRwgKQUiw8C4ly6bb7bW7M6XTbDNqd5O+1515M22HvtvHy9v7+fXtwexiNJlv7UwTGybF1AAAGB6Q5Hx6v3oeH56l' +
  'B91mAANIQQQ+Pr/AOx/odQMwwPMReHx63d0/zhO9McADSDcBvNjem+WM3hhA1jlQ5TmZr731Hypf+iWQrd974uGPAAJcF3pjRpfW' +
  'BLJSzChtXRNAmtCI3hjAE1KdXgIAT+rC1wpl+pc6h7FeIr3ojQ0ENpWQ0oUtyWX7esklV6eQaJqsbzA0ETg6vWnuPPBQBwGUu81t' +
  'hyl4Jcp1fgLLu4e2/Ste5U7AFFiewa5IxOs81gmCkVHrpIPXkTgJnFwurfWGelp6ioHPciTgAeoklh0Bj6s4XSsvAk3ht4K1Gdxc' +
  'aYEkhN8pl5a8cqUFYhf+NmSBPFMTiPKNjZ6WmkCH6GRPC8Qu/J3VNjWBzlB40wJJCD+74/ET6BmOjGmB5ISfRXxFCLDMzZUWSFT4' +
  'Rf2wCwH2sqx/WiBp4ZdOC9RnMngtfnpPa+6hoxaFOv9uuRHllqEEqjupNCP80D+UwHRxlZIApmMm0HZcJTGiEktEDIwmc0hEAou6' +
  'cxnuBwYCAwHtBNRfs6q/6FbfaqC+2UN9u00JDU/qW85KaPpT33ZZQuNrCa3HJTR/q2u//wHSYRCVxrpf7gAAAABJRU5ErkJggg==';

const SAMPLE_STUBS = 3;

/**
 * A fictional company and employee with everything filled in: three bi-weekly stubs, the newest ended by `today`, or by
 * the last day that rules are held for.
 */
export function samplePayStubDraft(context: DraftContext): PayStubDraft {
  const empty = unaskedPayStubDraft(context);
  const [item] = empty.items;
  const draft: PayStubDraft = {
    ...empty,
    oftenPaid: 'BI_WEEKLY',
    workState: 'TX',
    fileNumber: '771925',
    deptNumber: '204418',
    checkNo: '4127',
    companyInfo: {
      employerName: 'Cascade Timber Works LLC',
      employerTelephone: '(512) 555-0142',
      legalName: '',
      registryNumber: '',
      streetAddress1: '418 Mill Road',
      streetAddress2: 'Suite 2',
      city: 'Austin',
      state: 'TX',
      zipCode: '78702',
      payrollLogo: '',
      employerLogo: SAMPLE_LOGO,
    },
    employeeInfo: {
      ...empty.employeeInfo,
      employeeName: 'Núria Nguyễn-Ortega',
      employeeTelephone: '(512) 555-0178',
      employeeSocial: 'XXX-XX-4821',
      employeeId: 'CT-00318',
      streetAddress1: '2207 Larkspur Ave',
      streetAddress2: 'Apt 5',
      city: 'Austin',
      state: 'TX',
      zipCode: '78704',
      dependentsAmount: '500.00',
      isDirectDeposit: true,
      last4Digits: '7730',
    },
    w4: { ...empty.w4, otherDependents: '1' },
    items: [withDates(item!, sampleDates(sampleDay(context)))],
  };
  return setStubCount(withSampleEarnings(draft, context), SAMPLE_STUBS, context);
}

/** The latest by a day on which banks are open on every pay date of the set. */
function sampleDates(day: CalendarDate): StubDates {
  const dates = latestDates(day, 'BI_WEEKLY');
  const isOpen = Array.from({ length: SAMPLE_STUBS }, (_, stub) => datesEarlier(dates, 'BI_WEEKLY', stub)).every(
    ({ to, payDate }) => payDate === to,
  );
  return isOpen ? dates : sampleDates(addDays(day, -7));
}

function sampleDay({ today }: DraftContext): CalendarDate {
  return today < LAST_COVERED_DAY ? today : LAST_COVERED_DAY;
}

function withSampleEarnings(draft: PayStubDraft, context: DraftContext): PayStubDraft {
  const named = addCustomEarning(draft, 'Tool allowance', context);
  const { id } = named.items[0]!.customEarnings[0]!;
  const earnings = [
    ['regular', { rate: '32.50', hours: '80.00' }],
    ['overtime', { rate: '48.75', hours: '6.00' }],
    ['tips', { rate: '85.00' }],
    [id, { rate: '40.00' }],
  ] as const;
  return earnings.reduce((filled, [line, amounts]) => setEarning(filled, 0, line, amounts), named);
}
