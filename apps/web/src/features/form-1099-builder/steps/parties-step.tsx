import { formatEin, formatTin, isAbroad, MAX_NAME_LETTERS, OTHER_PLACES } from '@paperwage/documents/forms';
import { LazyAddressBook } from '../../builder/address-book/lazy-address-book.tsx';
import type { DraftTextProps } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { phoneFormat } from '../../builder/fields/formats.ts';
import type { ContactPlaces } from '../../builder/kind/contact-places.ts';
import { MarkField } from '../../tax-form-builder/boxes/mark-field.tsx';
import type { FieldRow } from '../../tax-form-builder/fields/draft-fields.tsx';
import { DraftFields } from '../../tax-form-builder/fields/draft-fields.tsx';
import { PersonTinField } from '../../tax-form-builder/fields/tin-field.tsx';
import { TinKindField } from '../../tax-form-builder/fields/tin-kind-field.tsx';
import { useBuilderState } from '../store/builder.ts';

const PAYER: ContactPlaces = {
  kind: 'employer',
  who: 'a company',
  taxNumber: 'companyEin',
  phone: 'payersTelephone',
  ...placesOf('payer'),
};
const RECIPIENT: ContactPlaces = {
  kind: 'client',
  who: 'a recipient',
  taxNumber: 'socialSecurity',
  ...placesOf('recipient'),
};

type PartyName = 'payer' | 'recipient';

function placesOf(party: PartyName) {
  return {
    name: `${party}sName`,
    streetAddress1: `${party}sAddress`,
    city: `${party}sCity`,
    state: `${party}sState`,
    zipCode: `${party}sZip`,
  };
}

/** The most letters of a room or apartment. */
const ROOM = 20;

const partyRows = (party: PartyName, isForeign: boolean): readonly FieldRow[] => [
  {
    path: `${party}sName`,
    label: 'Name',
    autoComplete: `section-${party} name`,
    maxLength: MAX_NAME_LETTERS,
    required: true,
  },
  {
    address: {
      paths: {
        street1: `${party}sAddress`,
        street2: `${party}sRoom`,
        city: `${party}sCity`,
        state: `${party}sState`,
        zip: `${party}sZip`,
        country: `${party}sCountry`,
      },
      section: `section-${party}`,
      country: isForeign ? 'abroad' : 'us',
      otherPlaces: OTHER_PLACES,
      street2Length: ROOM,
    },
  },
  {
    path: `${party}sCountry`,
    label: 'Country',
    help: 'Only if outside the United States.',
    autoComplete: `section-${party} country-name`,
    maxLength: 40,
  },
];

const PAYER_NUMBERS: readonly DraftTextProps[] = [
  {
    path: 'companyEin',
    label: 'Payer’s taxpayer number',
    placeholder: '12-3456789',
    help: 'Your EIN, printed in full. Get one free at irs.gov/ein.',
    inputMode: 'numeric',
    format: formatEin,
    maxLength: 16,
    required: true,
  },
  {
    path: 'payersTelephone',
    label: 'Phone',
    help: 'A number the recipient can call.',
    inputMode: 'tel',
    format: phoneFormat,
    autoComplete: 'section-payer tel',
    maxLength: 40,
  },
];

/** With several forms of a kind for one recipient, each needs an account number. */
const accountRows = (formType: string, year: string): readonly DraftTextProps[] => [
  {
    path: 'accountNumber',
    label: 'Account number',
    help: 'Optional. Your account number for the recipient.',
    maxLength: 30,
  },
  {
    path: 'otherFormsForRecipient',
    label: `Other 1099-${formType.toUpperCase()} forms for ${year || 'this year'}`,
    help: 'Optional. How many more this recipient gets from you.',
    inputMode: 'numeric',
    maxLength: 6,
  },
];

/** Step 2: payer and recipient. */
export function PartiesStep() {
  return (
    <>
      <div className={styles.group} role="group" aria-labelledby="payer-heading">
        <h2 id="payer-heading">Payer</h2>
        <LazyAddressBook places={PAYER} />
        <PayerFields />
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
        <RecipientFields />
      </div>
    </>
  );
}

function PayerFields() {
  const isForeign = useBuilderState(({ draft }) => isAbroad(draft.payersCountry));
  return <DraftFields rows={[...partyRows('payer', isForeign), { beside: PAYER_NUMBERS }]} />;
}

function RecipientFields() {
  const isForeign = useBuilderState(({ draft }) => isAbroad(draft.recipientsCountry));
  const year = useBuilderState(({ draft }) => draft.year);
  const formType = useBuilderState(({ draft }) => draft.formType);
  return <DraftFields rows={[...partyRows('recipient', isForeign), { beside: accountRows(formType, year) }]} />;
}
