import { useSiteConfig } from '../../shell/site-config.ts';
import reading from '../../styles/reading.module.css';

/** The page at `/privacy-policy`. Every sentence must be true of the program: change both together. */
export function PrivacyPolicyPage() {
  const { companyName, email } = useSiteConfig();
  return (
    <main id="main" className={reading.page}>
      <h1 tabIndex={-1}>Privacy Policy</h1>
      <p className={reading.lead}>
        Without an account, what you type stays in your browser. It is sent to our server only to make a file you ask
        for, and is not kept there. With an account, we keep what you save in it until you delete it.
      </p>
      <h2>Who runs this site</h2>
      <p>
        {companyName} runs it and answers for it. Write to <a href={`mailto:${email}`}>{email}</a> with any question
        about this page.
      </p>
      <h2>What stays in your browser</h2>
      <ul>
        <li>Your work on a document, so that a closed tab loses nothing. “Start over” in its last step removes it.</li>
        <li>The company of your last W-2, its name, address and employer number, for the next one.</li>
        <li>Your display settings: text size, contrast, motion and links.</li>
        <li>The address of the last page you left, until you close the tab.</li>
        <li>Whether somebody is logged in, but not who.</li>
      </ul>
      <p>Clearing this site’s data in your browser removes all of it. Anyone who uses the same browser can see it.</p>
      <h2>What is sent</h2>
      <p>
        Taxes and the preview are worked out in your browser. When you download a PDF or an Excel file, the contents of
        the document are sent to our server, which makes the file, returns it and forgets both. A PDF that you open here
        is read in your browser and sent nowhere.
      </p>
      <p>
        City and state are filled from a list of ZIP codes that our own server holds in parts. Your browser asks for the
        part with the same first two digits: no more of your ZIP code is sent, and nothing goes to anybody else.
      </p>
      <h2>What an account keeps</h2>
      <ul>
        <li>Your e-mail address, and your name and your phone number if you give them.</li>
        <li>Your password as a hash, from which nobody can read it, and the key of your authenticator app.</li>
        <li>Your sessions, so that you can end them: browser, system, when they began and were last used.</li>
        <li>What you save: drafts, documents, logos and your address book.</li>
      </ul>
      <p>
        Names, phone numbers, documents and drafts are encrypted in our database with a key that is not in it. We write
        to your address about your account alone: to verify it, to reset a password, and when something about how you
        log in was changed. We send your phone nothing but the codes that are asked for.
      </p>
      <h2>Social Security numbers</h2>
      <p>
        A pay stub holds the last four digits and nothing more. The other digits are dropped as you type them: they are
        neither stored nor sent. A W-2 and a 1099 need the whole number of the one who was paid. The form shows it only
        while you type, sent when you download the form, and never stored: your browser keeps its last four digits.
      </p>
      <h2>Cookies, trackers and logs</h2>
      <p>
        Logging in sets two cookies that keep you logged in, which no script can read; logging out removes them. One
        more says which browser it was that began to log in by a code to a phone, or at another company, for 20 minutes
        at most. There are no other cookies and no trackers, and nothing is loaded from other firms. The server logs
        requests that fail: which call it was, when and how it failed. It does not log who asked or what a document
        says. Network addresses are held for a short while to limit the number of requests; of those who log in or sign
        up only a hash is written down, for as long as the limit lasts.
      </p>
      <h2>Your choices</h2>
      <p>
        Without an account there is nothing about you on our server. With one, <a href="/user/account">My profile</a>{' '}
        gives you all of it as a file, and deletes the account with everything in it. The data in your browser and the
        files you downloaded are yours alone to keep or delete.
      </p>
    </main>
  );
}
