import { useRef } from 'react';
import { go } from '../../navigation/go.ts';
import buttons from '../../styles/link-button.module.css';
import page from './home-page.module.css';
import styles from './who-is-paid.module.css';

/** Begins a pay stub with a name, as on a check. `sent`: what the server sent in its place, which may hold one already. */
export function WhoIsPaid({ sent }: { readonly sent?: Element | undefined }) {
  const name = useRef<HTMLInputElement>(null);
  return (
    <form
      className={styles.check}
      action="/make-your-paystub"
      onSubmit={(event) => {
        event.preventDefault();
        const employee = name.current!.value.trim();
        // Behind `#`, which no browser sends to a server.
        go(`/make-your-paystub${employee === '' ? '' : `?new=employee#${new URLSearchParams({ employee })}`}`);
      }}
    >
      <h2>Who gets paid first?</h2>
      <div className={styles.line}>
        <label htmlFor="who">Pay to the order of</label>
        <input
          ref={name}
          id="who"
          placeholder="Employee’s name"
          autoComplete="off"
          maxLength={100}
          defaultValue={sent?.querySelector('input')?.value ?? ''}
        />
        <button type="submit" className={buttons.primary}>
          Make a pay stub
        </button>
      </div>
      <div className={styles.after}>
        <span>Free to make. No account. We put the name on the stub, and you fill in the rest.</span>
        <span>
          Billing a client?{' '}
          <a className={page.link} href="/invoice-generator">
            Make an invoice
          </a>
        </span>
      </div>
    </form>
  );
}
