import { Disclosure } from '../../../ui/disclosure.tsx';
import { addressPaths } from '../fields/address-paths.ts';
import { LazyAddressBook } from '../../builder/address-book/lazy-address-book.tsx';
import { AddressFields } from '../../builder/fields/address-fields.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { phoneFormat } from '../../builder/fields/formats.ts';
import type { ContactPlaces } from '../../builder/kind/contact-places.ts';
import { LogoField } from '../../builder/logo/logo-field.tsx';
import { useBuilderState } from '../store/builder.ts';

const EMPLOYER: ContactPlaces = {
  kind: 'employer',
  who: 'a company',
  name: 'companyInfo.employerName',
  phone: 'companyInfo.employerTelephone',
  streetAddress1: 'companyInfo.streetAddress1',
  streetAddress2: 'companyInfo.streetAddress2',
  city: 'companyInfo.city',
  state: 'companyInfo.state',
  zipCode: 'companyInfo.zipCode',
  printing: ['paperSize', 'checkRightMm', 'checkDownMm'],
};

/** Step 2: who pays. */
export function CompanyStep() {
  return (
    <div className={styles.group}>
      <LazyAddressBook places={EMPLOYER} />
      <DraftText
        path="companyInfo.employerName"
        label="Company name"
        autoComplete="section-company organization"
        maxLength={80}
        required
      />
      <AddressFields paths={addressPaths('companyInfo')} section="section-company" country="us" />
      <DraftText
        path="companyInfo.employerTelephone"
        label="Phone (optional)"
        inputMode="tel"
        format={phoneFormat}
        autoComplete="section-company tel"
        maxLength={40}
      />
      <CompanyLogo />
      <PayrollLogo />
    </div>
  );
}

function CompanyLogo() {
  const name = useBuilderState(({ draft }) => draft.companyInfo.employerName);
  const alt = `Logo of ${name || 'the company'}`;
  return <LogoField path="companyInfo.employerLogo" label="Logo (optional)" what="logo" alt={alt} />;
}

/** Seldom needed: companies with their own logo show that. */
function PayrollLogo() {
  const name = useBuilderState(({ draft }) => draft.companyInfo.employerName);
  const hint = useBuilderState(({ draft: { companyInfo } }) => {
    if (companyInfo.payrollLogo === '') return 'None';
    return companyInfo.employerLogo === '' ? 'Shown' : 'Not printed: there’s a company logo';
  });
  return (
    <Disclosure summary="Payroll service’s logo" hint={hint}>
      <div className={styles.group}>
        <p className={styles.note}>For stubs a payroll service makes. It prints if there’s no company logo.</p>
        <LogoField
          path="companyInfo.payrollLogo"
          label="Payroll service’s logo"
          what="payroll logo"
          alt={`Logo of the payroll service of ${name || 'the company'}`}
        />
      </div>
    </Disclosure>
  );
}
