import type { ComponentType } from 'react';
import type { PageProps } from './routes/route-row.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Frame } from './shell/frame.tsx';

interface PlainSiteProps extends PageProps {
  readonly page: ComponentType<PageProps>;
}

/** One page and what surrounds it, without the router: what a visitor who only reads is sent. */
export function PlainSite({ path, page: Page }: PlainSiteProps) {
  return (
    <ErrorBoundary>
      <Frame path={path} header="site">
        <Page path={path} />
      </Frame>
    </ErrorBoundary>
  );
}
