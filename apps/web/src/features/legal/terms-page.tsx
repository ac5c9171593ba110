import { useSiteConfig } from '../../shell/site-config.ts';
import reading from '../../styles/reading.module.css';

/** The page at `/terms`. Every sentence must be true of the program: change both together. */
export function TermsPage() {
  const { companyName, email } = useSiteConfig();
  return (
    <main id="main" className={reading.page}>
      <h1 tabIndex={-1}>Terms and Conditions</h1>
      <p className={reading.lead}>
        Use Paperwage to write down pay that was really earned and paid. These terms are between you and {companyName}.
      </p>
      <h2>What it is for</h2>
      <p>
        Paperwage makes pay stubs: for people you employ, for contractors you pay, and for yourself. It makes the
        invoices you send for your work, and the W-2 and 1099 forms of those you paid. You may use it for your own
        company or for others who asked you to.
      </p>
      <h2>Documents must be true</h2>
      <ul>
        <li>Enter real people, real employers and amounts that were really paid or are due.</li>
        <li>
          Do not make a document to deceive a lender, a landlord, an agency or anyone else. That is fraud, and a crime.
        </li>
        <li>Do not use another company’s name or logo without its leave.</li>
      </ul>
      <p>You answer for what your documents say and for how they are used.</p>
      <h2>About the figures</h2>
      <p>
        Federal taxes, the income taxes of the states and the programs that employees pay into follow the publications
        that each line names, for the years we cover. Local taxes are worked out for the places we hold; any other is
        yours to add. Which years and places those are, and how sure we are of each figure, is on the page{' '}
        <a href="/tax-rules">Tax rules</a>.
      </p>
      <p>
        The figures depend on what you enter and on rules that change. We work to get them right and show how each one
        came about, but we do not promise that they are free of mistakes. They are not tax or legal advice, and a
        document made here does not replace filing returns or paying taxes. Check them before you rely on them.
      </p>
      <h2>What we promise, and what not</h2>
      <p>
        The site is provided as it is, and may change or be away at times. As far as the law allows, {companyName} is
        not liable for losses that come from using it. Rights that the law gives you and that cannot be waived stay
        yours.
      </p>
      <h2>What is yours</h2>
      <p>
        Your documents and what you type belong to you. We claim no rights in them. What happens with your data is in
        the <a href="/privacy-policy">Privacy Policy</a>.
      </p>
      <h2>Price</h2>
      <p>Making and downloading documents costs nothing in this version.</p>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${email}`}>{email}</a>. If we change these terms, the new text is on this page.
      </p>
    </main>
  );
}
