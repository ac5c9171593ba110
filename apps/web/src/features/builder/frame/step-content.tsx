import type { ComponentType } from 'react';
import { lazy, Suspense, useState } from 'react';
import { loadDownload } from '../download/start-download.ts';
import type { BuilderParts } from '../kind/builder-parts.ts';
import styles from './builder-frame.module.css';
import { PartNotLoaded } from './part-not-loaded.tsx';

/** The form of a step, fetched if it is not loaded yet. */
export function StepContent({ parts, step }: { parts: BuilderParts; step: string }) {
  const Content = parts.steps[step];
  if (!Content) return <Fetched load={parts.fetchedSteps?.[step] ?? finishOf(parts)} />;
  return (
    <Suspense>
      <Content />
    </Suspense>
  );
}

type Load = () => Promise<ComponentType>;

/** The last step comes with what its button needs. */
const finishes = new WeakMap<BuilderParts, Load>();

/** Fetches the last step. */
export function finishOf(parts: BuilderParts): Load {
  const load = finishes.get(parts) ?? (async () => (await Promise.all([parts.loadFinish(), loadDownload()]))[0]);
  finishes.set(parts, load);
  return load;
}

/** The loaded ones. They render at once: suspended content appears at least 300 ms after its fallback. */
const fetched = new WeakMap<Load, ComponentType>();

async function fetchStep(load: Load): Promise<ComponentType> {
  const Step = await load();
  fetched.set(load, Step);
  return Step;
}

/** Fetches steps that are not loaded yet; if this fails, opening one reports it. */
export function fetchAhead(loads: readonly Load[]): void {
  for (const load of loads) fetchStep(load).catch(() => undefined);
}

/** A step that is fetched on its own. */
function Fetched({ load }: { load: Load }) {
  const [Step] = useState(() => fetched.get(load) ?? lazy(() => fetchStep(load).then(asModule, notLoaded)));
  return (
    <Suspense fallback={<p className={styles.loading}>Loading</p>}>
      <Step />
    </Suspense>
  );
}

const asModule = (found: ComponentType) => ({ default: found });
const notLoaded = () => asModule(PartNotLoaded);
