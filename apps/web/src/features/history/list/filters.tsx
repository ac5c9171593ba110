import type { DocumentType } from '@paperwage/documents/kinds';
import { KINDS } from '@paperwage/documents/kinds';
import { useEffect, useRef, useState } from 'react';
import { go } from '../../../navigation/go.ts';
import { listDocumentYears } from '../../../records/documents.ts';
import links from '../../../styles/link-button.module.css';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Filter } from './filter.ts';
import { isFiltered, listHref, NO_FILTER } from './filter.ts';
import styles from './filters.module.css';

const QUIET_MS = 350;

/** What narrows a list, by name, by year and by the days it was made on; all of it is in the address. */
export function Filters({ type, filter }: { readonly type: DocumentType; readonly filter: Filter }) {
  const { words, builderPath } = KINDS[type];
  const { name, typeName } = useTypedName(type, filter);
  const years = useYears(type, filter.year);
  const set = (change: Partial<Filter>) => go(listHref(type, { ...filter, name, ...change }), { replace: true });
  const isBackwards = filter.from !== '' && filter.to !== '' && filter.to < filter.from;
  return (
    <div className={styles.filters} role="search" aria-label={`Filter ${words.plural}`}>
      <TextField
        id="filter-name"
        className={styles.name ?? ''}
        label={words.parties}
        value={name}
        maxLength={80}
        onChange={typeName}
      />
      <SelectField
        id="filter-year"
        className={styles.year ?? ''}
        label={words.year ?? 'Tax year'}
        value={filter.year}
        prompt="All"
        options={years.map((value) => ({ value, label: value }))}
        onChange={(year) => set({ year })}
      />
      <DateField
        id="filter-from"
        className={styles.day ?? ''}
        label="Created from"
        value={filter.from}
        onChange={(from) => set({ from })}
      />
      <DateField
        id="filter-to"
        className={styles.day ?? ''}
        label="Created to"
        value={filter.to}
        error={isBackwards ? '“Created to” must be on or after “Created from”.' : undefined}
        onChange={(to) => set({ to })}
      />
      {isFiltered({ ...filter, name }) && (
        <Button look="text" className={styles.clear ?? ''} onClick={() => set(NO_FILTER)}>
          Clear filter
        </Button>
      )}
      <a className={`${links.primary} ${styles.make}`} href={`${builderPath}?new=1`}>
        New {words.name}
      </a>
    </div>
  );
}

/** The years that documents have, and the one that is asked for. */
function useYears(type: DocumentType, asked: string): readonly string[] {
  const [found, setFound] = useState<{ readonly of: DocumentType; readonly years: readonly string[] }>();
  useEffect(() => {
    let isGone = false;
    void listDocumentYears(type).then((answer) => {
      if (!isGone && answer.ok) setFound({ of: type, years: answer.data.map(String) });
    });
    return () => {
      isGone = true;
    };
  }, [type]);
  const years = found?.of === type ? found.years : [];
  return asked === '' || years.includes(asked) ? years : [...years, asked];
}

/** The name as it is typed; it comes into the address after a pause. */
function useTypedName(type: DocumentType, filter: Filter) {
  const [typed, setTyped] = useState<{ readonly of: string; readonly name: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const of = JSON.stringify([type, filter]);
  useEffect(() => () => clearTimeout(timer.current), [of]);
  return {
    // Back, a link or a button may have brought another filter since it was typed.
    name: typed?.of === of ? typed.name : filter.name,
    typeName(name: string) {
      setTyped({ of, name });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go(listHref(type, { ...filter, name }), { replace: true }), QUIET_MS);
    },
  };
}
