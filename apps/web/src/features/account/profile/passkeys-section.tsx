import type { AccountSecurity } from '@paperwage/api-contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callAsUser } from '../../../identity/call-as-user.ts';
import type { Called } from '../../../identity/call.ts';
import { useIdentityOptions } from '../../../identity/identity-options.ts';
import { addressAtLocalhost, knowsPasskeys, makePasskey } from '../../../identity/passkey.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Entry } from '../../../call-form/entry.tsx';
import { Fields } from '../../../call-form/fields.tsx';
import type { Values } from '../../../call-form/use-sending.ts';
import styles from '../form/account-page.module.css';
import { CurrentPasswordEntry } from './current-password-entry.tsx';
import { PasskeysAtLocalhost } from '../form/passkeys-at-localhost.tsx';
import { Section } from '../form/section.tsx';
import type { UsedSecurity } from './use-security.ts';
import { WhenLoaded } from '../form/when-loaded.tsx';

type Passkey = AccountSecurity['passkeys'][number];

const LONGEST_NAME = 60;
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The passkeys of the account, where the site has them: listed, added, named and removed. */
export function PasskeysSection({ security }: { readonly security: UsedSecurity }) {
  const options = useIdentityOptions();
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  if (!options?.passkeys) return null;
  const elsewhere = addressAtLocalhost();
  /** The focused element is gone: the focus goes to the result message. */
  async function changed(text: string) {
    await security.reload();
    flushSync(() => setSaid(text));
    status.current?.focus();
  }
  return (
    <Section title="Passkeys" lead="Log in with your fingerprint, face or device PIN. No password needed.">
      <WhenLoaded used={security}>
        {({ passkeys, hasPassword }) => (
          <>
            {passkeys.length === 0 && <p className={styles.quiet}>None yet</p>}
            {passkeys.length > 0 && (
              <ul className={styles.list} aria-label="Passkeys">
                {passkeys.map((passkey) => (
                  <Row
                    key={passkey.id}
                    passkey={passkey}
                    hasPassword={hasPassword}
                    onChanged={(text) => void changed(text)}
                  />
                ))}
              </ul>
            )}
            <p ref={status} role="status" tabIndex={-1} className={styles.status}>
              {said}
            </p>
            {elsewhere !== undefined && <PasskeysAtLocalhost address={elsewhere} className={styles.quiet} />}
            {elsewhere === undefined && !knowsPasskeys() && (
              <p className={styles.quiet}>This browser doesn’t support passkeys. Add one in another browser.</p>
            )}
            {elsewhere === undefined && knowsPasskeys() && (
              <Disclosure summary="Add a passkey" open={isOpen} onToggle={setIsOpen}>
                <AddPasskey
                  hasPassword={hasPassword}
                  onDone={() => {
                    setIsOpen(false);
                    void changed('Passkey added. You can now log in with it.');
                  }}
                />
              </Disclosure>
            )}
          </>
        )}
      </WhenLoaded>
    </Section>
  );
}

function AddPasskey({ hasPassword, onDone }: { readonly hasPassword: boolean; readonly onDone: () => void }) {
  return (
    <CallForm id="add-passkey" submit="Add a passkey" look="plain" clears send={addPasskey} onDone={onDone}>
      <Fields isNarrow>
        <Entry
          name="name"
          label="Name (optional)"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          help="Such as “My phone”. Leave blank to use the browser’s name."
        />
        {hasPassword && <CurrentPasswordEntry />}
      </Fields>
    </CallForm>
  );
}

async function addPasskey({ name = '', currentPassword = '' }: Values): Promise<Called<undefined>> {
  const begun = await callAsUser('POST /api/profile/passkeys/begin', { body: { currentPassword } });
  if (!begun.ok) return begun;
  const made = await makePasskey(begun.data.options);
  if (!made.ok) return made;
  const body = { response: made.data, ...(name.trim() !== '' && { name: name.trim() }) };
  return callAsUser('POST /api/profile/passkeys/add', { body });
}

function removePasskey(id: string, { currentPassword = '' }: Values): Promise<Called<undefined>> {
  return callAsUser('POST /api/profile/passkeys/:id/remove', { params: { id }, body: { currentPassword } });
}

interface RowProps {
  readonly passkey: Passkey;
  readonly hasPassword: boolean;
  /** Says what was done. */
  readonly onChanged: (text: string) => void;
}

function Row({ passkey, hasPassword, onChanged }: RowProps) {
  const { id, name, createdAt } = passkey;
  const [state, setState] = useState<'shown' | 'named' | 'asked'>('shown');
  const row = useRef<HTMLLIElement>(null);
  function show(next: typeof state) {
    flushSync(() => setState(next));
    row.current?.querySelector<HTMLElement>('input, [data-first], button')?.focus();
  }
  return (
    <li ref={row} className={styles.row}>
      <p>
        <span className={styles.device}>{name}</span>
        <span className={styles.quiet}>
          {state === 'asked'
            ? 'Remove this passkey? It will no longer log you in. Your device may keep offering it until you delete it there too.'
            : `Added ${DAY.format(createdAt)}`}
        </span>
      </p>
      {state === 'shown' && (
        <div className={styles.buttons}>
          <Button aria-label={`Rename passkey ${name}`} onClick={() => show('named')}>
            Rename
          </Button>
          <Button aria-label={`Remove passkey ${name}`} onClick={() => show('asked')}>
            Remove
          </Button>
        </div>
      )}
      {state === 'asked' && (
        <CallForm
          id={`remove-${id}`}
          submit="Remove it"
          look="plain"
          send={(values) => removePasskey(id, values)}
          onDone={() => onChanged(`${name} removed.`)}
          aside={<Button onClick={() => show('shown')}>Keep it</Button>}
        >
          <Fields isNarrow>{hasPassword && <CurrentPasswordEntry />}</Fields>
        </CallForm>
      )}
      {state === 'named' && (
        <CallForm
          id={`rename-${id}`}
          submit="Save name"
          look="plain"
          send={(values) =>
            callAsUser('POST /api/profile/passkeys/:id/rename', { params: { id }, body: { name: values.name ?? '' } })
          }
          onDone={() => {
            setState('shown');
            onChanged('Passkey renamed.');
          }}
          aside={<Button onClick={() => show('shown')}>Cancel</Button>}
        >
          <Fields isNarrow>
            <Entry
              name="name"
              label="Passkey name"
              autoComplete="off"
              maxLength={LONGEST_NAME}
              defaultValue={name}
              empty="Enter a name."
            />
          </Fields>
        </CallForm>
      )}
    </li>
  );
}
