import { CheckField } from '../../../ui/check-field.tsx';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import { setState, touch } from '../store/edits.ts';
import styles from './finish-step.module.css';

const AGREEMENTS = [
  { id: 'privacy', href: '/privacy-policy', name: 'Privacy Policy', error: 'Agree to the privacy policy to download.' },
  { id: 'terms', href: '/terms', name: 'Terms and Conditions', error: 'Agree to the terms to download.' },
] as const;

/** Both start unticked, and are asked anew for each visit. */
export function Agreements() {
  const { store } = useBuilder();
  const agreements = useBuilderState((state) => state.agreements);
  const touched = useBuilderState((state) => state.touched);
  return (
    <div className={styles.agreements}>
      {AGREEMENTS.map(({ id, href, name, error }) => (
        <CheckField
          key={id}
          id={`agreements.${id}`}
          label={
            <>
              I agree to the{' '}
              <a href={href} target="_blank">
                {name}
              </a>
            </>
          }
          checked={agreements[id]}
          error={touched.has(`agreements.${id}`) && !agreements[id] ? error : undefined}
          onChange={(checked) => {
            setState(store, { agreements: { ...store.get().agreements, [id]: checked } });
            touch(store, `agreements.${id}`);
          }}
        />
      ))}
    </div>
  );
}
