import { DocumentCards } from './document-cards.tsx';
import { Hero } from './hero.tsx';
import { OpenMadeHere } from './open-made-here.tsx';
import { Proof } from './proof.tsx';
import styles from './home-page.module.css';

/** The page at `/`. */
export function HomePage() {
  return (
    <main id="main" className={styles.page}>
      <Hero />
      <DocumentCards />
      <div data-live="">
        <OpenMadeHere />
      </div>
      <Proof />
    </main>
  );
}
