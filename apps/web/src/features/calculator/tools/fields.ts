import { useState } from 'react';

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
