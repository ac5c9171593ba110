import type { SiteConfig } from '@paperwage/api-contract';
import { useSiteConfig } from '../../shell/site-config.ts';
import reading from '../../styles/reading.module.css';

/** The page at `/privacy-policy`. Every sentence must be true of the program: change both together. */
export function PrivacyPolicyPage() {
  const { companyName, email, billing, shares } = useSiteConfig();
  return (
    <main id="main" className={reading.page}>
      <h1 tabIndex={-1}>Privacy Policy</h1>
      <p className={reading.lead}>
        Without an account, what you enter in a document stays in your browser. We send it to our server only to make a
        file you ask for, and we don’t keep it there. With an account, we keep what you save until you delete it. You
        can restore a deleted document or draft for 30 days; then it’s gone for good. Once you download or issue a
        document, we delete its draft after 30 days, unless you change it. When you sign up, we add the work in this
        browser to your account; Undo removes it again.
      </p>
      <h2>Who runs this site</h2>
      <p>
        {companyName} runs this site and is responsible for it. Write to <a href={`mailto:${email}`}>{email}</a> with
        any questions about this page.
      </p>
      <h2>What stays in your browser</h2>
      <ul>
        <li>
          Your work on a document, so you lose nothing if you close the tab. “Start over” in the last step removes it.
        </li>
        <li>The company on your last W-2 (name, address and EIN), for your next one.</li>
        <li>The paper size and check position you chose for a company, under a code made from its name.</li>
        <li>Which draft in your account your work is saved to.</li>
        <li>Your display settings: text size, line spacing, contrast, colors, links, motion and letterforms.</li>
        <li>The addresses of the last page and the last builder you left, until you close the tab.</li>
        <li>
          While you pay: the ZIP code, email and receipt name you entered, and a code that stands for the card, until we
          know how the payment came out or you close the tab. Never the card itself.
        </li>
        <li>The id of your chat, until you close the tab or log out.</li>
        <li>Whether someone is logged in, but not who.</li>
        <li>Once you open a builder: the builders and the tax rules themselves, so they work without a connection.</li>
      </ul>
      <p>Clearing this site’s data in your browser removes all of it. Anyone who uses the same browser can see it.</p>
      <h2>What we send</h2>
      <p>
        Your browser calculates the taxes and draws the preview. When you download a PDF or Excel file, your browser
        sends the document to our server, which makes the file and sends it back. If it can’t reach our server, it makes
        the file itself. Without an account, the server keeps neither. A PDF you open here stays in your browser.
      </p>
      <p>
        We fill in the city and state from our own list of ZIP codes. Your browser sends our server only the first two
        digits of the ZIP code, and sends nothing to anyone else.
      </p>
      <AccountContents />
      <IssuedDocuments />
      <SocialSecurityNumbers />
      <HelpAndMessages />
      <Cookies mode={billing.mode} />
      <CountedVisits shares={shares} />
      <Logs />
      <h2>Your choices</h2>
      <p>
        Without an account, our server keeps nothing about you but what you ask the chat or write to us. With one,{' '}
        <a href="/user/account">My profile</a> lets you download everything as a file, and delete your account with
        everything in it. If you paid, we keep the date, plan, amount and receipt number of each payment for our tax
        records, without your name, email or card. Only you can keep or delete the data in your browser and the files
        you downloaded.
      </p>
      <p>
        We don’t report what you enter to any authority. If a law or a court order requires it, we must hand over what
        our server has.
      </p>
    </main>
  );
}

/** What is counted and reported, which goes to others where the site is set up so. */
function CountedVisits({ shares }: Pick<SiteConfig, 'shares'>) {
  return (
    <p>
      We count visits: which pages are opened, and whether a document is started, downloaded or a plan bought. A visit
      has a random number that ends with it, and no name, address or amount. We delete it after 400 days.{' '}
      {shares.visits &&
        'We also send these counts to a company that analyzes them for us, with a code in place of your account. '}
      If your browser sends Global Privacy Control, we count nothing, and keep only the name of a partner. If a page
      fails, it reports the error to us without what you typed.
      {shares.errors && ' We also send errors to a company that collects them for us.'}
    </p>
  );
}

function Logs() {
  return (
    <p>
      The server logs requests that fail: which request, when and how it failed. It does not log who made it or what a
      document says. We keep IP addresses briefly, to limit the number of requests. When you log in or sign up, we store
      only a hash of the address, for as long as the limit lasts. For 400 days, we keep a list of logins, refused
      logins, changes to the ways to log in, and downloads of all data. In it, codes made with a secret key stand for
      your account and your IP address. You see your part of the list in My profile. It stays when you delete your
      account.
    </p>
  );
}

/** What the site keeps in cookies. */
function Cookies({ mode }: Pick<SiteConfig['billing'], 'mode'>) {
  return (
    <>
      <h2>Cookies, trackers and logs</h2>
      <p>
        When you log in, we set two cookies that keep you logged in. No script can read them, and logging out removes
        them. One more remembers for 400 days that you logged in from this browser, so a stranger who tries passwords
        can’t lock you out. If you log in with a code to your phone or through another company, one more cookie
        remembers which browser you started in, for 20 minutes at most. If a partner or an ad led you here, cookies keep
        what its link says, such as the campaign, for 90 days; if a search engine did, one says “seo”. One cookie says
        which version of a page you see when we try out two, and one keeps you in the same group.{' '}
        <FromOthers mode={mode} />
      </p>
    </>
  );
}

