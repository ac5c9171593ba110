import buttons from '../../../styles/link-button.module.css';
import { AuthPage } from './auth-page.tsx';

/** The page at `/auth/account-deleted`, to which deleting an account leads. */
export function AccountDeletedPage() {
  return (
    <AuthPage
      title="Account deleted"
      lead="Your profile, address book, drafts, logos and documents are gone from our servers. Work kept in this browser is still here."
    >
      <a className={buttons.primary} href="/">
        Go to home
      </a>
    </AuthPage>
  );
}
