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
import styles from '../../builder/fields/fields.module.css';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { useDraftText } from '../../builder/fields/use-field.ts';
import type { ContactPlaces } from '../../builder/kind/contact-places.ts';
import { MarkField } from '../../tax-form-builder/boxes/mark-field.tsx';
import type { FieldRow } from '../../tax-form-builder/fields/draft-fields.tsx';
import { DraftFields } from '../../tax-form-builder/fields/draft-fields.tsx';
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

/** `stateWithout` is the name of a state without an income tax on wages, which issues no ID number. */
const companyRows = (stateWithout: string | undefined): readonly FieldRow[] => [
  {
    path: 'companyName',
    label: 'Company name',
    autoComplete: 'section-company organization',
    maxLength: MAX_NAME_LETTERS,
    required: true,
  },
  { address: { paths: COMPANY, section: 'section-company', country: 'us', otherPlaces: OTHER_PLACES } },
  {
    beside: [
      {
        path: 'employersIdentificationNumber',
        label: 'EIN, box b',
        placeholder: '12-3456789',
        inputMode: 'numeric',
        format: formatEin,
        maxLength: 16,
        required: true,
      },
      {
        path: 'companyStateId',
        label: 'State ID number, box 15',
        maxLength: 24,
        ...(stateWithout === undefined
          ? { required: true }
          : { help: `${stateWithout} has no income tax on wages, so you may not have one.` }),
      },
      { path: 'controlNumber', label: 'Control number, box d', help: 'Optional', maxLength: 24 },
    ],
  },
];

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
        <CompanyFields />
        <Household />
      </div>
    </>
  );
}

function CompanyFields() {
  const without = useBuilderState(({ draft }) => stateWithoutTax(draft));
  return <DraftFields rows={companyRows(without)} />;
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
