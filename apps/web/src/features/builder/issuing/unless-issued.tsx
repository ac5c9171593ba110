import type { ReactNode } from 'react';
import { lazyPart } from '../frame/part-not-loaded.tsx';
import { useBuilderState } from '../store/builder.tsx';
import { issuedNow } from '../store/issued.ts';
import type { IssuedViewProps } from './issued-view.tsx';

/** Needed only by signed-in users. */
export const loadIssuing = () => import('./issuing.ts');

const IssuedView = lazyPart<IssuedViewProps>(async () => (await loadIssuing()).IssuedView);

/** The last step, or what was issued from it until something changes. */
export function UnlessIssued({ children }: { readonly children: ReactNode }) {
  const issued = useBuilderState(issuedNow);
  return issued ? <IssuedView issued={issued} /> : children;
}
