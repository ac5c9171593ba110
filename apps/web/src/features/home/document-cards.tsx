import styles from './document-cards.module.css';

/** The four documents. */
export function DocumentCards() {
  return (
    <section className={styles.cards} aria-label="Documents">
      <Card title="Pay stub" href="/make-your-paystub" link="Make a pay stub">
        Hourly, salary or contractor. One stub or a year of them.
      </Card>
      <Card title="Invoice" href="/invoice-generator" link="Make an invoice">
        One item or two hundred, with discounts, tax and a way to pay.
      </Card>
      <Card title="W-2 form" href="/make-your-w2" link="Make a W-2">
        Every box calculated from a year of pay or from your pay stubs.
      </Card>
      <Card title="1099" href="/make-your-1099" link="Make a 1099">
        NEC for services, MISC for rent and other payments.
      </Card>
    </section>
  );
}

interface CardProps {
  readonly title: string;
  readonly href: string;
  readonly link: string;
  readonly children: string;
}

function Card({ title, href, link, children }: CardProps) {
  return (
    <div className={styles.card}>
      <h2>{title}</h2>
      <p>{children}</p>
      <a href={href}>{link}</a>
    </div>
  );
}
