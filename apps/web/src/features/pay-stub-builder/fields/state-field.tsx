import type { StateCode } from '@paperwage/values';
import { STATE_CODES, STATE_NAMES } from '@paperwage/values';
import { SelectField } from '../../../ui/select-field.tsx';
import { useBuilder } from '../store/builder.ts';
import { changeStates } from '../store/change-states.ts';
import { useDraftChoice } from '../../builder/fields/use-field.ts';

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
  const builder = useBuilder();
  const field = useDraftChoice<string>(path);
  const change = (state: string) => changeStates(builder, { [path]: state as StateCode | '' });
  const onChange = path === 'workState' || path === 'residenceState' ? change : field.onChange;
  return (
    <SelectField
      id={path}
      prompt={rest.required ? 'Choose a state' : 'Choose'}
      options={STATES}
      {...field}
      {...rest}
      onChange={onChange}
    />
  );
}
