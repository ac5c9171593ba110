import type { Address } from '../zip/address.ts';
import { DraftText } from './draft-text.tsx';
import type { Format } from './formats.ts';
import { StateField } from './state-field.tsx';
import styles from './fields.module.css';
import { ZipField } from './zip-field.tsx';

export interface AddressFieldsProps extends Address {
  /** Separates the addresses on a page for autofill: `section-company`. */
  readonly section: string;
  /** How a typed state is written once it is left. */
  readonly stateFormat?: Format;
  /** The most letters of `street2`. */
  readonly street2Length?: number;
}

/** Street, city, state and ZIP code of a person or a company. */
export function AddressFields(props: AddressFieldsProps) {
  const { paths, section, country, otherPlaces, stateFormat, street2Length = 80 } = props;
  const label = country === 'abroad' ? 'Province' : 'State';
  const state = { path: paths.state, label, autoComplete: `${section} address-level1` };
  return (
    <>
      <DraftText path={paths.street1} label="Street address" autoComplete={`${section} address-line1`} maxLength={80} />
      {paths.street2 !== undefined && (
        <DraftText
          path={paths.street2}
          label="Suite or apartment (optional)"
          autoComplete={`${section} address-line2`}
          maxLength={street2Length}
        />
      )}
      <div className={styles.cityRow}>
        <DraftText path={paths.city} label="City" autoComplete={`${section} address-level2`} maxLength={60} />
        {country === 'us' ? (
          <StateField {...state} {...(otherPlaces && { others: otherPlaces })} />
        ) : (
          <DraftText {...state} {...(stateFormat && { format: stateFormat })} maxLength={40} />
        )}
        <ZipField address={props} autoComplete={`${section} postal-code`} />
      </div>
    </>
  );
}
