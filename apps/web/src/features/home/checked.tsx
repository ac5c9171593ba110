import { homeContent } from './home-content.ts';
import styles from './checked.module.css';
import page from './home-page.module.css';

const { issued } = homeContent;

/** The code on an issued document, and what it answers. */
export function Checked() {
  const { day, by, code, qr, qrSize } = issued;
  return (
    <section className={`${page.section} ${page.later} ${page.joined}`} aria-labelledby="checked">
      <div className={page.wrap}>
        <div className={`${page.two} ${styles.head}`}>
          <h2 id="checked">Anyone can check it.</h2>
          <p className={page.lead}>
            Every pay stub and invoice you issue carries a code. A landlord or lender enters it and sees whether the
            file was changed. We never say “income verified,” because we can’t know that.
          </p>
        </div>
        <div className={styles.pair}>
          <div className={styles.code}>
            <svg viewBox={`0 0 ${qrSize} ${qrSize}`} shapeRendering="crispEdges" aria-hidden="true">
              <path d={qr} />
            </svg>
            <p>
              Verify at paperwage.example/verify
              <strong className="tnum">{code}</strong>
            </p>
            <p>Pay figures appear only to someone who also enters the pay date and the net pay.</p>
          </div>
          <div className={styles.answer}>
            <h3>Genuine and unchanged</h3>
            <dl className="tnum">
              <dt>Document</dt>
              <dd>Pay stub</dd>
              <dt>Issued on</dt>
              <dd>{day}</dd>
              <dt>Issued by</dt>
              <dd>{by}, as the employer</dd>
              <dt>Figures typed over</dt>
              <dd>None</dd>
              <dt>Status</dt>
              <dd>Not revoked or replaced</dd>
            </dl>
            <p>
              An example. <a href="/for-landlords">How landlords and lenders check a document</a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
