import { Component, type ReactNode } from 'react';
import { PageNotLoaded } from '../navigation/page-not-loaded.ts';
import { ErrorScreen } from './error-screen.tsx';
import { NotLoadedScreen } from './not-loaded-screen.tsx';
import { SiteHeader } from './site-header.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Path of a page that brings its own header, which is not there when the page is not. */
  readonly headerFor?: string | undefined;
}

/**
 * Shows the fallback screen when drawing what is inside fails, and another when its code did not come. React writes the
 * error to the console.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failure?: { readonly error: unknown } }> {
  override state: { readonly failure?: { readonly error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { children, headerFor } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return (
      <>
        {headerFor !== undefined && <SiteHeader path={headerFor} />}
        {failure.error instanceof PageNotLoaded ? <NotLoadedScreen /> : <ErrorScreen />}
      </>
    );
  }
}
