import type { ReactNode } from 'react';
import { useDraftChoice } from '../../builder/fields/use-field.ts';
import { CheckField } from '../../../ui/check-field.tsx';

export interface MarkFieldProps {
  /** Place in the draft; also the id of the control. */
  readonly path: string;
  readonly label: ReactNode;
  readonly help?: string;
}

/** A square of the form that is marked or not. What is odd about it stands in the place of its help. */
export function MarkField({ path, label, help }: MarkFieldProps) {
  const { value, error, warning, onChange, onBlur } = useDraftChoice<boolean>(path);
  const change = (isMarked: boolean) => {
    onChange(isMarked);
    onBlur();
  };
  return <CheckField id={path} label={label} checked={value} error={error} help={warning ?? help} onChange={change} />;
}
