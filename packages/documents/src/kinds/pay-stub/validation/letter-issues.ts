import type { Issue } from '../../../drafts/issue.ts';
import type { PrintedText } from '../../../drafts/letter-issues.ts';
import { lettersNotPrintable } from '../../../drafts/letter-issues.ts';
import type { PayStubDraft } from '../draft/schema.ts';

/** Letters of names, addresses and numbers that the paper cannot print. */
export function letterIssues(draft: PayStubDraft): Issue[] {
  return lettersNotPrintable(printedTexts(draft));
}

function printedTexts(draft: PayStubDraft): PrintedText[] {
  const { companyInfo, employeeInfo, items } = draft;
  const address = ['streetAddress1', 'streetAddress2', 'city'] as const;
  return [
    ...IDENTIFIERS.map((path) => ({ path, text: draft[path] })),
    { path: 'companyInfo.employerName', text: companyInfo.employerName },
    ...address.map((field) => ({ path: `companyInfo.${field}`, text: companyInfo[field] })),
    { path: 'companyInfo.employerTelephone', text: companyInfo.employerTelephone },
    { path: 'companyInfo.legalName', text: companyInfo.legalName },
    { path: 'companyInfo.registryNumber', text: companyInfo.registryNumber },
    { path: 'employeeInfo.employeeName', text: employeeInfo.employeeName },
    { path: 'employeeInfo.employeeTelephone', text: employeeInfo.employeeTelephone },
    { path: 'employeeInfo.employeeId', text: employeeInfo.employeeId },
    ...address.map((field) => ({ path: `employeeInfo.${field}`, text: employeeInfo[field] })),
    ...items.flatMap(({ otherItems }, index) =>
      (['timeOff', 'pieceWork', 'allowances'] as const).flatMap((list) =>
        otherItems[list].map(({ id, name }) => ({ path: `items.${index}.otherItems.${list}.${id}.name`, text: name })),
      ),
    ),
    ...items.flatMap((item, index) =>
      (['customEarnings', 'customDeductions'] as const).flatMap((group) =>
        item[group].map(({ id, name }) => ({ path: `items.${index}.${group}.${id}.name`, text: name })),
      ),
    ),
  ];
}

const IDENTIFIERS = ['coNumber', 'fileNumber', 'deptNumber', 'clockNumber', 'vchrNumber', 'checkNo'] as const;
