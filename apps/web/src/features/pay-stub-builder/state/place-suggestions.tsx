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
import { editDraft, say, touch } from '../../builder/store/edits.ts';
import { placesNearZip } from '../../builder/zip/near-zip.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import ownStyles from './questions.module.css';

/** The answers that the addresses suggest to a question about local tax, until one is given. */
export function PlaceAnswers({ place }: { place: AskedPlace }) {
  const { store } = useBuilder();
  const { election, state } = place;
  const isOpen = useBuilderState(({ draft }) => draft.elections[election].trim() === '');
  const suggestions = useSuggestions(place);
  if (!isOpen) return null;
  const answer = (value: string) => {
    const field = `#${CSS.escape(`elections.${election}`)}`;
    // At the last step there is no such field, and what is left to answer is above.
    keepFocus(
      () => {
        editDraft(store, (draft) => setElection(draft, election, value));
        touch(store, `elections.${election}`);
      },
      field,
      `#${ERRORS_ID}`,
      '#review-heading',
    );
    if (!document.querySelector(field)) say(store, `Answer for ${ASKED[election]}: ${ANSWERS[value] ?? value}.`);
  };
  const { candidates = [], city, isListComplete } = suggestions ?? {};
  const isUnlisted = candidates.length === 0 && city !== undefined && isListComplete === false;
  return (
    <div className={ownStyles.answers} role="group" aria-label={`Answers for ${ASKED[election]}`}>
      {candidates.map((candidate) => (
        <Button key={candidate.name} onClick={() => answer(candidate.name)}>
          {candidateText(candidate, state)}
        </Button>
      ))}
      {isUnlisted && <Button onClick={() => answer(notCoveredPlace(city))}>{city} (we don’t cover its tax)</Button>}
      <div className={ownStyles.otherAnswers}>
        {canBeUntaxed(place) && (
          <Button look="text" onClick={() => answer(NO_PLACE)}>
            {election === 'schoolDistrict' ? 'No school district tax' : 'No local tax here'}
          </Button>
        )}
        <Button look="text" onClick={() => answer(NOT_SURE)}>
          Not sure
        </Button>
      </div>
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

/** `Add Columbus, Ohio, 2.5%` */
function candidateText({ bareName, rates, county, kind }: FoundPlace, state: AskedPlace['state']): string {
  const where =
    kind === 'township' && county ? `${bareName} township, ${county} County` : `${bareName}, ${STATE_NAMES[state]}`;
  return ['Add ' + where, placeRateText(rates)].filter(Boolean).join(', ');
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
  const [near, setNear] = useState<{ zip: string; cities: readonly string[]; counties: readonly string[] }>();
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
  const found = near !== undefined && near.zip === zip ? near : { cities: [], counties: [] };
  const typed = city.trim();
  return { state, cities: typed === '' ? found.cities : [typed, ...found.cities], counties: found.counties };
}