/** What comes from other companies, which depends on who charges cards here. */
export function FromOthers({ mode }: Pick<SiteConfig['billing'], 'mode'>) {
  if (mode === 'stripe')
    return (
      <>
        We use no other cookies and no trackers of our own. Where you enter a card, your browser loads the card fields
        from Stripe. Your card goes to Stripe alone, and Stripe may set cookies to detect fraud. We load nothing else
        from other companies.
      </>
    );
  if (mode === 'sticky')
    return (
      <>
        We use no other cookies and no trackers, and load nothing from other companies. When you pay, your browser sends
        your card to our card processor, sticky.io, and not to us.
      </>
    );
  return <>We use no other cookies and no trackers, and load nothing from other companies.</>;
}

function IssuedDocuments() {
  return (
    <>
      <h2>Issued documents</h2>
      <p>
        If you issue a document, anyone with the file or its code can check whether it was issued here, and whether you
        revoked or replaced it. To see the names and amounts on it, and who issued it, they must also enter its pay date
        and net pay, or an invoice’s date and total. To tell whether a file changed, we keep a hash of it. No one can
        verify a document after you delete it or your account, unless you restore the document. If a document someone
        reported breaks our terms, we can revoke it. Anyone who checks it then sees that we did, and why.
      </p>
      <p>
        If someone reports a document, we keep the report and any email address they give us, encrypted. If we refuse to
        issue a document, we keep the names on it and the reason, encrypted, until you delete your account. If we stop
        your account from issuing documents, we keep the reason, encrypted, until you can issue again or delete your
        account. The people who run this site can see reports, refusals, messages, questions to the chat, payments and
        the name and email of an account, but never your documents, your card or a Social Security number. We log what
        they do, such as a refund, for good, encrypted and without your name or email.
      </p>
    </>
  );
}

function HelpAndMessages() {
  return (
    <>
      <h2>Help and messages</h2>
      <p>
        If you ask the chat, we keep your question, the answer and whether it helped, encrypted, to improve the answers.
        If you write to us, we keep your name, email address and message, encrypted, to answer you. First we cut out
        every number that looks like a Social Security number, an EIN or a card. Neither is connected to an account.
      </p>
      <p>
        We delete chats after 90 days and messages after 365 days, unless the people who run this site set other times.
        If this site uses a language model, it gets your question without those numbers, and the texts that answer it,
        to word the answer.
      </p>
    </>
  );
}

function SocialSecurityNumbers() {
  return (
    <>
      <h2>Social Security numbers</h2>
      <p>
        A pay stub has only the last four digits. We drop the others as you type, and never store or send them. A W-2
        and a 1099 need the full number of the person who was paid, a Social Security number or an ITIN. The field shows
        it in full only while you type; the preview shows it in full on copies that print it that way. Your browser
        keeps only the last four digits. It sends all nine only to make copies that show them, or if you let us keep
        them.
      </p>
      <p>With an account:</p>
      <ul>
        <li>
          Your drafts and address book keep only the last four digits. We keep all nine, encrypted, only if you allow it
          in <a href="/user/account">My profile</a> or next to the number. If you change your mind, we cut those numbers
          to the last four digits right away. Older backups keep them, encrypted, until we delete those backups.
        </li>
        <li>
          We keep each PDF you download, encrypted. It holds all nine digits only if its copies show them: the copies
          for the employer, the payer and the state, or any copy you had us print that way. The data we keep with it has
          only the last four.
        </li>
        <li>The file with all your data has these numbers exactly as we keep them.</li>
      </ul>
      <p>
        If you enter one, with its hyphens, in another field of a W-2 or 1099, such as a name or an EIN, or as the
        business ID on an invoice, we warn you or refuse it. If we print it, the PDF shows it as you entered it, and the
        data we keep with the PDF has only its last four digits.
      </p>
    </>
  );
}

function AccountContents() {
  return (
    <>
      <h2>What an account keeps</h2>
      <ul>
        <li>Your email address, and your name and phone number if you give them.</li>
        <li>
          A hash of your password, so no one can read the password itself, and the key for your authenticator app.
        </li>
        <li>
          Where you’re logged in, so you can log those devices out: browser, system, when you logged in and when it was
          last used.
        </li>
        <li>What you save: drafts, documents, logos and your address book.</li>
        <li>
          If you pay: your plan, your payments and receipts, and the brand, last four digits and expiration date of your
          card.
        </li>
      </ul>
      <p>
        In our database, we encrypt names, email addresses, phone numbers, documents, drafts, your address book and what
        you paid for. The key is not in the database. To find your account and documents, we also keep codes made with a
        secret key from your email address, your phone number and the words in names. We do not encrypt when something
        was saved, changed or deleted, the type of each document, the browser and system of each session, or which
        company you use to log in. Of payments, we do not encrypt the date, the receipt number and whether they went
        through.
      </p>
      <p>
        We email you only about your account: to verify your email, to reset a password, when the way you log in
        changes, about your subscription and payments, about a document we refused to issue or revoked, when we stop
        your account from issuing documents or let it issue again, and to answer what you write to us. We keep the
        subject, the time and a shortened address of each email for 30 days, encrypted. We text you only the codes you
        ask for.
      </p>
    </>
  );
}
