import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './list-filters.module.css';

interface SearchProps {
  readonly label: string;
  readonly help: string;
  readonly onSearch: (text: string) => void;
}

const LONGEST_SEARCH = 254;

/** Narrows a list to what fits a text. It stays out of the address, which others may read in the browser's history. */
export function AdminSearch({ label, help, onSearch }: SearchProps) {
  const [text, setText] = useState('');
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <form className={styles.search} role="search" onSubmit={onSubmit}>
      <TextField
        id="admin-search"
        className={styles.field ?? ''}
        label={label}
        value={text}
        maxLength={LONGEST_SEARCH}
        help={help}
        onChange={setText}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}

interface StateChoiceProps<State extends string> {
  readonly label: string;
  readonly value: State;
  readonly choices: readonly (readonly [State, string])[];
  readonly onChange: (state: State) => void;
}

/** Chooses which of a few kinds of rows are shown. */
export function StateChoice<State extends string>({ label, value, choices, onChange }: StateChoiceProps<State>) {
  return (
    <fieldset className={styles.states}>
      <legend>{label}</legend>
      {choices.map(([state, words]) => (
        <label key={state}>
          <input type="radio" name="state" checked={state === value} onChange={() => onChange(state)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
