import type { EmployeeQuestions } from '@paperwage/payroll';
import { withChanges } from '../../../drafts/changes.ts';
import type { PayStubDraft } from './schema.ts';

/**
 * The withholding certificates nobody answered anything on, as people call them: `Form W-4`, `IT 4`. Taxes are withheld
 * as if the employee had filed none of them. Empty once the user confirmed that, and if nothing is withheld.
 */
export function unansweredCertificates(draft: PayStubDraft, asked: EmployeeQuestions | undefined): string[] {
  if (draft.employmentType === 'contractor' || draft.autoCalculator === 'false' || draft.confirmedCertificates)
    return [];
  const ofStates = (asked?.certificates ?? []).filter(
    ({ certificate, questions }) =>
      // An employer's notice isn't an employee's form, and some states use the federal form.
      /^[A-Z0-9]/.test(certificate.form) &&
      certificate.form !== 'W-4' &&
      // This form lets the work state leave its tax to the home state: whether it is on file is a separate question.
      certificate.state !== asked?.reciprocity?.work &&
      questions.every(
        ({ election }) => election === 'deEmployees' || ['', 'false'].includes(draft.elections[election].trim()),
      ),
  );
  return [
    ...(isFormW4Answered(draft) ? [] : ['Form W-4']),
    ...ofStates.map(({ certificate }) => formName(certificate.form)),
  ];
}

/** Confirms what is assumed without certificates. */
export function confirmCertificates(draft: PayStubDraft): PayStubDraft {
  return withChanges(draft, { confirmedCertificates: true });
}

function isFormW4Answered({ employeeInfo, w4 }: PayStubDraft): boolean {
  const { w4Version, step2Checkbox, exempt, nonresidentAlien, ...typed } = w4;
  return (
    employeeInfo.maritalStatus !== 'SINGLE' ||
    w4Version !== '2020' ||
    step2Checkbox ||
    exempt ||
    nonresidentAlien ||
    [employeeInfo.dependentsAmount, ...Object.values(typed)].some((text) => /[^\s0.,]/.test(text))
  );
}

/** `IT 4`, but `Form 89-350`. */
function formName(form: string): string {
  return /^\d/.test(form) ? `Form ${form}` : form;
}
