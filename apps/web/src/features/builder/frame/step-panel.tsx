import { useEffect, useLayoutEffect, useRef } from 'react';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import { isSamePage, pageHeading, stepById } from '../kind/builder-kind.ts';
import type { BuilderParts } from '../kind/builder-parts.ts';
import { useStep } from '../store/use-step.ts';
import { ActionBar } from './action-bar.tsx';
import styles from './builder-frame.module.css';
import { showSection } from './section-places.ts';
import { Sections } from './sections.tsx';
import { fetchAhead, finishOf, StepContent } from './step-content.tsx';

/** The open step, or the page of all sections, with its heading. A change of page moves the focus to the heading. */
export function StepPanel({ parts }: { parts: BuilderParts }) {
  const { kind } = useBuilder();
  const step = useStep();
  const isOfSections = kind.isOnePage === true && step !== 'finish';
  const label = useBuilderState(({ draft }) => stepById(kind, step, draft).label);
  const pageName = useBuilderState(({ draft }) => pageHeading(kind, step, draft));
  const title = [...(isOfSections ? [] : [label]), kind.words.title, 'Paperwage'].join(' · ');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useVisit(step);
  useFetchedAhead(parts);
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
        {pageName}
      </h1>
      <parts.Lead step={step} />
      <div className={styles.step}>
        {isOfSections ? <Sections parts={parts} /> : <StepContent key={step} parts={parts} step={step} />}
      </div>
      <ActionBar parts={parts} />
    </>
  );
}

/** Fetches the remaining steps once someone starts working; if this fails, opening one reports it. */
function useFetchedAhead(parts: BuilderParts) {
  useEffect(() => {
    const stop = new AbortController();
    const begun = () => {
      stop.abort();
      fetchAhead([finishOf(parts), ...Object.values(parts.fetchedSteps ?? {})]);
    };
    for (const type of ['pointerdown', 'keydown'] as const)
      addEventListener(type, begun, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [parts]);
}

/** Remembers the steps that were opened; the first visit of the last one sets a flag that stays. */
function useVisit(step: string) {
  const { store } = useBuilder();
  // Work replaced while the step is open has not been visited yet: this is its first visit.
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
