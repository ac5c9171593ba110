import type { PayStatementItem, PayStatementRules, RuleBook } from '@paperwage/payroll';
import { formatLongDate, STATE_NAMES } from '@paperwage/values';
import type { StateStatement } from './content-types.ts';

/** What a list calls each item: one without a name does not compile. */
const ITEM_NAMES: Readonly<Record<PayStatementItem, string>> = {
  employeeName: 'employee’s name',
  employeeIdOrSsn4: 'employee ID or last 4 digits of the SSN',
  employeeAddress: 'employee’s address',
  employerName: 'employer’s name',
  employerAddress: 'employer’s address',
  employerPhone: 'employer’s phone number',
  employerRegNo: 'employer’s business registry number',
  periodDates: 'dates of the pay period',
  payDate: 'pay date',
  payRate: 'rate of pay',
  payBasis: 'basis of pay (hourly, salary, piece)',
  hoursTotal: 'hours worked',
  hoursByRate: 'hours at each rate',
  overtimeHours: 'overtime hours',
  overtimeRate: 'overtime rate',
  overtimePay: 'overtime pay',
  grossWages: 'gross wages',
  deductionsItemized: 'each deduction',
  deductionsTotal: 'total deductions',
  netWages: 'net wages',
  pieceUnits: 'piece units and rates, if paid by the piece',
  allowances: 'allowances counted toward minimum wage',
  ytd: 'year-to-date totals',
  sickLeave: 'available sick leave',
  otherPay: 'bonuses and other pay',
  tips: 'tips',
};

/** Each state once, in the order of its name, with what its law names for a pay stub. */
export function stateStatements({ payStatements }: Pick<RuleBook, 'payStatements'>): readonly StateStatement[] {
  return payStatements.map(statementOf).sort((a, b) => a.name.localeCompare(b.name, 'en-US'));
}

function statementOf({
  state,
  law,
  lawOf,
  items,
  hourlyOnly,
  separately,
  from,
  note,
}: PayStatementRules): StateStatement {
  const name = STATE_NAMES[state];
  const laws = [law, ...Object.values(lawOf ?? {})].filter(Boolean);
  const named = (list: readonly PayStatementItem[]) => list.map((item) => ITEM_NAMES[item]).join(', ');
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    law: laws.join('; '),
    items: items.map((item) => ITEM_NAMES[item]),
    notes: [
      ...(hourlyOnly ? [`Not needed for exempt salaried employees: ${named(hourlyOnly)}.`] : []),
      ...(separately && note === undefined ? [`May be given separately: ${named(separately)}.`] : []),
      ...(from === undefined ? [] : [`For pay dates from ${formatLongDate(from)}.`]),
      ...(note === undefined ? [] : [note]),
    ],
  };
}
