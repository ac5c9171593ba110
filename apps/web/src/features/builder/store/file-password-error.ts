import { useBuilderState } from './builder.tsx';

/** The password field, which is not part of the draft. */
export const FILE_PASSWORD_ID = 'file-password';

/** What is wrong with the password of the PDF, once its field was left or a download was pressed. */
export function useFilePasswordError(): string | undefined {
  return useBuilderState(({ touched, checkedSteps, filePasswordError }) =>
    touched.has(FILE_PASSWORD_ID) || checkedSteps.has('finish') ? filePasswordError : undefined,
  );
}
