import {
  addCustomDeduction,
  canAddCustomLine,
  renameCustomDeduction,
  setElection,
} from '@paperwage/documents/pay-stub';
import type { AskedPlace, FoundPlace } from '@paperwage/payroll';
import { findPlaces, NO_PLACE } from '@paperwage/payroll';
import { parseCalendarDate, STATE_NAMES } from '@paperwage/values';
import { useCallback } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ComboOption } from '../../../ui/combo-field.tsx';
import { ComboField } from '../../../ui/combo-field.tsx';
import styles from '../fields/fields.module.css';
import { useFieldError } from '../fields/use-field.ts';
import { useBuilder, useTyped } from '../store/builder.tsx';
import { editDraft, touch } from '../store/edits.ts';
import { useGoToPath } from '../store/use-go-to-path.ts';
import ownStyles from './questions.module.css';

const LONGEST_NAME = 120;

/** Where the employee lives and works, as far as places there tax wages. */
export function PlaceQuestions({ places }: { places: readonly AskedPlace[] }) {
  return (
    <div className={styles.group}>
      <h2>Local taxes</h2>
      <p className={styles.note}>
        Type a part of the name, or the number, and choose from the list. Leave empty what takes no tax.
      </p>
      <div className={ownStyles.questions}>
        {places.map((place) => (
          <PlaceField key={place.election} place={place} hasHome={places.some(({ of }) => of === 'home')} />
        ))}
      </div>
      <div className={ownStyles.ways}>
        {places.map((place) => (
          <OwnLine key={place.election} place={place} />
        ))}
      </div>
    </div>
  );
}

function PlaceField({ place, hasHome }: { place: AskedPlace; hasHome: boolean }) {
  const { store } = useBuilder();
  const { election } = place;
  const path = `elections.${election}`;
  const value = useTyped(({ draft }) => draft.elections[election]);
  const error = useFieldError(path);
  const find = useFind(place);
  const set = useCallback(
    (text: string) => editDraft(store, (draft) => setElection(draft, election, text)),
    [store, election],
  );
  return (
    <ComboField
      id={path}
      label={labelOf(place, hasHome)}
      value={value}
      help={helpOf(place, hasHome)}
      error={error}
      find={find}
      maxLength={LONGEST_NAME}
      onChange={set}
      onBlur={() => touch(store, path)}
    />
  );
}

/** The way out for a place whose tax is not held. */
function OwnLine({ place: { election } }: { place: AskedPlace }) {
  const { store, context } = useBuilder();
  const goToPath = useGoToPath();
  const canAdd = useTyped(({ draft }) => canAddCustomLine(draft, 'customDeductions'));
  const error = useFieldError(`elections.${election}`);
  const place = useTyped(({ draft }) => draft.elections[election]);
  if (!canAdd || error === undefined) return null;
  function add() {
    const name = `${place} tax`;
    editDraft(store, (draft) => addCustomDeduction(setElection(draft, election, ''), '', context));
    const { stub, draft } = store.get();
    const line = draft.items[stub]!.customDeductions.at(-1)!;
    editDraft(store, (changed) => renameCustomDeduction(changed, line.id, name));
    goToPath(`items.${stub}.customDeductions.${line.id}.total`);
  }
  return (
    <Button look="text" onClick={add}>
      Enter the tax of {place} as a line of your own
    </Button>
  );
}

function useFind({ election, role, state }: AskedPlace): (text: string) => readonly ComboOption[] {
  const { rules } = useBuilder();
  const payDate = useTyped(({ draft }) => parseCalendarDate(draft.items[0]!.payDate));
  return useCallback(
    (text) => {
      const { book } = rules.get();
      const found = book && payDate ? findPlaces(text, state, payDate, book, role) : [];
      const options = found.filter(({ isHeld }) => isHeld).map(optionOf);
      return election === 'workLocality' ? [...options, ELSEWHERE] : options;
    },
    [rules, payDate, state, role, election],
  );
}

const ELSEWHERE: ComboOption = { value: NO_PLACE, label: 'None', detail: 'work where no place taxes it' };

function optionOf({ name, kind, county, code }: FoundPlace): ComboOption {
  const details = [KINDS[kind], county, code].filter((detail) => detail !== undefined && !name.includes(detail));
  return { value: name, label: name, detail: details.join(', ') || undefined };
}

const KINDS: Readonly<Record<FoundPlace['kind'], string | undefined>> = {
  municipality: undefined,
  city: undefined,
  borough: 'borough',
  township: 'township',
  county: undefined,
  schoolDistrict: undefined,
  jointDistrict: 'joint district',
  region: undefined,
};

function labelOf({ election, of }: AskedPlace, hasHome: boolean): string {
  switch (election) {
    case 'county':
      return of === 'home' ? 'County where the employee lives' : 'County where the work is done';
    case 'schoolDistrict':
      return 'School district where the employee lives';
    case 'locality':
      return 'City or place where the employee lives';
    case 'workLocality':
      return hasHome ? 'City or place of work, if another' : 'City or place of work';
  }
}

function helpOf({ election, of, state }: AskedPlace, hasHome: boolean): string {
  if (election === 'county' && of === 'home') return `Left empty: what ${STATE_NAMES[state]} takes without one.`;
  if (election === 'workLocality' && hasHome) return 'Left empty: the same as above.';
  return 'Left empty: no local tax.';
}
