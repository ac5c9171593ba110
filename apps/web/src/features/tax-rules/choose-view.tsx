import { useCallback } from 'react';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './choose-view.module.css';
import { isJurisdiction, JURISDICTIONS, nameOf } from './jurisdictions.ts';
import type { View } from './view.ts';
import { show } from './view.ts';
import { ViewLink } from './view-link.tsx';

interface ChooseViewProps {
  /** Every year of which something is known; not known while the rules are on their way. */
  readonly years: readonly number[] | undefined;
  readonly view: View;
  /** The year that is shown, whether or not the address names it. */
  readonly year: number | 'all' | undefined;
}

const OPTIONS = JURISDICTIONS.map((jurisdiction) => ({ value: jurisdiction, label: nameOf(jurisdiction) }));

/** As many places as the links will take. */
const PLACES_OF_YEARS = ['1', '2', '3', '4', '5', '6', '7'];

/** Which year, and which state. */
export function ChooseView({ years, view, year }: ChooseViewProps) {
  const { state } = view;
  const chooseState = useCallback(
    (value: string) => {
      const ofYear = typeof year === 'number' ? { year } : {};
      show(isJurisdiction(value) ? { ...ofYear, state: value } : ofYear, 'list');
    },
    [year],
  );
  return (
    <div className={styles.choose}>
      <nav aria-label="Year" className={styles.years}>
        {years ? (
          <ul>
            {years.map((one) => (
              <li key={one}>
                <ViewLink view={{ ...view, year: one }} isCurrent={one === year}>
                  {one}
                </ViewLink>
              </li>
            ))}
            <li>
              <ViewLink view={{ year: 'all' }} isCurrent={year === 'all'}>
                Every year
              </ViewLink>
            </li>
          </ul>
        ) : (
          <ul aria-hidden="true">
            {PLACES_OF_YEARS.map((place) => (
              <li key={place} className={styles.waiting} />
            ))}
          </ul>
        )}
      </nav>
      <SelectField
        id="tax-rules-state"
        className={styles.state!}
        label="State"
        prompt="All states"
        value={state ?? ''}
        options={OPTIONS}
        onChange={chooseState}
      />
    </div>
  );
}
