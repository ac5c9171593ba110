import type { ComponentType } from 'react';
import type { PageProps } from '../../routes/route-row.ts';
import { stateOfPath } from '../calculator/states.ts';

/** The whole page at the path of a state's calculator or of a tool. */
export async function loadWholePage(path: string): Promise<ComponentType<PageProps>> {
  const state = stateOfPath(path);
  if (state) return (await import('../calculator/load-state-page.tsx')).loadStatePage(state);
  return (await import('../../routes/unknown-page.tsx')).UnknownPage;
}

/** What calculates on that page. */
export async function loadLivePart(path: string): Promise<ComponentType<{ readonly sent?: Element }>> {
  const state = stateOfPath(path);
  if (state) return (await import('../calculator/load-state-page.tsx')).loadLiveCalculator(state);
  return () => null;
}
