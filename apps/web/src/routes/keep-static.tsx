import type { ComponentType } from 'react';
import type { PageProps } from './route-row.ts';
import styles from './keep-static.module.css';

type LoadPage = () => Promise<ComponentType<PageProps>>;

/**
 * A page of text and links only. When the server has sent it, its HTML is kept and its code never fetched; when it is
 * reached from another page, the code draws it. `load` is called on the server and in the second case.
 */
export function keepStatic(name: string, load: LoadPage): LoadPage {
  return async () => {
    const sent = typeof document === 'undefined' ? null : document.querySelector(`[data-static="${name}"]`);
    if (sent) {
      const html = { __html: sent.innerHTML };
      return () => <div className={styles.page} data-static={name} dangerouslySetInnerHTML={html} />;
    }
    const Page = await load();
    return ({ path }) => (
      <div className={styles.page} data-static={name}>
        <Page path={path} />
      </div>
    );
  };
}
