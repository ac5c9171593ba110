import { FILE_PASSWORD } from '@paperwage/api-contract';
import { useEffect } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import { setState, touch } from '../store/edits.ts';
import { FILE_PASSWORD_ID, useFilePasswordError } from '../store/file-password-error.ts';

const ERROR = 'Use 8 to 64 characters: letters without accents, digits, and symbols.';
const SPACE_ERROR = 'Begin and end without a space.';

/** The password that opens the PDF. It is shown as typed, because the user has to give it to the recipient. */
export function PasswordField() {
  const { store } = useBuilder();
  const password = useBuilderState(({ filePassword = '' }) => filePassword);
  const error = useFilePasswordError();
  // A collapsed field sets no password.
  useEffect(() => () => setState(store, { filePassword: undefined, filePasswordError: undefined }), [store]);
  return (
    <TextField
      id={FILE_PASSWORD_ID}
      label="Password"
      value={password}
      onChange={(text) => setState(store, { filePassword: text || undefined, filePasswordError: errorIn(text) })}
      onBlur={() => password !== '' && touch(store, FILE_PASSWORD_ID)}
      error={error}
      help="For the PDF you download. We don’t keep it, and nobody can open the file without it. Issued documents are signed and have no password."
      autoComplete="off"
      maxLength={64}
    />
  );
}

function errorIn(password: string): string | undefined {
  if (password === '' || FILE_PASSWORD.test(password)) return undefined;
  return FILE_PASSWORD.test(password.trim()) ? SPACE_ERROR : ERROR;
}
