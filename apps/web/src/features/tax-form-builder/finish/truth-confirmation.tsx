import { useDraftChoice } from '../../builder/fields/use-field.ts';
import { CheckField } from '../../../ui/check-field.tsx';

const PATH = 'illegalAgreement';

/** Asked before the agreements: a form goes to authorities. */
export function TruthConfirmation() {
  const { value, error, onChange, onBlur } = useDraftChoice<boolean>(PATH);
  return (
    <CheckField
      id={PATH}
      label="The figures are true, and I may issue this form. It is not made to deceive anyone."
      checked={value}
      error={error}
      onChange={(isConfirmed) => {
        onChange(isConfirmed);
        onBlur();
      }}
    />
  );
}
