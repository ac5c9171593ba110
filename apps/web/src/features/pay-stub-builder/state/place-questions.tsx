import { placeRateText } from '@paperwage/documents';
import { addCustomDeduction, canAddCustomLine, setElection } from '@paperwage/documents/pay-stub';
import type { AskedPlace, FoundPlace } from '@paperwage/payroll';
import { coveredCodeCount, findPlaces, NO_PLACE, NOT_SURE, notCoveredPlace, readPlaceAnswer } from '@paperwage/payroll';
import { parseCalendarDate } from '@paperwage/values';
import { useCallback } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ComboOption } from '../../../ui/combo-field.tsx';
import { ComboField } from '../../../ui/combo-field.tsx';
import styles from '../../builder/fields/fields.module.css';
import { useFieldError } from '../../builder/fields/use-field.ts';
import { useBuilder, useBuilderState, useCalculation } from '../store/builder.ts';
import { editDraft, touch } from '../../builder/store/edits.ts';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import { PlaceAnswers } from './place-suggestions.tsx';
import ownStyles from './questions.module.css';

const LONGEST_NAME = 120;

/** Where the employee lives and works, as far as places there tax wages. */
export function PlaceQuestions({ places }: { places: readonly AskedPlace[] }) {
  return (
    <div className={styles.group}>
      <h2>Local taxes</h2>
      <p className={styles.note}>
        We suggest places from the addresses. A ZIP code can cover several, so check yours. You can also type a name.
      </p>
      <div className={ownStyles.questions}>
        {places.map((place) => (
          <div key={place.election} className={ownStyles.place}>
            <PlaceField place={place} hasHome={places.some(({ election }) => election === 'locality')} />
            <PlaceAnswers place={place} />
            <OwnLine place={place} />
          </div>
        ))}
      </div>
    </div>
  );
}

function PlaceField({ place, hasHome }: { place: AskedPlace; hasHome: boolean }) {
  const { store } = useBuilder();
  const { election } = place;
  const path = `elections.${election}`;
  // The place of work is that of the home where one is given; until then nothing is assumed.
  const isLikeHome = useBuilderState(({ draft }) => hasHome && namesPlace(draft.elections.locality));
  const value = useBuilderState(({ draft }) => draft.elections[election]);
  const nonresidentRateOf = useCalculation(
    ({ result }) =>
      result.document.stubs[0]?.coverage?.local.places.find((asked) => asked.election === election)?.nonresidentRateOf,
  );
  const error = useFieldError(path);
  const look = useLook(place);
  const found = value === '' || shownAnswer(value, place) !== value ? [] : look(value).filter(({ isNamed }) => isNamed);
  const find = useCallback((text: string) => optionsOf(text, look(text), place), [look, place]);
  const set = useCallback(
    (text: string) => {
      editDraft(store, (draft) => setElection(draft, election, storedAnswer(text, place)));
      touch(store, path);
    },
    [store, election, path, place],
  );
  return (
    <ComboField
      id={path}
      label={labelOf(place, hasHome)}
      value={shownAnswer(value, place)}
      help={
        <>
          {found.length === 1 ? sentenceOf(found[0]!) : helpOf(place, isLikeHome, value, nonresidentRateOf)}{' '}
          <Coverage place={place} />
        </>
      }
      error={error}
      warning={found.length > 1 ? whichOf(found) : undefined}
      none={election === 'county' ? 'No county with this name' : 'No place with this name'}
      find={find}
      maxLength={LONGEST_NAME}
      onChange={set}
      onBlur={() => touch(store, path)}
    />
  );
}

