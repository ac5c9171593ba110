import type { Issue } from '../../../drafts/issue.ts';
import { warning } from '../../../drafts/issue.ts';
import type { PrintedText } from '../../../drafts/letter-issues.ts';
import { lettersNotPrintable } from '../../../drafts/letter-issues.ts';
import { holdsTin } from '../../../forms/tins/tin.ts';
import type { PayStubDraft } from '../draft/schema.ts';

/** What is odd about names, addresses and numbers: letters that the paper cannot print, and a number of a person. */
export function letterIssues(draft: PayStubDraft): Issue[] {
  const texts = printedTexts(draft);
  const withNumber = texts.filter(({ text }) => holdsTin(text));
  return [...lettersNotPrintable(texts), ...withNumber.map(({ path }) => warning(path, 'ssn.otherPlace', HOLDS_SSN))];
}

const HOLDS_SSN = 'This looks like a Social Security number. It prints as entered. Check that it belongs here.';

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
