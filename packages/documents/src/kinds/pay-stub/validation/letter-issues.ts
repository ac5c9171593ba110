import type { Issue } from '../../../drafts/issue.ts';
import type { PrintedText } from '../../../drafts/letter-issues.ts';
import { lettersNotPrintable } from '../../../drafts/letter-issues.ts';
import type { PayStubDraft } from '../schema.ts';

/** Letters of names and addresses that the paper cannot print. */
export function letterIssues(draft: PayStubDraft): Issue[] {
  return lettersNotPrintable(printedTexts(draft));
}

function printedTexts({ companyInfo, employeeInfo, items }: PayStubDraft): PrintedText[] {
  const address = ['streetAddress1', 'streetAddress2', 'city'] as const;
  return [
    { path: 'companyInfo.employerName', text: companyInfo.employerName },
    ...address.map((field) => ({ path: `companyInfo.${field}`, text: companyInfo[field] })),
    { path: 'employeeInfo.employeeName', text: employeeInfo.employeeName },
    ...address.map((field) => ({ path: `employeeInfo.${field}`, text: employeeInfo[field] })),
    ...items.flatMap((item, index) =>
      (['customEarnings', 'customDeductions'] as const).flatMap((group) =>
        item[group].map(({ id, name }) => ({ path: `items.${index}.${group}.${id}.name`, text: name })),
      ),
    ),
  ];
}
