import { Outlet, useLocation } from '@tanstack/react-router';
import { builtRow } from '../routes/built-rows.ts';
import { PageArrival } from './page-arrival.tsx';
import { RouteProgress } from './route-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './shell.module.css';

const titleOf = (path: string) => builtRow(path)?.title;

/** What surrounds every page. A builder's page brings its own header. */
export function Shell() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <RouteProgress />
      <PageArrival titleOf={titleOf} />
      {builtRow(path)?.shell === 'builder' ? null : <SiteHeader path={path} />}
      <Outlet />
      <SiteFooter />
    </>
  );
}
