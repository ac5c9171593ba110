import { Button } from '../../../ui/button.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { LogoField } from '../../builder/logo/logo-field.tsx';
import { fillInSample } from '../../builder/store/replace-draft.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { PartyFields } from './party-fields.tsx';

/** Who is paid. */
export function FromSection() {
  const name = useBuilderState(({ draft }) => draft.from.name);
  return (
    <>
      <SampleOffer />
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

/** As long as nobody is named there is nothing to lose, and an example says more than a help text. */
function SampleOffer() {
  const builder = useBuilder();
  const isNew = useBuilderState(({ draft }) => draft.from.name === '' && draft.to.name === '');
  if (!isNew) return null;
  return (
    <p className={styles.offer}>
      <span>New here? Try a sample first.</span>
      <Button look="text" onClick={() => void fillInSample(builder, keepFocus)}>
        Fill in a sample
      </Button>
    </p>
  );
}
