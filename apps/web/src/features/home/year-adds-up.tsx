import { homeContent } from './home-content.ts';
import page from './home-page.module.css';
import styles from './year-adds-up.module.css';

const { sheets, year } = homeContent;

/** A year of pay stubs, and the W-2 that they come to. */
export function YearAddsUp() {
  return (
    <section className={`${page.section} ${page.tinted} ${page.later}`} aria-labelledby="year">
      <div className={page.wrap}>
        <div className={page.head}>
          <h2 id="year">{year.stubs} pay stubs a year? One W-2.</h2>
          <p className={page.lead}>
            Make several stubs at once, with the year to date running through all of them. In January, open the year’s
            PDFs in the W-2 builder, and we add them up box by box.
          </p>
        </div>
        <div className={styles.flow}>
          <div>
            <h3>{year.stubs} pay stubs</h3>
            <div className={styles.stubs} aria-hidden="true">
              {Array.from({ length: year.stubs }, (_, at) => (
                <i key={at} />
              ))}
            </div>
          </div>
          <div>
            <h3>Added up</h3>
            <table className="tnum">
              <thead>
                <tr>
                  <th scope="col">Box</th>
                  <th scope="col">Name</th>
                  <th scope="col">Amount</th>
                </tr>
              </thead>
              <tbody>
                {year.boxes.map(({ box, name, amount }) => (
                  <tr key={box}>
                    <td>{box}</td>
                    <td>{name}</td>
                    <td>{amount}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div>
            <h3>One W-2</h3>
            <div className={styles.form} dangerouslySetInnerHTML={{ __html: sheets.addedUp }} />
          </div>
        </div>
      </div>
    </section>
  );
}
