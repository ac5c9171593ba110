import { useState } from 'react';
import { EXAMPLE } from '../../../paycheck/entries.ts';
import { payText, type PayEntries } from '../../../paycheck/handed-pay.ts';
import { CALCULATOR_PATH } from '../states.ts';

/** What stands in the fields of a tool, by their ids; a box that is checked holds `on`. */
export type Fields<Name extends string = string> = Readonly<Record<Name, string>>;

/** What every tool is given. */
export interface ToolProps {
  /** What a hurried visitor has entered in the fields that the server sent. */
  readonly sent?: Element | undefined;
}

/** The fields of a tool, with the example in those that nobody has changed. */
export function useFields<Name extends string>(example: Fields<Name>, sent: Element | undefined) {
  const [fields, setFields] = useState(() => (sent ? readFields(example, sent) : example));
  const set = (name: Name) => (value: string) => setFields((before) => ({ ...before, [name]: value }));
  return [fields, set] as const;
}

function readFields<Name extends string>(example: Fields<Name>, sent: Element): Fields<Name> {
  const read = (name: string) => {
    const field = sent.querySelector<HTMLInputElement>(`#${name}, #${name} input:checked`);
    if (field instanceof HTMLFieldSetElement)
      return sent.querySelector<HTMLInputElement>(`#${name} input:checked`)?.value;
    return field?.type === 'checkbox' ? (field.checked ? 'on' : '') : field?.value;
  };
  const entries = Object.entries<string>(example).map(([name, value]) => [name, read(name) ?? value]);
  return Object.fromEntries(entries) as Fields<Name>;
}

/** Where take-home pay is calculated with the numbers of a tool; what the tool doesn’t ask is nothing there. */
export function calculatorHrefOf(known: Partial<PayEntries>): string {
  const nothing = { ...EXAMPLE, status: 'single', children: '0', dependents: '0', preTax: {} } as const;
  return `${CALCULATOR_PATH}#${payText({ ...nothing, ...known })}`;
}
