import type { Issue } from '../../../drafts/issue.ts';
import { lengthIssues, roomsIn } from '../../../drafts/text-lengths.ts';
import type { PayStubDraft } from '../schema.ts';
import { COMPANY_ROOM, EMPLOYEE_ROOM, IDENTIFIER_ROOM } from '../text-rooms.ts';

/** Texts that a pay stub has no room for; the names of its lines are told of with the lines. */
export function payStubLengthIssues(draft: PayStubDraft): Issue[] {
  return lengthIssues([
    ...roomsIn('companyInfo.', draft.companyInfo, COMPANY_ROOM),
    ...roomsIn('employeeInfo.', draft.employeeInfo, EMPLOYEE_ROOM),
    ...roomsIn('', draft, IDENTIFIER_ROOM),
  ]);
}
