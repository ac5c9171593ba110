import type { ComponentType } from 'react';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { loadDownload } from '../download/start-download.ts';
import { useBuilder, useTyped } from '../store/builder.tsx';
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
  const { load, Finish } = useMemo(() => lazyFinish(parts.loadFinish), [parts]);
  const Content = parts.steps[step] ?? Finish;
  const isOfSections = kind.isOnePage === true && Content !== Finish;
  const title = [...(isOfSections ? [] : [stepById(kind, step).label]), kind.words.title, 'Paperwage'].join(' · ');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useVisit(step);
  useEffect(() => {
    // Opening the step says so when this fails.
    const timer = setTimeout(() => void load().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [load]);
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
        {/* With a key of its own, so that what stood there has gone while the last step is fetched, and is not hidden. */}
        <Suspense key={Content === Finish ? 'finish' : 'form'} fallback={<p className={styles.loading}>Loading</p>}>
          {isOfSections ? <Sections steps={parts.steps} /> : <Content />}
        </Suspense>
      </div>
      <ActionBar parts={parts} />
    </>
  );
}

/** The last step, fetched on its own. */
function lazyFinish(loadFinish: BuilderParts['loadFinish']) {
  const load = async () => {
    const [Finish] = await Promise.all([loadFinish(), loadDownload()]);
    return Finish;
  };
  const Finish = lazy<ComponentType>(() =>
    load().then(
      (FinishStep) => ({ default: FinishStep }),
      () => ({ default: PartNotLoaded }),
    ),
  );
  return { load, Finish };
}

/** Remembers the steps that were opened; the first visit of the last one sets a flag that stays. */
function useVisit(step: string) {
  const { store } = useBuilder();
  // Work that is replaced while the step is open has not been visited: this is its first visit.
  const isVisited = useTyped((state) => state.visited.has(step));
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
