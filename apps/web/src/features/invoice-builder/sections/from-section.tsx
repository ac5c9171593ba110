import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { SampleOffer } from '../../builder/frame/sample-offer.tsx';
import { LogoField } from '../../builder/logo/logo-field.tsx';
import { useBuilderState } from '../store/builder.ts';
import { PartyFields } from './party-fields.tsx';

/** Who is paid. */
export function FromSection() {
  const name = useBuilderState(({ draft }) => draft.from.name);
  const isNew = useBuilderState(({ draft }) => draft.from.name === '' && draft.to.name === '');
  return (
    <>
      {isNew && <SampleOffer />}
      <div className={styles.group}>
        <PartyFields party="from" nameLabel="Your name or company" />
        <DraftText
          path="from.businessNumber"
          label="Business ID (optional)"
          help="A license or tax number your clients ask for."
          maxLength={40}
        />
        <LogoField path="logo" label="Logo (optional)" what="logo" alt={`Logo of ${name || 'the company'}`} />
      </div>
    </>
  );
}
