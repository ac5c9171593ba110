import { Component, type ReactNode } from 'react';
import { PageNotLoaded } from '../navigation/page-not-loaded.ts';
import { NotLoadedScreen } from './not-loaded-screen.tsx';
import { SiteHeader } from './header/site-header.tsx';
import styles from './error-screen.module.css';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Path of a page that brings its own header, which is not there when the page is not. */
  readonly headerFor?: string | undefined;
}

/**
 * Shows the fallback screen when drawing what is inside fails, and another if its code failed to load. React writes the error
 * to the console, and we report it as one that nothing caught.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failure?: { readonly error: unknown } }> {
  override state: { readonly failure?: { readonly error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof PageNotLoaded)) reportError(error);
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

/** What is left when drawing a page failed. The whole document is fetched again on the way home. */
function ErrorScreen() {
  return (
    <main id="main" className={styles.screen}>
      <h1 tabIndex={-1}>Oh no!</h1>
      <p className={styles.subtitle}>Something went wrong</p>
      <p>Our development team is already fixing this problem.</p>
      <a className={styles.home} href="/" data-full-load="">
        Go to home
      </a>
    </main>
  );
}
