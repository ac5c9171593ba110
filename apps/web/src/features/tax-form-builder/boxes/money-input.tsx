import { useState } from 'react';
import { moneyFormat } from '../../builder/fields/formats.ts';
import { useDraftText } from '../../builder/fields/use-field.ts';
import { messageId } from '../../../ui/field-frame.tsx';
import { BareInput } from '../../../ui/bare-input.tsx';
import { useBoxMessages } from './use-box-messages.ts';

export interface AmountInputProps {
  readonly path: string;
  /** What a screen reader speaks. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly isCalculated?: boolean;
}

/** The amount of a box, in dollars and cents. */
export function AmountInput({ path, isCalculated = false, ...rest }: AmountInputProps) {
  const { error, warning } = useBoxMessages(path, isCalculated);
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

export interface MoneyInputProps {
  readonly path: string;
  readonly name: string;
  /** What is printed while nothing is typed. It shows in the field, and can be typed over. */
  readonly calculated?: string | undefined;
  /** Called when typing begins to replace what was calculated. */
  readonly onReplace?: (() => void) | undefined;
  /** What is said of it shows at once. */
  readonly isLeftToUser?: boolean;
}

/** The same for an amount that stands in the draft as it was typed. */
export function MoneyInput({ path, name, calculated = '', onReplace, isLeftToUser = false }: MoneyInputProps) {
  const { value, onChange, onBlur } = useDraftText(path, moneyFormat);
  const [isTyping, setTyping] = useState(false);
  const isCalculated = value === '' && calculated !== '' && !isTyping;
  return (
    <AmountInput
      path={path}
      name={name}
      value={isCalculated ? calculated : value}
      isCalculated={isLeftToUser}
      onChange={(text) => {
        setTyping(true);
        if (isCalculated) onReplace?.();
        onChange(text);
      }}
      onBlur={() => {
        setTyping(false);
        onBlur();
      }}
    />
  );
}
