import { FILE_PASSWORD } from '@paperwage/api-contract';
import { useEffect, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import { setState } from '../store/edits.ts';

const ERROR = 'Enter 8 to 64 letters without accents, digits or symbols. Begin and end without a space.';

/** What the PDF opens with. It shows as it is typed, because it has to be told to whoever gets the file. */
export function PasswordField() {
  const { store } = useBuilder();
  const password = useBuilderState(({ filePassword = '' }) => filePassword);
  const [wasLeft, setLeft] = useState(false);
  // A field that is folded away protects nothing.
  useEffect(() => () => setState(store, { filePassword: undefined }), [store]);
  return (
    <TextField
      id="file-password"
      label="Password"
      value={password}
      onChange={(text) => setState(store, { filePassword: text || undefined })}
      onBlur={() => setLeft(password !== '')}
      error={wasLeft && password !== '' && !FILE_PASSWORD.test(password) ? ERROR : undefined}
      help="For the PDF you download. We don’t keep it, and nobody can open the file without it. Issued documents are signed and have no password."
      autoComplete="off"
      maxLength={64}
    />
  );
}
