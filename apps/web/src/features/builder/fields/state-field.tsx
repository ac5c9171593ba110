import { STATE_CODES, STATE_NAMES } from '@paperwage/values';
import { useMemo } from 'react';
import { SelectField } from '../../../ui/select-field.tsx';
import { useDraftChoice } from './use-field.ts';

const STATES = STATE_CODES.map((code) => ({ value: code, label: STATE_NAMES[code] }));
const NONE = {};

export interface StateFieldProps {
  /** Places allowed instead of a state, by code. */
  readonly others?: Readonly<Record<string, string>>;
  readonly path: string;
  readonly label: string;
  readonly prompt?: string;
  readonly help?: string;
  readonly autoComplete?: string;
  readonly required?: boolean;
  /** Where choosing it changes more than its own place in the draft. */
  readonly onChange?: (state: string) => void;
}

/** A US state; initially nothing is selected, and `prompt` is shown. */
export function StateField({ path, others = NONE, ...rest }: StateFieldProps) {
  const field = useDraftChoice<string>(path);
  const options = useMemo(() => [...STATES, ...optionsOf(others)], [others]);
  return (
    <SelectField
      id={path}
      prompt={rest.required ? 'Choose a state' : 'Choose'}
      options={options}
      {...field}
      {...rest}
    />
  );
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
