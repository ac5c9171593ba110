import { useSyncExternalStore } from 'react';
import { storageKeys } from '../../../records/storage-keys.ts';
import buttons from '../../../styles/link-button.module.css';
import { AuthPage } from './auth-page.tsx';

/** The page at `/auth/account-deleted`, to which deleting an account leads. */
export function AccountDeletedPage() {
  const hasWork = useSyncExternalStore(
    () => () => undefined,
    () => storageKeys().length > 0,
    () => false,
  );
  return (
    <AuthPage
      title="Account deleted"
      lead={`We deleted your profile, address book, drafts, logos and documents from our servers.${hasWork ? ' Work saved in this browser is still here.' : ''}`}
    >
      <a className={buttons.primary} href="/">
        Go to home
      </a>
    </AuthPage>
  );
}
