import { telephoneLink } from '../../shell/telephone-link.ts';
import { useSiteConfig } from '../../shell/site-config.ts';
import reading from '../../styles/reading.module.css';
import styles from './contact-page.module.css';

/** The page at `/contact`: how to reach the people who run this site. */
export function ContactPage() {
  const { companyName, phone, address, email } = useSiteConfig();
  return (
    <main id="main" className={reading.page}>
      <h1 tabIndex={-1}>Contact us</h1>
      <p className={reading.lead}>
        Call or write. Tell us what you did and what you expected. Leave out Social Security numbers.
      </p>
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
