import { moneyFormat } from '../../builder/fields/formats.ts';
import { useDraftText, useFieldError, useFieldWarning } from '../../builder/fields/use-field.ts';
import { messageId } from '../../../ui/field-frame.tsx';
import { BareInput } from '../../../ui/bare-input.tsx';

export interface AmountInputProps {
  readonly path: string;
  /** What a screen reader speaks. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** The amount of a box, in dollars and cents. */
export function AmountInput({ path, ...rest }: AmountInputProps) {
  const error = useFieldError(path);
  const warning = useFieldWarning(path);
  return (
    <BareInput
      id={path}
      inputMode="decimal"
      maxLength={24}
      invalid={error !== undefined}
      messageId={(error ?? warning) === undefined ? undefined : messageId(path)}
      {...rest}
    />
  );
}

/** The same for an amount that stands in the draft as it was typed. */
export function MoneyInput({ path, name }: { path: string; name: string }) {
  const { value, onChange, onBlur } = useDraftText(path, moneyFormat);
  return <AmountInput path={path} name={name} value={value} onChange={onChange} onBlur={onBlur} />;
}
