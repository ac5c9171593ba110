import type { AddressFieldsProps } from '../../builder/fields/address-fields.tsx';
import { AddressFields } from '../../builder/fields/address-fields.tsx';
import type { DraftTextProps } from '../../builder/fields/draft-text.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';

/** A row of the table that describes the plain fields of a step: a text, texts side by side, or an address. */
export type FieldRow =
  DraftTextProps | { readonly beside: readonly DraftTextProps[] } | { readonly address: AddressFieldsProps };

/** The fields of a table, in its order. */
export function DraftFields({ rows }: { readonly rows: readonly FieldRow[] }) {
  return rows.map((row) => {
    if ('path' in row) return <DraftText key={row.path} {...row} />;
    if ('address' in row) return <AddressFields key={row.address.section} {...row.address} />;
    return (
      <div
        key={row.beside[0]!.path}
        className={row.beside.length === 3 ? styles.triple : `${styles.pair} ${styles.stack}`}
      >
        <DraftFields rows={row.beside} />
      </div>
    );
  });
}
