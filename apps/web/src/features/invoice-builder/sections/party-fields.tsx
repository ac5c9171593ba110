import { placeCodeOf } from '@paperwage/documents/invoice';
import { LazyAddressBook } from '../../builder/address-book/lazy-address-book.tsx';
import { AddressFields } from '../../builder/fields/address-fields.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import type { Format } from '../../builder/fields/formats.ts';
import { phoneFormat, plainFormat } from '../../builder/fields/formats.ts';
import type { ContactPlaces } from '../../builder/kind/contact-places.ts';
import { useBuilderState } from '../store/builder.ts';

export interface PartyFieldsProps {
  readonly party: 'from' | 'to';
  /** `Your name or company` */
  readonly nameLabel: string;
}

/** A state of the United States by its two letters; a province or what else it may be as it was typed. */
const stateFormat: Format = (text) => placeCodeOf(text) ?? plainFormat(text);

const PLACES: Readonly<Record<PartyFieldsProps['party'], ContactPlaces>> = {
  from: { kind: 'employer', who: 'a company', ...placesOf('from'), printing: ['paperSize'] },
  to: { kind: 'client', who: 'a client', ...placesOf('to') },
};

function placesOf(party: string) {
  return {
    name: `${party}.name`,
    email: `${party}.email`,
    phone: `${party}.phone`,
    streetAddress1: `${party}.address1`,
    streetAddress2: `${party}.address2`,
    city: `${party}.city`,
    state: `${party}.state`,
    zipCode: `${party}.zip`,
  };
}

/** Name, ways to reach and address of one of the two the invoice is between. */
export function PartyFields({ party, nameLabel }: PartyFieldsProps) {
  const isAbroad = useBuilderState(({ draft }) => !/^(\d{5}(-\d{4})?)?$/.test(draft[party].zip.trim()));
  const section = `section-${party}`;
  const paths = {
    street1: `${party}.address1`,
    street2: `${party}.address2`,
    city: `${party}.city`,
    state: `${party}.state`,
    zip: `${party}.zip`,
  };
  return (
    <>
      <LazyAddressBook places={PLACES[party]} />
      <DraftText
        path={`${party}.name`}
        label={nameLabel}
        autoComplete={`${section} organization`}
        maxLength={80}
        required
      />
      <div className={`${styles.pair} ${styles.stack}`}>
        <DraftText
          path={`${party}.email`}
          label="Email (optional)"
          inputMode="email"
          autoComplete={`${section} email`}
          maxLength={100}
        />
        <DraftText
          path={`${party}.phone`}
          label="Phone (optional)"
          inputMode="tel"
          format={phoneFormat}
          autoComplete={`${section} tel`}
          maxLength={40}
        />
      </div>
      <AddressFields paths={paths} section={section} country="any" stateFormat={isAbroad ? plainFormat : stateFormat} />
    </>
  );
}
