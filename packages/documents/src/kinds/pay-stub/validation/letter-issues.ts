import { printableText } from '@paperwage/paper';
import type { Issue } from '../document.ts';
import type { PayStubDraft } from '../schema.ts';
import { payStubThemes } from '../templates/themes.ts';
import { warning } from './issue.ts';

/** Letters that some theme's faces lack are told of whatever the theme: it is chosen last. */
const FACES = [...new Set(payStubThemes.flatMap(({ faces }) => [faces.text, faces.strong]))];

/** Most text is plain, and plain text has nothing to look up. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Letters that no face of the paper has: they print as the nearest letter or `?`, and the user is told how. */
export function letterIssues(draft: PayStubDraft): Issue[] {
  return printedTexts(draft).flatMap(({ path, text: written }) => {
    if (PLAIN.test(written)) return [];
    const { missing, text } = printableText(written, FACES);
    if (missing.length === 0) return [];
    const letters = missing.slice(0, 8).join(' ') + (missing.length > 8 ? ' …' : '');
    const message = `The paper has no ${letters} and prints “${text}” instead. Write it in Latin letters.`;
    return [warning(path, 'letters-not-printable', message)];
  });
}

function printedTexts({ companyInfo, employeeInfo, items }: PayStubDraft): { path: string; text: string }[] {
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
