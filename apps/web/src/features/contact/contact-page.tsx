import { telephoneLink } from '../../shell/telephone-link.ts';
import { useSiteConfig } from '../../shell/site-config.ts';
import reading from '../../styles/reading.module.css';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

/** The page at `/contact`: a form to the people who run this site, and how else to reach them. */
export function ContactPage() {
  const { companyName, phone, address, email } = useSiteConfig();
  return (
    <main id="main" className={reading.page}>
      <h1 tabIndex={-1}>Contact us</h1>
      <p className={reading.lead}>
        Write, call or mail. Tell us what you did and what you expected. A person reads every message.
      </p>
      <ContactForm />
      <h2 className={styles.other}>Other ways</h2>
      <dl className={styles.ways}>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={telephoneLink(phone)}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>Mail</dt>
          <dd>
            <address>
              {companyName}
              <br />
              {address}
            </address>
          </dd>
        </div>
      </dl>
    </main>
  );
}
