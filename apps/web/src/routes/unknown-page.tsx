import type { PageProps } from './route-row.ts';
import { unbuiltRow } from './unbuilt-rows.ts';
import buttons from '../styles/link-button.module.css';
import reading from '../styles/reading.module.css';

const nowhere = {
  headline: 'Page not found',
  instead: 'Check the address for typos. The page may also be gone. Try one of these:',
};

/** The page for every address that leads to no built page: one the site knows by name, or none at all. */
export function UnknownPage({ path }: PageProps) {
  const { headline, instead } = unbuiltRow(path) ?? nowhere;
  return (
    <main id="main" className={reading.page}>
      <h1 tabIndex={-1}>{headline}</h1>
      <p className={reading.lead}>{instead}</p>
      <div className={buttons.row}>
        <a className={buttons.primary} href="/make-your-paystub">
          Make a pay stub
        </a>
        <a className={buttons.plain} href="/">
          Go to home
        </a>
        <a className={buttons.plain} href="/contact">
          Contact us
        </a>
      </div>
    </main>
  );
}
