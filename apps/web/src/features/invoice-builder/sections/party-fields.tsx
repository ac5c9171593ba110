import { AddressFields } from '../../builder/fields/address-fields.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { phoneFormat } from '../../builder/fields/formats.ts';

export interface PartyFieldsProps {
  readonly party: 'from' | 'to';
  /** `Your name or company` */
  readonly nameLabel: string;
}

/** Name, ways to reach and address of one of the two the invoice is between. */
export function PartyFields({ party, nameLabel }: PartyFieldsProps) {
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
          label="Telephone (optional)"
          inputMode="tel"
          format={phoneFormat}
          autoComplete={`${section} tel`}
          maxLength={40}
        />
      </div>
      <AddressFields paths={paths} section={section} country="any" />
    </>
  );
}
