import type { Issue } from '../../../drafts/issue.ts';
import { isUncounted } from '../../../drafts/issue.ts';
import type { SettledTotals } from '../document.ts';
import type { PayStubDraft } from '../schema.ts';
import { calendarYears } from './pay-order.ts';

/** Which figures hang on a number that was typed and cannot be read. */
interface Unread {
  readonly earnings: boolean;
  readonly earningsYear: boolean;
  readonly deductions: boolean;
  readonly deductionsYear: boolean;
}

/**
 * Of every stub, which totals are what they will be. One that hangs on a number that cannot be read is not, wherever that
 * was typed: on the stub, in the withholding certificates, in the year to date before, or, for the year to date, on an
 * earlier stub of the year. Without its state an employee's net pay is none either. `isWorkedOut` says whether taxes are, where there are any to be.
 */
export function settledTotals(draft: PayStubDraft, issues: readonly Issue[], isWorkedOut: boolean): SettledTotals[] {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const stubs = unreadOfStubs(draft, errors);
  const before = unreadIn(errors.filter(({ path }) => path.startsWith('prevYtdItem.')));
  const areTaxesSettled =
    isWorkedOut && !errors.some(({ path }) => path === 'workState') && !errors.some(isOfCertificate);
  const settled: SettledTotals[] = [];
  const carriesOn = draft.autoCalculator === 'true';
  calendarYears(draft).forEach((stubsOfYear, year) => {
    const isFirst = carriesOn && year === 0;
    let isGrossSettled = !(isFirst && before.earningsYear);
    const areYearsSettled = isGrossSettled && !(isFirst && before.deductionsYear);
    let isNetSettled = areYearsSettled;
    for (const { index } of stubsOfYear) {
      const unread = stubs[index]!;
      const gross = !unread.earnings;
      const net = gross && areTaxesSettled && areYearsSettled && !unread.deductions;
      const grossYear = gross && isGrossSettled && !unread.earningsYear;
      const netYear = net && grossYear && isNetSettled && !unread.deductionsYear;
      settled[index] = { gross: { period: gross, yearToDate: grossYear }, net: { period: net, yearToDate: netYear } };
      if (!carriesOn) continue;
      isGrossSettled = grossYear;
      isNetSettled = netYear;
    }
  });
  return settled;
}

/** Told apart in one walk: a year of days has 260 stubs. */
function unreadOfStubs({ items }: PayStubDraft, errors: readonly Issue[]): Unread[] {
  const ofStubs = items.map((): Issue[] => []);
  for (const error of errors) {
    const index = /^items\.(\d+)\./.exec(error.path)?.[1];
    if (index !== undefined) ofStubs[Number(index)]?.push(error);
  }
  return ofStubs.map(unreadIn);
}

function unreadIn(errors: readonly Issue[]): Unread {
  const some = (place: RegExp) => errors.some(({ path }) => place.test(path));
  return {
    earnings: some(/\.(?:earnings|customEarnings)\..*\.(?:rate|hours|total)$/),
    earningsYear: some(/\.(?:earnings|customEarnings)\..*\.ytd$/),
    deductions: some(/\.(?:deductions|customDeductions)\..*\.total$/),
    deductionsYear: some(/\.(?:deductions|customDeductions)\..*\.ytd$/),
  };
}

/** A number of the federal or a state's certificate that does not count as it was typed. */
function isOfCertificate(issue: Issue): boolean {
  const isNumber = isUncounted(issue) || issue.code === 'not-a-count' || issue.code === 'allowances-not-a-count';
  return isNumber && /^(?:w4\.|elections\.|employeeInfo\.dependentsAmount$)/.test(issue.path);
}
