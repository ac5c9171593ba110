import type { EntryFieldProps } from '../ui/entry-field.tsx';
import { EntryField } from '../ui/entry-field.tsx';
import { fieldId, useFormContext } from './form-context.ts';

/** A field of the form around it, with what is wrong with it. */
export function Entry(props: Omit<EntryFieldProps, 'id' | 'error'>) {
  const { id, errors } = useFormContext();
  return <EntryField {...props} id={fieldId(id, props.name)} error={errors.get(props.name)} />;
}
