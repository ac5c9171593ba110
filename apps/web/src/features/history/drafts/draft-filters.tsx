import type { DocumentType } from '@paperwage/documents';
import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../list/filters.module.css';
import type { DraftFilter } from './draft-filter.ts';
import { isFiltering, NO_FILTER } from './draft-filter.ts';

const TYPES = DOCUMENT_TYPES.map((value) => ({ value, label: KINDS[value].words.plural }));

const NAME_ID = 'filter-name';

export interface DraftFiltersProps {
  readonly filter: DraftFilter;
  readonly onChange: (filter: DraftFilter) => void;
}

/** What narrows the list of drafts, by name and by kind. */
export function DraftFilters({ filter, onChange }: DraftFiltersProps) {
  /** The button goes with the filter: the focus comes to where another one is typed. */
  function clear() {
    onChange(NO_FILTER);
    document.getElementById(NAME_ID)?.focus();
  }
  return (
    <div className={styles.filters} role="search" aria-label="Filter drafts">
      <TextField
        id={NAME_ID}
        className={styles.name ?? ''}
        label="Name"
        value={filter.name}
        maxLength={80}
        onChange={(name) => onChange({ ...filter, name })}
      />
      <SelectField
        id="filter-type"
        className={styles.day ?? ''}
        label="Type"
        value={filter.type}
        prompt="All"
        options={TYPES}
        onChange={(type) => onChange({ ...filter, type: type as DocumentType | '' })}
      />
      {isFiltering(filter) && (
        <Button look="text" className={styles.clear ?? ''} onClick={clear}>
          Clear filter
        </Button>
      )}
    </div>
  );
}
