import { Outlet, useLocation } from '@tanstack/react-router';
import { builtRow } from '../routes/built-rows.ts';
import { Frame } from './frame.tsx';
import { PageArrival } from './page-arrival.tsx';
import { RouteProgress } from './route-progress.tsx';

const titleOf = (path: string) => builtRow(path)?.title;

/** The frame, and what a site with a router has beside it. */
export function Shell() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <RouteProgress />
      <PageArrival titleOf={titleOf} />
      <Frame path={path} header={builtRow(path)?.shell === 'builder' ? 'own' : 'site'}>
        <Outlet />
      </Frame>
    </>
  );
}
