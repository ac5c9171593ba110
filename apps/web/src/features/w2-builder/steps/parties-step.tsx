import {
  formatEin,
  formatSsn,
  formFactsOf,
  isFormYear,
  MAX_NAME_LETTERS,
  OTHER_PLACES,
} from '@paperwage/documents/forms';
import { stateWithoutTax } from '@paperwage/documents/w2';
import { formatDollars } from '@paperwage/values';
import { LazyAddressBook } from '../../builder/address-book/lazy-address-book.tsx';
import { Button } from '../../../ui/button.tsx';
import { AddressFields } from '../../builder/fields/address-fields.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { useDraftText } from '../../builder/fields/use-field.ts';
import type { ContactPlaces } from '../../builder/kind/contact-places.ts';
import { MarkField } from '../../tax-form-builder/boxes/mark-field.tsx';
import { PersonTinField } from '../../tax-form-builder/fields/tin-field.tsx';
import { useBuilderState } from '../store/builder.ts';
import { EmployeeNameFields } from './employee-name-fields.tsx';

const EMPLOYEE = {
  street1: 'employeeAddress',
  city: 'employeeCity',
  state: 'employeeState',
  zip: 'employeeZip',
};
const COMPANY = { street1: 'companyAddress', city: 'companyCity', state: 'companyState', zip: 'companyZip' };

const EMPLOYER: ContactPlaces = {
  kind: 'employer',
  who: 'a company',
  name: 'companyName',
  streetAddress1: 'companyAddress',
  city: 'companyCity',
  state: 'companyState',
  zipCode: 'companyZip',
  taxNumber: 'employersIdentificationNumber',
};

/** Step 2: employee and company. */
export function PartiesStep() {
  return (
    <>
      <div className={styles.group} role="group" aria-labelledby="employee-heading">
        <h2 id="employee-heading">Employee</h2>
        <PersonTinField
          path="employeeSocialSecurityNumber"
          label="Social Security number"
          help="Shown in full only while you type. This browser keeps only the last four digits."
          placeholder="123-45-6789"
          format={formatSsn}
        />
        <AppliedFor />
        <MarkField
          path="maskSocialSecurityNumber"
          label="Print only its last four digits on the employee’s copies"
          help="The employer’s and state’s copies always show all nine."
        />
        <EmployeeNameFields />
        <AddressFields paths={EMPLOYEE} section="section-employee" country="us" otherPlaces={OTHER_PLACES} />
      </div>
      <div className={styles.group} role="group" aria-labelledby="company-heading">
        <h2 id="company-heading">Company</h2>
        <p className={styles.note}>Kept in this browser for your next W-2.</p>
        <LazyAddressBook places={EMPLOYER} />
        <DraftText
          path="companyName"
          label="Company name"
          autoComplete="section-company organization"
          maxLength={MAX_NAME_LETTERS}
          required
        />
        <AddressFields paths={COMPANY} section="section-company" country="us" otherPlaces={OTHER_PLACES} />
        <div className={`${styles.triple}`}>
          <DraftText
            path="employersIdentificationNumber"
            label="EIN, box b"
            placeholder="12-3456789"
            inputMode="numeric"
            format={formatEin}
            maxLength={16}
            required
          />
          <StateNumber />
          <DraftText path="controlNumber" label="Control number, box d" help="Optional" maxLength={24} />
        </div>
        <Household />
      </div>
    </>
  );
}

/** The employer’s number with the state; one without a tax of wages gives none. */
function StateNumber() {
  const without = useBuilderState(({ draft }) => stateWithoutTax(draft));
  const more =
    without === undefined
      ? { required: true }
      : { help: `${without} has no income tax on wages, so you may not have one.` };
  return <DraftText path="companyStateId" label="State ID number, box 15" maxLength={24} {...more} />;
}

/** A household employer reports some wages only above a threshold. */
function Household() {
  const year = useBuilderState(({ draft }) => Number(draft.year));
  const from = isFormYear(year) ? formatDollars(formFactsOf(year).householdThreshold) : undefined;
  return (
    <MarkField
      path="householdEmployer"
      label="Household employer"
      help={`For a nanny, cook or gardener in your home.${from === undefined ? '' : ` Boxes 3 to 7 stay blank below ${from} in wages for ${year}.`}`}
    />
  );
}

/** A phone shows digits alone for the number, and the instructions of the form have words for one that has not come. */
function AppliedFor() {
  const path = 'employeeSocialSecurityNumber';
  const { value, onChange } = useDraftText(path);
  if (value.trim() !== '') return null;
  return (
    <p className={styles.note}>
      No number yet?{' '}
      <Button look="text" onClick={() => keepFocus(() => onChange('APPLIED FOR'), `#${path}`)}>
        Print “Applied For”
      </Button>
    </p>
  );
}
