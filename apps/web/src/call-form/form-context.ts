import { createContext, useContext } from 'react';

/** What the fields of a form need of it. */
export interface FormContextValue {
  /** Ids of the fields begin with it. */
  readonly id: string;
  /** What is wrong, by the name of the field. */
  readonly errors: ReadonlyMap<string, string>;
}

export const FormContext = createContext<FormContextValue>({ id: 'form', errors: new Map() });

/** The id of a field of a form. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** The form around a field. */
export function useFormContext(): FormContextValue {
  return useContext(FormContext);
}
