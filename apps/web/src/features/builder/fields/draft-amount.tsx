import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import type { DraftTextProps } from './draft-text.tsx';
import type { Format } from './formats.ts';
import { useDraftText } from './use-field.ts';

const NOTHING = /^[\s0.,]*$/;

export interface DraftAmountProps extends Pick<DraftTextProps, 'path' | 'label' | 'help' | 'className'> {
  readonly format: Format;
  /** Placeholder while the field is empty. */
  readonly placeholder: string;
}

/** An amount field that is empty, not 0, until something is typed. */
export function DraftAmount({ path, format, ...rest }: DraftAmountProps) {
  const { value, onChange, onBlur, ...messages } = useDraftText(path, format);
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      id={path}
      value={typed ?? (NOTHING.test(value) ? '' : value)}
      inputMode="decimal"
      autoComplete="off"
      align="end"
      maxLength={24}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      {...messages}
      {...rest}
    />
  );
}
