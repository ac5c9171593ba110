import { Disclosure } from '../../../ui/disclosure.tsx';
import { AddressFields } from '../fields/address-fields.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { phoneFormat } from '../../builder/fields/formats.ts';
import { LogoField } from '../logo/logo-field.tsx';
import { useTyped } from '../store/builder.ts';

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
      <LogoField of="employerLogo" />
      <PayrollLogo />
    </div>
  );
}

/** Seldom needed: whoever has a logo of their own shows that. */
function PayrollLogo() {
  const hint = useTyped(({ draft: { companyInfo } }) => {
    if (companyInfo.payrollLogo === '') return 'None';
    return companyInfo.employerLogo === '' ? 'Shown' : 'Not shown: there is a company logo';
  });
  return (
    <Disclosure summary="Payroll service’s logo" hint={hint}>
      <div className={styles.group}>
        <p className={styles.note}>For pay stubs a payroll service makes. It is shown when there is no company logo.</p>
        <LogoField of="payrollLogo" />
      </div>
    </Disclosure>
  );
}
