import { STATE_CODES, STATE_NAMES } from '@paperwage/values';
import { SelectField } from '../../../ui/select-field.tsx';
import { useDraftChoice } from './use-field.ts';

const STATES = STATE_CODES.map((code) => ({ value: code, label: STATE_NAMES[code] }));

/** A state of the United States; nothing is chosen at the start, which `prompt` says in words. */
export function StateField(props: {
  path: string;
  label: string;
  prompt?: string;
  help?: string;
  autoComplete?: string;
  required?: boolean;
}) {
  const { path, ...rest } = props;
  const field = useDraftChoice<string>(path);
  return (
    <SelectField id={path} prompt={rest.required ? 'Choose a state' : 'Choose'} options={STATES} {...field} {...rest} />
  );
}
