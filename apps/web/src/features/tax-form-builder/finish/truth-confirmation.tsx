import { useDraftChoice } from '../../builder/fields/use-field.ts';
import { CheckField } from '../../../ui/check-field.tsx';

const PATH = 'illegalAgreement';

/** Asked before the agreements: a form goes to tax agencies. */
export function TruthConfirmation() {
  const { value, error, onChange, onBlur } = useDraftChoice<boolean>(PATH);
  return (
    <CheckField
      id={PATH}
      label="The amounts on this form are true, and I’m authorized to issue it"
      checked={value}
      error={error}
      onChange={(isConfirmed) => {
        onChange(isConfirmed);
        onBlur();
      }}
    />
  );
}
