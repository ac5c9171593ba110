import { placeRateText } from '@paperwage/documents';
import { setElection } from '@paperwage/documents/pay-stub';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { AskedPlace, FoundPlace, PlacesOfAddress, PlaceSuggestions } from '@paperwage/payroll';
import { NO_PLACE, NOT_SURE, notCoveredPlace, suggestPlaces } from '@paperwage/payroll';
import { isStateCode, parseCalendarDate, STATE_NAMES } from '@paperwage/values';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { ERRORS_ID } from '../../builder/download/press-download.ts';
import { editDraft, showToast, touch } from '../../builder/store/edits.ts';
import { placesNearZip } from '../../builder/zip/near-zip.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import ownStyles from './questions.module.css';

/** The answers that the addresses suggest to a question about local tax, until one is given. */
export function PlaceAnswers({ place }: { place: AskedPlace }) {
  const { store } = useBuilder();
  const { election, state } = place;
  const isOpen = useBuilderState(({ draft }) => draft.elections[election].trim() === '');
  const suggestions = useSuggestions(place);
  const worksIn = useOnlyPlaceOfWork(place);
  const [isNearbyShown, setNearbyShown] = useState(false);
  if (!isOpen) return null;
  const answer = (value: string, isWorkToo = false) => {
    const field = `#${CSS.escape(`elections.${election}`)}`;
    // At the last step there is no such field, and what is left to answer is above.
    keepFocus(
      () => {
        editDraft(store, (draft) => {
          const answered = setElection(draft, election, value);
          return isWorkToo ? setElection(answered, 'workLocality', value) : answered;
        });
        touch(store, `elections.${election}`);
      },
      field,
      `#${ERRORS_ID}`,
      '#review-heading',
    );
    if (!document.querySelector(field)) showToast(store, `Answer for ${ASKED[election]}: ${ANSWERS[value] ?? value}.`);
  };
  const { candidates = [], nearby = [], city, isListComplete } = suggestions ?? {};
  // Where two districts share the name, which is meant is left to the user.
  const alike = candidates.filter(
    ({ bareName }) => bareName === candidates.find(({ name }) => name === worksIn?.name)?.bareName,
  );
  const joint = alike.length === 1 && alike[0]!.isHeld ? alike[0] : undefined;
  const isUnlisted = candidates.length === 0 && city !== undefined && isListComplete === false;
  const buttons = (places: readonly FoundPlace[]) =>
    places.map((one) => (
      <Button key={one.name} onClick={() => answer(placeAnswer(one), one === joint)}>
        {one === joint ? jointText(one, worksIn) : candidateText(one, state, places)}
      </Button>
    ));
  return (
    <div className={ownStyles.answers} role="group" aria-label={`Answers for ${ASKED[election]}`}>
      {election === 'schoolDistrict' && candidates.length === 0 && city !== undefined && isListComplete && (
        <p className={ownStyles.untaxed}>
          We know of no school district income tax for {city}, {STATE_NAMES[state]}.
        </p>
      )}
      {buttons(candidates)}
      {isUnlisted && <Button onClick={() => answer(notCoveredPlace(city))}>{city} (we don’t cover its tax)</Button>}
      <div className={ownStyles.otherAnswers}>
        {canBeUntaxed(place) && (
          <Button look="text" onClick={() => answer(NO_PLACE)}>
            {untaxedText(place)}
          </Button>
        )}
        <Button look="text" onClick={() => answer(NOT_SURE)}>
          Not sure
        </Button>
        {nearby.length > 0 && (
          <Button look="text" aria-expanded={isNearbyShown} onClick={() => setNearbyShown(!isNearbyShown)}>
            Other places near here
          </Button>
        )}
      </div>
      {isNearbyShown && buttons(nearby)}
    </div>
  );
}

const ANSWERS: Readonly<Record<string, string>> = { [NO_PLACE]: 'no local tax', [NOT_SURE]: 'not sure' };

const ASKED: Readonly<Record<AskedPlace['election'], string>> = {
  locality: 'the home',
  workLocality: 'the place of work',
  schoolDistrict: 'the school district',
  county: 'the county',
};

/** Every county of Indiana and Maryland taxes wages. */
function canBeUntaxed({ election, state }: AskedPlace): boolean {
  return election !== 'county' || (state !== 'IN' && state !== 'MD');
}

