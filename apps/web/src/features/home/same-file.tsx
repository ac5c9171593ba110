import { homeContent } from './home-content.ts';
import page from './home-page.module.css';
import { OpenMadeHere } from './open-made-here.tsx';
import styles from './same-file.module.css';

const { sheets, fileName } = homeContent;

/** One layout draws the preview and the PDF, which opens again. */
export function SameFile() {
  return (
    <section className={`${page.section} ${page.tinted} ${page.later} ${page.cut}`} aria-labelledby="same-file">
      <div className={`${page.wrap} ${styles.inner}`}>
        <div className={styles.split}>
          <p className={styles.screen}>On your screen</p>
          <p className={styles.file}>
            In <span>{fileName}</span>
            <span>the PDF</span>
          </p>
          <div className={styles.sheet} dangerouslySetInnerHTML={{ __html: sheets.preview }} />
        </div>
        <div className={styles.words}>
          <h2 id="same-file">The preview is the file.</h2>
          <p className={page.lead}>One layout draws both, so there is no seam to find.</p>
          <dl>
            <div>
              <dt>Search it for Nguyễn</dt>
              <dd>The name comes out as typed. Text is text, in fonts the file carries.</dd>
            </div>
            <div>
              <dt>Make it twice</dt>
              <dd>The same numbers give the same file, byte for byte.</dd>
            </div>
          </dl>
          <div data-live="open">
            <OpenMadeHere />
          </div>
        </div>
      </div>
    </section>
  );
}
