import type { User } from '@paperwage/api-contract';
import { useState } from 'react';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { loadSession } from '../../../identity/load-session.ts';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Entry } from '../../../call-form/entry.tsx';
import styles from '../form/account-page.module.css';
import { Section } from '../form/section.tsx';

/** The name of the user, for ourselves: it stands on no document. */
export function NameSection({ user }: { readonly user: User }) {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Section title="Name" lead="What we call you. It never appears on your documents.">
      <CallForm
        id="name"
        submit="Save name"
        look="plain"
        send={({ firstName, lastName }) => {
          setIsSaved(false);
          return callAsUser('POST /api/profile/update-profile', { body: { firstName, lastName } });
        }}
        onDone={() => {
          setIsSaved(true);
          void loadSession().then((session) => session.reloadProfile());
        }}
        aside={
          <span role="status" className={styles.status}>
            {isSaved && 'Saved'}
          </span>
        }
      >
        <div className={styles.pair}>
          <Entry
            name="firstName"
            label="First name"
            autoComplete="given-name"
            maxLength={80}
            defaultValue={user.firstName}
          />
          <Entry
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            maxLength={80}
            defaultValue={user.lastName}
          />
        </div>
      </CallForm>
    </Section>
  );
}