function untaxedText({ election, of, state }: AskedPlace): string {
  if (election === 'schoolDistrict') return 'No school district tax';
  // In New York, Yonkers is the only work location with a tax.
  return state === 'NY' && of === 'work' ? 'Not in Yonkers' : 'No local tax here';
}

/** `Lives and works in Columbus: add 2.5%`. */
function jointText({ bareName, rates }: FoundPlace, atWork: FoundPlace | undefined): string {
  // Some localities tax only work there.
  const rate = placeRateText(rates) || placeRateText(atWork?.rates ?? []);
  return `Lives and works in ${bareName}: add ${rate === '' ? 'its tax' : rate}`;
}

/** What to answer for a place: one whose tax we don't cover on the pay date is named as such, and not refused later. */
function placeAnswer({ name, bareName, isHeld }: FoundPlace): string {
  return isHeld ? name : notCoveredPlace(bareName);
}

/** `Add Columbus, Ohio, 2.5%`; what shares its name with another offered is told apart by its school district or code. */
function candidateText(found: FoundPlace, state: AskedPlace['state'], others: readonly FoundPlace[]): string {
  const { bareName, rates, county, kind, code, schoolDistrict, isHeld } = found;
  if (!isHeld) return `${bareName} (we don’t cover its tax on this pay date)`;
  const isAlone = others.every((one) => one === found || one.bareName !== bareName || one.kind !== kind);
  const district = schoolDistrict === undefined ? `PSD code ${code}` : `${schoolDistrict} school district`;
  const where =
    kind === 'township' && county ? `${bareName} township, ${county} County` : `${bareName}, ${STATE_NAMES[state]}`;
  return ['Add ' + where, isAlone || code === undefined ? '' : district, placeRateText(rates)]
    .filter(Boolean)
    .join(', ');
}

/** The place of work that its address leaves no doubt about, for the question of the home while work is open. */
function useOnlyPlaceOfWork(place: AskedPlace): FoundPlace | undefined {
  const isAsked = useBuilderState(
    ({ draft }) => place.election === 'locality' && draft.elections.workLocality.trim() === '',
  );
  const found = useSuggestions({ ...place, election: 'workLocality', of: 'work' });
  const [only, ...others] = found?.candidates ?? [];
  return isAsked && others.length === 0 ? only : undefined;
}

function useSuggestions(place: AskedPlace): PlaceSuggestions | undefined {
  const { rules } = useBuilder();
  const payDate = useBuilderState(({ draft }) => parseCalendarDate(draft.items[0]!.payDate));
  const home = usePlacesOf(useAddress(({ employeeInfo }) => employeeInfo));
  const work = usePlacesOf(useAddress(({ companyInfo }) => companyInfo));
  const { book } = rules.get();
  if (!book || !payDate) return undefined;
  return suggestPlaces([place], { home, work }, payDate, book)[0];
}

type Address = Pick<PayStubDraft['companyInfo'], 'city' | 'state' | 'zipCode'>;

function useAddress(of: (draft: PayStubDraft) => Address): Address {
  return {
    city: useBuilderState(({ draft }) => of(draft).city),
    state: useBuilderState(({ draft }) => of(draft).state),
    zipCode: useBuilderState(({ draft }) => of(draft).zipCode),
  };
}

/** The places around an address; only those of its city as typed until the list of its ZIP code is here. */
function usePlacesOf({ city, state, zipCode }: Address): PlacesOfAddress | undefined {
  const zip = /^\d{5}/.exec(zipCode.trim())?.[0];
  const [near, setNear] = useState<{ readonly zip: string } & Omit<PlacesOfAddress, 'state'>>();
  useEffect(() => {
    let isCurrent = true;
    if (zip !== undefined) {
      const show = (found: Omit<NonNullable<typeof near>, 'zip'>) => isCurrent && setNear({ zip, ...found });
      placesNearZip(zip).then(show, () => undefined);
    }
    return () => {
      isCurrent = false;
    };
  }, [zip]);
  if (!isStateCode(state)) return undefined;
  const found = near?.zip === zip && near ? near : { cities: [], counties: [] };
  const typed = city.trim();
  return { ...found, state, cities: typed === '' ? found.cities : [typed, ...found.cities] };
}
