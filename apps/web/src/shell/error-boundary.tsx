import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

/** Shows the fallback screen when drawing what is inside fails. React writes the error to the console. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}
