import { AddressFields } from '../fields/address-fields.tsx';
import { DraftText } from '../fields/draft-text.tsx';
import styles from '../fields/fields.module.css';
import { phoneFormat } from '../fields/formats.ts';
import { LogoField } from '../logo/logo-field.tsx';

/** Step 2: who pays. */
export function CompanyStep() {
  return (
    <div className={styles.group}>
      <DraftText
        path="companyInfo.employerName"
        label="Company name"
        autoComplete="section-company organization"
        maxLength={80}
        required
      />
      <AddressFields of="companyInfo" section="section-company" />
      <DraftText
        path="companyInfo.employerTelephone"
        label="Telephone (optional)"
        inputMode="tel"
        format={phoneFormat}
        autoComplete="section-company tel"
        maxLength={40}
      />
      <LogoField />
    </div>
  );
}
