import { homeContent } from './home-content.ts';
import styles from './documents.module.css';
import page from './home-page.module.css';

const { sheets, year } = homeContent;

/** A page of each of the four documents. */
export function Documents() {
  return (
    <section className={`${page.tinted} ${styles.documents}`} aria-labelledby="documents">
      <div className={page.wrap}>
        <h2 id="documents">The four documents, as they print.</h2>
        <ul>
          <Card title="Pay stub" href="/make-your-paystub" link="Make a pay stub" drawing={sheets.payStub}>
            Hourly, salary or contractor. One stub, or a year of them.
          </Card>
          <Card title="Invoice" href="/invoice-generator" link="Make an invoice" drawing={sheets.invoicePage}>
            Items, discount, tax and terms. Your logo, your color.
          </Card>
          <Card title="W-2" href="/make-your-w2" link="Make a W-2" drawing={sheets.w2Page}>
            {`This one is the ${year.stubs} pay stubs of the same year, added up.`}
          </Card>
          <Card title="1099" href="/make-your-1099" link="Make a 1099" drawing={sheets.form1099Page}>
            NEC for services, MISC for rent and other payments, with the state copies.
          </Card>
        </ul>
      </div>
    </section>
  );
}

interface CardProps {
  readonly title: string;
  readonly href: string;
  readonly link: string;
  readonly drawing: string;
  readonly children: string;
}

function Card({ title, href, link, drawing, children }: CardProps) {
  return (
    <li>
      <div className={styles.sheet} dangerouslySetInnerHTML={{ __html: drawing }} />
      <h3>{title}</h3>
      <p>{children}</p>
      <a className={page.link} href={href}>
        {link}
      </a>
    </li>
  );
}
