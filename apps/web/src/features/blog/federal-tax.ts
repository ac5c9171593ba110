import type { FilingStatus, PayFrequency } from '@paperwage/payroll';
import { calculatePay, loadRuleBook } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { formatMoney, ZERO } from '@paperwage/values';

/** Federal income tax on one paycheck in the last year we cover, with nothing else on Form W-4. */
export async function federalTax(pay: Cents, payFrequency: PayFrequency, filingStatus: FilingStatus): Promise<string> {
  const rules = await loadRuleBook(undefined);
  // Not LAST_COVERED_DAY, which would become one more file that every builder fetches.
  const payDate = rules.federal
    .map(({ to }) => to)
    .sort()
    .at(-1)!;
  const { lines } = calculatePay(
    {
      payDate,
      payFrequency,
      grossPay: pay,
      state: undefined,
      w4: {
        version: '2020',
        filingStatus,
        step2Checkbox: false,
        step3Credits: ZERO,
        otherIncome: ZERO,
        deductions: ZERO,
        extraWithholding: ZERO,
      },
      yearToDate: { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO },
    },
    rules,
  );
  return formatMoney(lines.find(({ tax }) => tax === 'federalIncomeTax')!.amount);
}
