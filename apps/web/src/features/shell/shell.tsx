import { Outlet } from '@tanstack/react-router';

/** What surrounds every page. */
export function Shell() {
  return <Outlet />;
}
