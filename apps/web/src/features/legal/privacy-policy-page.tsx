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
        for, and is not kept there. With an account, we keep what you save in it until you delete it. Signing up adds
        the work in this browser to your account; Undo takes it out again.
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
        <li>Which draft of your account your work is saved to.</li>
        <li>Your display settings: text size, contrast, motion and links.</li>
        <li>The address of the last page you left, until you close the tab.</li>
        <li>Whether somebody is logged in, but not who.</li>
      </ul>
      <p>Clearing this site’s data in your browser removes all of it. Anyone who uses the same browser can see it.</p>
      <h2>What is sent</h2>
      <p>
        Taxes and the preview are worked out in your browser. When you download a PDF or an Excel file, the contents of
        the document are sent to our server, which makes the file, returns it and, without an account, forgets both. A
        PDF that you open here is read in your browser and sent nowhere.
      </p>
      <p>
        City and state are filled from a list of ZIP codes that our own server holds in parts. Your browser asks for the
        part with the same first two digits: no more of your ZIP code is sent, and nothing goes to anybody else.
      </p>
      <AccountContents />
      <SocialSecurityNumbers />
      <h2>Cookies, trackers and logs</h2>
      <p>
        Logging in sets two cookies that keep you logged in, which no script can read; logging out removes them. One
        more says which browser it was that began to log in by a code to a phone, or at another company, for 20 minutes
        at most. There are no other cookies and no trackers, and nothing is loaded from other companies. The server logs
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

function SocialSecurityNumbers() {
  return (
    <>
      <h2>Social Security numbers</h2>
      <p>
        A pay stub holds the last four digits and nothing more. The other digits are dropped as you type them: they are
        neither stored nor sent. A W-2 and a 1099 need the full number of the person who was paid, a Social Security
        number or an ITIN. The field shows it in full only while you type; the preview does so on copies that print it
        in full. Your browser keeps only the last four digits. It sends all nine only to make copies that show them, or
        if you let us keep them.
      </p>
      <p>With an account:</p>
      <ul>
        <li>
          Your drafts and your address book keep only the last four digits. They keep all nine, encrypted, only if you
          say so in <a href="/user/account">My profile</a> or beside the number. If you change your mind, we cut the
          numbers in them to the last four digits at once. Backups made before that keep them, encrypted, until they are
          thrown away.
        </li>
        <li>
          We keep each PDF you download, encrypted. It holds all nine digits only if its copies show them: the copies
          for the employer, the payer and the state, or any copy you had us print that way. The data we keep beside it
          hold only the last four.
        </li>
        <li>The file with all your data holds these numbers exactly as we keep them.</li>
      </ul>
      <p>
        If you type one, with its hyphens, in another field of a W-2 or 1099, such as a name or an EIN, or as the
        business number of an invoice, we warn you or refuse it. Where we print it, the PDF shows it as you typed it,
        and the data beside the PDF keep only its last four digits.
      </p>
    </>
  );
}

function AccountContents() {
  return (
    <>
      <h2>What an account keeps</h2>
      <ul>
        <li>Your e-mail address, and your name and your phone number if you give them.</li>
        <li>Your password as a hash, from which nobody can read it, and the key of your authenticator app.</li>
        <li>Your sessions, so that you can end them: browser, system, when they began and were last used.</li>
        <li>What you save: drafts, documents, logos and your address book.</li>
      </ul>
      <p>
        In our database, we encrypt names, e-mail addresses, phone numbers, documents, drafts and your address book with
        a key that is not in it. To find your account and your documents, we also keep codes made with a secret key from
        your e-mail address, your phone number and the words in names. We do not encrypt when something was saved,
        changed or deleted, the type of each document, the browser and system of each session, or which company you use
        to log in.
      </p>
      <p>
        We write to your address about your account alone: to verify it, to reset a password, and when something about
        how you log in was changed. We send your phone nothing but the codes that are asked for.
      </p>
    </>
  );
}
