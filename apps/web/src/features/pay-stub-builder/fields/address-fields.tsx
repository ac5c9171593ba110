import { DraftText } from '../../builder/fields/draft-text.tsx';
import { zipCodeFormat } from '../../builder/fields/formats.ts';
import { StateField } from './state-field.tsx';
import styles from '../../builder/fields/fields.module.css';

/** Street, city, state and ZIP code of the company or the employee. `section` parts them for autofill. */
export function AddressFields({ of, section }: { of: 'companyInfo' | 'employeeInfo'; section: string }) {
  return (
    <>
      <DraftText
        path={`${of}.streetAddress1`}
        label="Street address"
        autoComplete={`${section} address-line1`}
        maxLength={80}
      />
      <DraftText
        path={`${of}.streetAddress2`}
        label="Suite or apartment (optional)"
        autoComplete={`${section} address-line2`}
        maxLength={80}
      />
      <div className={styles.cityRow}>
        <DraftText path={`${of}.city`} label="City" autoComplete={`${section} address-level2`} maxLength={60} />
        <StateField path={`${of}.state`} label="State" autoComplete={`${section} address-level1`} />
        <DraftText
          path={`${of}.zipCode`}
          label="ZIP code"
          inputMode="numeric"
          format={zipCodeFormat}
          autoComplete={`${section} postal-code`}
          maxLength={10}
        />
      </div>
    </>
  );
}
