import { useIdentityOptions } from '../../../identity/identity-options.ts';
import buttons from '../../../styles/link-button.module.css';
import styles from './auth-page.module.css';

/** The way to logging in by phone, where the site has it. It comes with what else is known late, and last. */
export function PhoneLink() {
  const options = useIdentityOptions();
  if (!options?.phone) return null;
  return (
    <div className={styles.phone}>
      <a className={buttons.plain} href="/auth/phone-code">
        Log in by a code to your phone
      </a>
    </div>
  );
}
