import type { ReactNode } from 'react';
import { lazyPart } from '../frame/part-not-loaded.tsx';
import { useBuilderState } from '../store/builder.tsx';
import { issuedNow } from '../store/issued.ts';
import type { IssuedViewProps } from './issued-view.tsx';

/** What only those need who are signed in. */
export const loadIssuing = () => import('./issuing.ts');

const IssuedView = lazyPart<IssuedViewProps>(async () => (await loadIssuing()).IssuedView);

/** The last step, or what was issued of it in its place until something is changed. */
export function UnlessIssued({ children }: { readonly children: ReactNode }) {
  const issued = useBuilderState(issuedNow);
  return issued ? <IssuedView issued={issued} /> : children;
}
