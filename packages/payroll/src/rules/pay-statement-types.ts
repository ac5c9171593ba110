import type { CalendarDate, StateCode } from '@paperwage/values';
import type { Standing } from '../pay.ts';

/** Something a state's law names for a pay statement. */
export type PayStatementItem =
  | 'employeeName'
  | 'employeeIdOrSsn4'
  | 'employeeAddress'
  | 'employerName'
  | 'employerAddress'
  | 'employerPhone'
  | 'employerRegNo'
  | 'periodDates'
  | 'payDate'
  | 'payRate'
  | 'payBasis'
  | 'hoursTotal'
  | 'hoursByRate'
  | 'overtimeHours'
  | 'overtimeRate'
  | 'overtimePay'
  | 'grossWages'
  | 'deductionsItemized'
  | 'deductionsTotal'
  | 'netWages'
  | 'pieceUnits'
  | 'allowances'
  | 'ytd'
  | 'sickLeave'
  | 'otherPay'
  | 'tips';

/** What one state requires on a pay statement. */
export interface PayStatementRules {
  readonly state: StateCode;
  /** The statute or rule; empty if the state has none. */
  readonly law: string;
  /** Items that another section of the law names. */
  readonly lawOf?: Partial<Record<PayStatementItem, string>>;
  /** `pieceUnits`, `allowances`, `tips` and `otherPay` apply only to such pay. */
  readonly items: readonly PayStatementItem[];
  /** Items that exempt salaried employees don't need. */
  readonly hourlyOnly?: readonly PayStatementItem[];
  /** Items that the employer may give in another writing with the pay. */
  readonly separately?: readonly PayStatementItem[];
  /** The first pay date, if the law began after the first covered day. */
  readonly from?: CalendarDate;
  readonly standing: Standing;
  readonly recordedBy: readonly string[];
  readonly note?: string;
}
