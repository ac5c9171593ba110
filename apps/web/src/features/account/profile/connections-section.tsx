import { callAsUser } from '../../../identity/call-as-user.ts';
import { useIdentityOptions } from '../../../identity/identity-options.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Fields } from '../../../call-form/fields.tsx';
import styles from '../form/account-page.module.css';
import { CurrentPasswordEntry } from './current-password-entry.tsx';
import { PressButton } from '../form/press-button.tsx';
import { Section } from '../form/section.tsx';
import type { UsedSecurity } from './use-security.ts';
import { WhenLoaded } from '../form/when-loaded.tsx';

interface Provider {
  readonly id: string;
  readonly name: string;
}

/** Other providers that open the account; nothing where none are offered and none was connected. */
export function ConnectionsSection({ security }: { readonly security: UsedSecurity }) {
  const offered = useIdentityOptions()?.social ?? [];
  const connected = security.loaded.status === 'ready' ? security.loaded.data.social : [];
  if (offered.length === 0 && connected.length === 0) return null;
  const others = offered.filter(({ id }) => !connected.some((one) => one.id === id));
  return (
    <Section title="Connected accounts" lead="Log in with an account you have elsewhere instead of a password.">
      <WhenLoaded used={security}>
        {({ hasPassword }) => (
          <>
            {connected.map((provider) => (
              <Connected key={provider.id} provider={provider} onRemoved={security.reload} />
            ))}
            {others.map((provider) => (
              <Connect key={provider.id} provider={provider} hasPassword={hasPassword} />
            ))}
          </>
        )}
      </WhenLoaded>
    </Section>
  );
}

function Connected({
  provider: { id, name },
  onRemoved,
}: {
  readonly provider: Provider;
  readonly onRemoved: () => Promise<void>;
}) {
  return (
    <div className={styles.row}>
      <p>
        {name}
        <span className={styles.good}>Connected</span>
      </p>
      <PressButton
        name={`Disconnect ${name}`}
        press={() => callAsUser('POST /api/profile/social/:provider/remove', { params: { provider: id } })}
        onDone={() => void onRemoved()}
      >
        Disconnect
      </PressButton>
    </div>
  );
}

function Connect({
  provider: { id, name },
  hasPassword,
}: {
  readonly provider: Provider;
  readonly hasPassword: boolean;
}) {
  return (
    <Disclosure summary={`Connect ${name}`}>
      <CallForm
        id={`connect-${id}`}
        submit={`Go to ${name}`}
        look="plain"
        send={({ currentPassword = '' }) =>
          callAsUser('POST /api/profile/social/begin', { body: { provider: id, currentPassword } })
        }
        onDone={({ address }) => location.assign(address)}
      >
        <Fields isNarrow>{hasPassword && <CurrentPasswordEntry />}</Fields>
      </CallForm>
    </Disclosure>
  );
}
