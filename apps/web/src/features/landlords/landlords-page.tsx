import links from '../../styles/link-button.module.css';
import reading from '../../styles/reading.module.css';
import styles from './landlords-page.module.css';

/** The page at `/for-landlords`: how to check a document, and what a check proves. See docs/honest-documents.md. */
export function LandlordsPage() {
  return (
    <main id="main" className={reading.page}>
      <h1 tabIndex={-1}>For landlords and lenders</h1>
      <p className={reading.lead}>
        An applicant gave you a pay stub or an invoice made with Paperwage. Check in a minute whether it was issued
        here, and whether it still says what it said then. Free, without an account.
      </p>
      <div className={links.row}>
        <a className={links.primary} href="/verify">
          Check a document
        </a>
        <a className={links.plain} href="/faq#unchanged">
          What does “unchanged” mean?
        </a>
      </div>
      <HowToCheck />
      <Answers />
      <h2>What a check proves</h2>
      <p>
        It proves that someone who gave the issuer’s name made this document here, confirmed that it is true, and that
        the document you see is that one.
      </p>
      <h2>What it doesn’t prove</h2>
      <ul>
        <li>That the pay was paid. We don’t see bank accounts or payroll records.</li>
        <li>Who the issuer is. We ask for a name; we don’t check identity papers.</li>
        <li>That the employer exists, or that the applicant still works there.</li>
      </ul>
      <p>
        So a check never replaces your own. Call the employer at a number you looked up yourself, and ask for bank
        statements that show the deposits or for tax transcripts from the IRS.
      </p>
      <h2>A document without a code</h2>
      <p>
        A document that says SAMPLE was never issued. Neither was a pay stub or invoice without a code at the bottom.
        W-2s and 1099s are official forms and carry no code. Check them by their PDF files.
      </p>
      <h2>If something looks wrong</h2>
      <p>
        Report it on <a href="/verify">the verify page</a> after you check it. A person reads each report, and we don’t
        tell the issuer who sent it. Fair lending, housing and privacy laws apply to how you use an applicant’s records;
        we don’t give advice about them.
      </p>
    </main>
  );
}

function HowToCheck() {
  return (
    <>
      <h2>Two ways to check</h2>
      <ul>
        <li>
          <b>With the PDF.</b> Drop the file on <a href="/verify">the verify page</a>. Your browser reads it and sends
          us its fingerprint, not the file. This is the stronger check: it notices a changed comma.
        </li>
        <li>
          <b>With a printout.</b> Scan the code at the bottom, or type its twelve characters. Add the pay date and the
          net pay, or an invoice’s date and total, and compare the names and amounts we show with those on the paper.
        </li>
      </ul>
      <p>Ask for the PDF rather than a photo or a scan. A photo can be checked by its code only.</p>
    </>
  );
}

function Answers() {
  return (
    <>
      <h2>What the answer means</h2>
      <dl className={styles.answers}>
        <div>
          <dt>Unchanged</dt>
          <dd>The file is the one that was issued, byte for byte.</dd>
        </div>
        <div>
          <dt>Changed</dt>
          <dd>
            The file has one of our codes, but its contents differ. Some programs change a file just by saving it again,
            so ask for the original before you decide.
          </dd>
        </div>
        <div>
          <dt>Revoked or replaced</dt>
          <dd>The issuer withdrew it, or issued a newer one. Ask for the newer one.</dd>
        </div>
        <div>
          <dt>Unknown</dt>
          <dd>
            We have no such document, or the code, date or amount was typed wrong. It may also have been deleted, along
            with the account it was in.
          </dd>
        </div>
      </dl>
    </>
  );
}
