import { STATE_CODES, STATE_NAMES } from '@paperwage/values';
import { SelectField } from '../../../ui/select-field.tsx';
import { useDraftChoice } from './use-field.ts';

const STATES = STATE_CODES.map((code) => ({ value: code, label: STATE_NAMES[code] }));

export interface StateFieldProps {
  readonly path: string;
  readonly label: string;
  readonly prompt?: string;
  readonly help?: string;
  readonly autoComplete?: string;
  readonly required?: boolean;
  /** Where choosing it changes more than its own place in the draft. */
  readonly onChange?: (state: string) => void;
}

/** A state of the United States; nothing is chosen at the start, which `prompt` says in words. */
export function StateField({ path, ...rest }: StateFieldProps) {
  const field = useDraftChoice<string>(path);
  return (
    <SelectField id={path} prompt={rest.required ? 'Choose a state' : 'Choose'} options={STATES} {...field} {...rest} />
  );
}
