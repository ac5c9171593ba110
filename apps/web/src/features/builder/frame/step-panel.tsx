import type { ComponentType } from 'react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadDownload } from '../download/start-download.ts';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import { isSamePage, pageHeading, stepById } from '../kind/builder-kind.ts';
import type { BuilderParts } from '../kind/builder-parts.ts';
import { useStep } from '../store/use-step.ts';
import { ActionBar } from './action-bar.tsx';
import styles from './builder-frame.module.css';
import { PartNotLoaded } from './part-not-loaded.tsx';
import { showSection } from './section-places.ts';
import { Sections } from './sections.tsx';

/** The last step is fetched once the page has settled, so that it is there even when the connection goes. */
const SETTLED_MS = 1_500;

/** The open step, or the page of all sections, with its heading. A change of page moves the focus to the heading. */
export function StepPanel({ parts }: { parts: BuilderParts }) {
  const { kind } = useBuilder();
  const step = useStep();
  const Content = parts.steps[step];
  const isOfSections = kind.isOnePage === true && Content !== undefined;
  const title = [...(isOfSections ? [] : [stepById(kind, step).label]), kind.words.title, 'Paperwage'].join(' · ');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useVisit(step);
  useEffect(() => {
    // Opening the step says so when this fails.
    const timer = setTimeout(() => void fetchFinish(parts).catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [parts]);
  useLayoutEffect(() => {
    document.title = title;
    const isSame = isSamePage(kind, shown.current, step);
    shown.current = step;
    if (isSame) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    if (isOfSections && step !== kind.steps[0]!.id) showSection(step);
  }, [kind, title, isOfSections, step]);
  return (
    <>
      <h1 ref={heading} className={styles.heading} tabIndex={-1}>
        {pageHeading(kind, step)}
      </h1>
      <parts.Lead step={step} />
      <div className={styles.step}>
        {Content ? (
          <Suspense>{isOfSections ? <Sections steps={parts.steps} /> : <Content />}</Suspense>
        ) : (
          <Finish parts={parts} />
        )}
      </div>
      <ActionBar parts={parts} />
    </>
  );
}

/** The last steps that are here. They are drawn at once: what React waits for shows no sooner than 300 ms after its fallback. */
const fetched = new WeakMap<BuilderParts, ComponentType>();

async function fetchFinish(parts: BuilderParts): Promise<ComponentType> {
  const [Finish] = await Promise.all([parts.loadFinish(), loadDownload()]);
  fetched.set(parts, Finish);
  return Finish;
}

/** The last step, fetched on its own. */
function Finish({ parts }: { parts: BuilderParts }) {
  const [Fetched] = useState(() => fetched.get(parts) ?? lazy(() => fetchFinish(parts).then(asModule, notLoaded)));
  return (
    <Suspense fallback={<p className={styles.loading}>Loading</p>}>
      <Fetched />
    </Suspense>
  );
}

const asModule = (found: ComponentType) => ({ default: found });
const notLoaded = () => asModule(PartNotLoaded);

/** Remembers the steps that were opened; the first visit of the last one sets a flag that stays. */
function useVisit(step: string) {
  const { store } = useBuilder();
  // Work that is replaced while the step is open has not been visited: this is its first visit.
  const isVisited = useBuilderState((state) => state.visited.has(step));
  useEffect(() => {
    store.set((state) => {
      const isNew = !state.visited.has(step);
      const isFirstFinish = step === 'finish' && !state.finishSeen;
      if (!isNew && !isFirstFinish) return state;
      return {
        ...state,
        visited: new Set(state.visited).add(step),
        finishSeen: state.finishSeen || isFirstFinish,
      };
    });
  }, [store, step, isVisited]);
}
