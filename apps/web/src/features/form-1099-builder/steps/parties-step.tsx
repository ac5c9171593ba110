import { formatEin, formatTin, isAbroad, MAX_NAME_LETTERS, OTHER_PLACES } from '@paperwage/documents/forms';
import { LazyAddressBook } from '../../builder/address-book/lazy-address-book.tsx';
import { AddressFields } from '../../builder/fields/address-fields.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { phoneFormat } from '../../builder/fields/formats.ts';
import type { ContactPlaces } from '../../builder/kind/contact-places.ts';
import { MarkField } from '../../tax-form-builder/boxes/mark-field.tsx';
import { PersonTinField } from '../../tax-form-builder/fields/tin-field.tsx';
import { TinKindField } from '../../tax-form-builder/fields/tin-kind-field.tsx';
import { useBuilderState } from '../store/builder.ts';

const PAYER: ContactPlaces = {
  kind: 'employer',
  who: 'a company',
  taxNumber: 'companyEin',
  phone: 'payersTelephone',
  ...placesOf('payers'),
};
const RECIPIENT: ContactPlaces = {
  kind: 'client',
  who: 'a recipient',
  taxNumber: 'socialSecurity',
  ...placesOf('recipients'),
};

function placesOf(party: string) {
  return {
    name: `${party}Name`,
    streetAddress1: `${party}Address`,
    city: `${party}City`,
    state: `${party}State`,
    zipCode: `${party}Zip`,
  };
}

/** The most letters of a room or apartment. */
const ROOM = 20;

/** Step 2: payer and recipient. */
export function PartiesStep() {
  return (
    <>
      <div className={styles.group} role="group" aria-labelledby="payer-heading">
        <h2 id="payer-heading">Payer</h2>
        <LazyAddressBook places={PAYER} />
        <Party of="payers" section="section-payer" />
        <div className={`${styles.pair} ${styles.stack}`}>
          <DraftText
            path="companyEin"
            label="Payer’s taxpayer number"
            placeholder="12-3456789"
            help="Your EIN, printed in full. Get one free at irs.gov/ein."
            inputMode="numeric"
            format={formatEin}
            maxLength={16}
            required
          />
          <DraftText
            path="payersTelephone"
            label="Phone"
            help="A number the recipient can call."
            inputMode="tel"
            format={phoneFormat}
            autoComplete="section-payer tel"
            maxLength={40}
          />
        </div>
      </div>
      <div className={styles.group} role="group" aria-labelledby="recipient-heading">
        <h2 id="recipient-heading">Recipient</h2>
        <LazyAddressBook places={RECIPIENT} />
        <PersonTinField
          path="socialSecurity"
          label="Recipient’s taxpayer number"
          help="SSN, ITIN or EIN. Shown in full only while you type. This browser keeps only the last four digits."
          placeholder="123-45-6789"
          format={formatTin}
        />
        <TinKindField path="socialSecurity" />
        <MarkField
          path="maskRecipientTin"
          label="Print only its last four digits on the recipient’s copies"
          help="The payer’s and state’s copies always show all nine."
        />
        <Party of="recipients" section="section-recipient" />
        <div className={`${styles.pair} ${styles.stack}`}>
          <DraftText
            path="accountNumber"
            label="Account number"
            help="Optional. Your account number for the recipient."
            maxLength={30}
          />
          <OtherForms />
        </div>
      </div>
    </>
  );
}

/** With several forms of a kind for one recipient, each needs an account number. */
function OtherForms() {
  const year = useBuilderState(({ draft }) => draft.year);
  const formType = useBuilderState(({ draft }) => draft.formType.toUpperCase());
  return (
    <DraftText
      path="otherFormsForRecipient"
      label={`Other 1099-${formType} forms for ${year || 'this year'}`}
      help="Optional. How many more this recipient gets from you."
      inputMode="numeric"
      maxLength={6}
    />
  );
}

function Party({ of, section }: { of: 'payers' | 'recipients'; section: string }) {
  const paths = {
    street1: `${of}Address`,
    street2: `${of}Room`,
    city: `${of}City`,
    state: `${of}State`,
    zip: `${of}Zip`,
    country: `${of}Country`,
  };
  const isForeign = useBuilderState(({ draft }) => isAbroad(draft[`${of}Country`]));
  return (
    <>
      <DraftText
        path={`${of}Name`}
        label="Name"
        autoComplete={`${section} name`}
        maxLength={MAX_NAME_LETTERS}
        required
      />
      <AddressFields
        paths={paths}
        section={section}
        country={isForeign ? 'abroad' : 'us'}
        otherPlaces={OTHER_PLACES}
        street2Length={ROOM}
      />
      <DraftText
        path={`${of}Country`}
        label="Country"
        help="Only if outside the United States."
        autoComplete={`${section} country-name`}
        maxLength={40}
      />
    </>
  );
}
