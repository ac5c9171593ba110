import { DraftText } from './draft-text.tsx';
import { zipCodeFormat } from './formats.ts';
import { StateField } from './state-field.tsx';
import styles from './fields.module.css';

/** The places of an address in the draft. */
export interface AddressPaths {
  readonly street1: string;
  /** Absent where suite or apartment stand in the line of the street. */
  readonly street2?: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export interface AddressFieldsProps {
  readonly paths: AddressPaths;
  /** Parts the addresses of a page for autofill: `section-company`. */
  readonly section: string;
  /** `us`: a state is chosen. `any`: it may be a province, and is typed. */
  readonly country: 'us' | 'any';
  /** Places that may stand in for a state, by their codes. */
  readonly otherPlaces?: Readonly<Record<string, string>>;
  /** The most letters of `street2`. */
  readonly street2Length?: number;
}

/** Street, city, state and ZIP code of a person or a company. */
export function AddressFields(props: AddressFieldsProps) {
  const { paths, section, country, otherPlaces, street2Length = 80 } = props;
  const state = { path: paths.state, label: 'State', autoComplete: `${section} address-level1` };
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
          <DraftText {...state} maxLength={40} />
        )}
        <DraftText
          path={paths.zip}
          label="ZIP code"
          inputMode={country === 'us' ? 'numeric' : 'text'}
          format={zipCodeFormat}
          autoComplete={`${section} postal-code`}
          maxLength={country === 'us' ? 10 : 12}
        />
      </div>
    </>
  );
}
