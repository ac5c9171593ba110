import type { StateCode } from '@paperwage/values';
import type { StateFieldProps } from '../../builder/fields/state-field.tsx';
import { StateField } from '../../builder/fields/state-field.tsx';
import { useBuilder } from '../store/builder.ts';
import { changeStates } from '../store/change-states.ts';

type TaxStateFieldProps = Omit<StateFieldProps, 'onChange'> & { readonly path: 'workState' | 'residenceState' };

/** A state whose rules the taxes follow: its questions change with it. */
export function TaxStateField(props: TaxStateFieldProps) {
  const builder = useBuilder();
  const change = (state: string) => changeStates(builder, { [props.path]: state as StateCode | '' });
  return <StateField {...props} onChange={change} />;
}