/** The way out for a place whose tax is not held: it is answered, and its tax is typed. */
function OwnLine({ place: { election } }: { place: AskedPlace }) {
  const { store, context } = useBuilder();
  const goToPath = useGoToPath();
  const canAdd = useBuilderState(({ draft }) => canAddCustomLine(draft, 'customDeductions'));
  const error = useFieldError(`elections.${election}`);
  const place = useBuilderState(({ draft }) => draft.elections[election]);
  const answer = readPlaceAnswer(place);
  const name = 'name' in answer ? answer.name : place;
  const shown = name.replace(/(?<!\p{L}|\d|['’])\p{Ll}/gu, (letter) => letter.toUpperCase());
  const isAdded = useBuilderState(({ draft, stub }) =>
    draft.items[stub]!.customDeductions.some((line) => line.name === `${shown} tax`),
  );
  if (!canAdd || isAdded || (error === undefined && answer.kind !== 'notCovered')) return null;
  function add() {
    const answered = notCoveredPlace(shown);
    editDraft(store, (draft) => addCustomDeduction(setElection(draft, election, answered), `${shown} tax`, context));
    const { stub, draft } = store.get();
    const line = draft.items[stub]!.customDeductions.at(-1)!;
    goToPath(`items.${stub}.customDeductions.${line.id}.total`);
  }
  return (
    <Button look="text" onClick={add}>
      Add the {shown} tax as a custom line
    </Button>
  );
}

/** Says when we cover only some of a state's localities. */
function Coverage({ place: { role, state } }: { place: AskedPlace }) {
  const { rules } = useBuilder();
  const payDate = useBuilderState(({ draft }) => parseCalendarDate(draft.items[0]!.payDate));
  const { book } = rules.get();
  const codes = book && payDate && role === 'locality' ? coveredCodeCount(state, payDate, book) : undefined;
  if (!codes) return null;
  return (
    <span className={ownStyles.coverage}>
      {codes.held.toLocaleString('en-US')} of {codes.listed.toLocaleString('en-US')} localities covered.
    </span>
  );
}

function useLook({ role, state, of }: AskedPlace): (text: string) => readonly FoundPlace[] {
  const { rules } = useBuilder();
  const payDate = useBuilderState(({ draft }) => parseCalendarDate(draft.items[0]!.payDate));
  return useCallback(
    (text) => {
      const { book } = rules.get();
      return book && payDate ? findPlaces(text, state, payDate, book, role, of) : [];
    },
    [rules, payDate, state, role, of],
  );
}

function optionsOf(text: string, found: readonly FoundPlace[], place: AskedPlace): readonly ComboOption[] {
  const options = found.map(optionOf);
  const none = noTaxText(place);
  const isNone = place.election !== 'county' && none.toLowerCase().startsWith(text.trim().toLowerCase());
  return isNone ? [{ value: none, label: none }, ...options] : options;
}

const UNSURE = 'Not sure';

/** In New York, Yonkers is the only work location with a tax. */
function noTaxText({ state, of }: AskedPlace): string {
  return state === 'NY' && of === 'work' ? 'Not in Yonkers' : 'No local tax';
}

/** An answer that is no place as people read it. */
function shownAnswer(stored: string, place: AskedPlace): string {
  if (stored === NO_PLACE) return noTaxText(place);
  return stored === NOT_SURE ? UNSURE : stored;
}

function storedAnswer(shown: string, place: AskedPlace): string {
  if (shown === noTaxText(place)) return NO_PLACE;
  return shown === UNSURE ? NOT_SURE : shown;
}

function optionOf(found: FoundPlace): ComboOption {
  const detail = [detailOf(found), found.isHeld ? '' : 'not covered on the pay date'].filter(Boolean).join(', ');
  // One that is not covered on the pay date is answered as such, and not refused later.
  const value = found.isHeld ? found.name : notCoveredPlace(found.bareName);
  return { value, label: found.bareName, detail: detail || undefined, isNamed: found.isNamed };
}

function detailOf({ bareName, name, kind, county, code, schoolDistrict }: FoundPlace): string {
  const ofKind = KINDS[kind] ?? (kind === 'city' && name !== bareName ? kind : undefined);
  return [ofKind, schoolDistrict && `${schoolDistrict} school district`, county && `${county} County`, code]
    .filter(Boolean)
    .join(', ');
}

/** `Philadelphia: 3.735%.`, or where others share its name: `Straban township, Adams County, 010210: 1.5%.` */
function sentenceOf(found: FoundPlace): string {
  const { bareName, name, rates } = found;
  const detail = detailOf(found);
  const separator = /^[a-z]/.test(detail) ? ' ' : ', ';
  const rate = placeRateText(rates);
  return `${name === bareName ? bareName : `${bareName}${separator}${detail}`}${rate && `: ${rate}`}.`;
}

/** Codes of one place that tax alike are calculated with all the same; which is meant is left to the user. */
function whichOf(found: readonly FoundPlace[]): string {
  return `${found.length} places have this name: ${found.map(({ name }) => name).join('; ')}. Choose one from the list.`;
}

const KINDS: Readonly<Record<FoundPlace['kind'], string | undefined>> = {
  municipality: undefined,
  city: undefined,
  borough: 'borough',
  township: 'township',
  town: 'town',
  county: undefined,
  schoolDistrict: undefined,
  jointDistrict: 'joint district',
  region: undefined,
};

/** Whether an answer names a place, covered or not. */
function namesPlace(answer: string): boolean {
  const { kind } = readPlaceAnswer(answer.trim() === '' ? undefined : answer);
  return kind === 'named' || kind === 'notCovered';
}

function labelOf({ election, of, state }: AskedPlace, hasHome: boolean): string {
  switch (election) {
    case 'county':
      if (of === 'work') return 'County where the employee works';
      return state === 'IN' ? 'County where the employee lived on January 1' : 'County where the employee lives';
    case 'schoolDistrict':
      return 'School district where the employee lives';
    case 'locality':
      return 'City or place where the employee lives';
    case 'workLocality':
      if (state === 'NY') return 'Place of work, if in Yonkers';
      return hasHome ? 'City or place of work, if different' : 'City or place of work';
  }
}

function helpOf(
  { election, of, state }: AskedPlace,
  isLikeHome: boolean,
  value: string,
  nonresidentRateOf: string | undefined,
): string {
  const { kind } = readPlaceAnswer(value);
  if (election === 'county' && of === 'home' && state === 'MD') return 'Blank uses the highest county rate.';
  if (kind === 'notSure' && nonresidentRateOf !== undefined) {
    return `We use ${nonresidentRateOf}’s rate for nonresidents until you choose a place.`;
  }
  if (kind === 'notSure') return 'We leave this tax out until you choose a place.';
  if (kind === 'notCovered') return 'We don’t cover its tax. Add the amount as a custom line.';
  if (election === 'workLocality' && isLikeHome && state === 'NY')
    return 'Blank means the employee doesn’t work in Yonkers.';
  if (election === 'workLocality' && isLikeHome) return 'Blank means the same place as home.';
  return 'Type a name to search.';
}
