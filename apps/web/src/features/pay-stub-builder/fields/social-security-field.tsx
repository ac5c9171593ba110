import { setEmployeeSocial } from '@paperwage/documents/pay-stub';
import { isEmployerNumber } from '@paperwage/values';
import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { editDraft, touch } from '../../builder/store/edits.ts';
import { useFieldError } from '../../builder/fields/use-field.ts';

const PATH = 'employeeInfo.employeeSocial';

/**
 * What is typed lives in the field alone and only while it has the focus: the draft, and with it every place where
 * work is kept, gets the last four digits.
 */
export function SocialSecurityField() {
  const { store } = useBuilder();
  const masked = useBuilderState((state) => state.draft.employeeInfo.employeeSocial);
  const error = useFieldError(PATH);
  const who = useBuilderState((state) => state.draft.employmentType);
  const [typed, setTyped] = useState<string | undefined>();
  const [isUnreadable, setUnreadable] = useState(false);

  /** Too few or too many digits stay in the field to be fixed, and the draft keeps its earlier value. */
  function reduce() {
    if (typed !== undefined) {
      const { draft } = store.get();
      const read = setEmployeeSocial(draft, typed);
      const isRefused = typed.trim() !== '' && read.employeeInfo.employeeSocial === '';
      if (!isRefused) editDraft(store, () => read);
      setUnreadable(isRefused);
      if (!isRefused) setTyped(undefined);
    }
    touch(store, PATH);
  }
  return (
    <TextField
      id={PATH}
      label="Social Security number"
      help="We keep only the last four digits."
      error={isUnreadable ? unreadableSentence(typed ?? '', masked, who) : error}
      inputMode="numeric"
      autoComplete="off"
      placeholder="XXX-XX-1234"
      maxLength={16}
      value={typed ?? masked}
      onChange={(text) => {
        setUnreadable(false);
        setTyped(text);
      }}
      onBlur={reduce}
    />
  );
}

function unreadableSentence(typed: string, masked: string, who: string): string {
  const kept = masked === '' ? '' : ` Until then we use ${masked}.`;
  if (isEmployerNumber(typed)) {
    return `${typed.trim()} is an EIN. Enter the ${who}’s Social Security number, such as 123-45-6789.${kept}`;
  }
  return `A Social Security number has nine digits. Enter all nine, or only the last four.${kept}`;
}
