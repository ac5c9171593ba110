import type { Issue } from '../../../drafts/issue.ts';
import { isExcludedFromSums } from '../../../drafts/issue.ts';
import type { SettledTotals } from '../document.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { calendarYears } from './pay-order.ts';

/** A figure of a line on a stub or before the set, with its kind by the first letter. */
const FIGURE = /^(items\.\d+|prevYtdItem)\.(?:custom)?(e|d)\w+\..+\.(?:(ytd)|rate|hours|total)$/i;

/**
 * For every stub, which totals are final. A total that depends on example pay or an unreadable number isn't, wherever
 * that was typed: on the stub, in the withholding certificates, in the earlier year to date, or, for the year to date,
 * on an earlier stub of the year. Without a state, an employee's net pay isn't final either. `isWorkedOut` says whether
 * the taxes are calculated, if any are due.
 */
export function knownTotals(draft: PayStubDraft, issues: readonly Issue[], isWorkedOut: boolean): SettledTotals[] {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const unread = new Set<string>();
  for (const { path } of errors) {
    const [, place, kind, year = ''] = FIGURE.exec(path) ?? [];
    if (kind) unread.add(`${place} ${kind.toLowerCase()}${year}`);
  }
  const hasUnreadCertificate = errors.some(isOfCertificate);
  const areTaxesSettled = isWorkedOut && !errors.some(({ path }) => path === 'workState') && !hasUnreadCertificate;
  const settled: SettledTotals[] = [];
  const carriesOn = draft.autoCalculator === 'true';
  calendarYears(draft).forEach((stubsOfYear, year) => {
    const isFirst = carriesOn && year === 0;
    let isGrossSettled = !(isFirst && unread.has('prevYtdItem eytd'));
    const areYearsSettled = isGrossSettled && !(isFirst && unread.has('prevYtdItem dytd'));
    let isNetSettled = areYearsSettled;
    for (const { index } of stubsOfYear) {
      const isRead = (figure: string) => !unread.has(`items.${index} ${figure}`);
      const gross = isRead('e');
      const net = gross && areTaxesSettled && areYearsSettled && isRead('d');
      const grossYear = gross && isGrossSettled && isRead('eytd');
      const netYear = net && grossYear && isNetSettled && isRead('dytd');
      settled[index] = {
        gross: { period: gross, yearToDate: grossYear },
        net: { period: net, yearToDate: netYear },
        taxes: gross && !hasUnreadCertificate,
      };
      if (!carriesOn) continue;
      isGrossSettled = grossYear;
      isNetSettled = netYear;
    }
  });
  return settled;
}

/** A number on the federal or a state's certificate that doesn't count as typed. */
function isOfCertificate(issue: Issue): boolean {
  const isNumber = isExcludedFromSums(issue) || issue.code === 'not-a-count' || issue.code === 'allowances-not-a-count';
  return isNumber && /^(?:w4\.|elections\.|employeeInfo\.dependentsAmount$)/.test(issue.path);
}
