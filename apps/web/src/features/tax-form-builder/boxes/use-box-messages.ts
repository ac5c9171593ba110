import { useFieldError, useFieldWarning } from '../../builder/fields/use-field.ts';
import { useCalculation } from '../store/form-builder.ts';

export interface BoxMessages {
  readonly error: string | undefined;
  readonly warning: string | undefined;
}

/**
 * What is said of a box. What a calculated figure rests on shows at once, all of it, for nobody leaves a field that they
 * never enter; of a typed one it shows once the field was left.
 */
export function useBoxMessages(path: string, isCalculated: boolean): BoxMessages {
  const error = useFieldError(path);
  const warning = useFieldWarning(path);
  const all = useCalculation(({ warnings }) =>
    warnings
      .filter((one) => one.path === path)
      .map(({ message }) => message)
      .join(' '),
  );
  return { error, warning: isCalculated && all !== '' ? all : warning };
}
