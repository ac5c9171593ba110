import type { StateCode } from '@paperwage/values';
import type { ComponentType } from 'react';
import { EXAMPLE } from '../../paycheck/entries.ts';
import { loadStateBooks } from './load-books.ts';
import { entriesFromAddress, entriesFromFields } from './sent-entries.ts';
import { StateCalculator } from './state-calculator.tsx';
import { StatePage } from './state-page.tsx';

/** The page of a state with the rules it calculates with. */
export async function loadStatePage(state: StateCode): Promise<ComponentType> {
  const books = await loadStateBooks(state);
  return () => <StatePage state={state} books={books} />;
}

/** The part of the page that calculates, which takes over what was entered in the fields that the server sent. */
export async function loadLiveCalculator(
  state: StateCode,
): Promise<ComponentType<{ readonly sent?: Element | undefined }>> {
  const books = await loadStateBooks(state);
  return ({ sent }) => {
    const example = entriesFromAddress(EXAMPLE);
    const entries = sent && example === EXAMPLE ? entriesFromFields(sent, EXAMPLE) : example;
    return (
      <div>
        <StateCalculator state={state} books={books} entries={entries} />
      </div>
    );
  };
}
