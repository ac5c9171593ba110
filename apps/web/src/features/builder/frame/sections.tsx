import type { FocusEvent } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useBuilder } from '../store/builder.tsx';
import type { BuilderParts } from '../kind/builder-parts.ts';
import { afterPointerUp } from '../store/presses.ts';
import { useFollowSection, useStep } from '../store/use-step.ts';
import { sectionOf, sectionShown, showSection } from './section-places.ts';
import styles from './sections.module.css';
import { StepContent } from './step-content.tsx';
import { isScrollHeld } from './use-scroll-kept.ts';

const SCROLLED_MS = 120;

/**
 * All steps but the last as sections of one page. The address names the one in use or in view, so that the rail highlights it
 * and a reload returns to it.
 */
export function Sections({ parts }: { parts: BuilderParts }) {
  const { kind } = useBuilder();
  const follow = useFollowSection();
  useFollowScrolling(follow);
  useOpenAtSection();
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const section = sectionOf(target);
    if (section !== undefined) follow(section);
  };
  return (
    <div onFocus={onFocus}>
      {kind.steps
        .filter(({ id }) => id !== 'finish')
        .map(({ id, heading }) => (
          <section key={id} className={styles.section} data-section={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`} tabIndex={-1}>
              {heading}
            </h2>
            <StepContent parts={parts} step={id} />
          </section>
        ))}
    </div>
  );
}

function useFollowScrolling(follow: (step: string) => void) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        // Pressing Continue takes the focus away from its section.
        afterPointerUp(() => {
          const section = isScrollHeld() ? undefined : sectionShown();
          if (section !== undefined) follow(section);
        });
      }, SCROLLED_MS);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, [follow]);
}

/** An address that names a section opens there. A saved scroll position takes precedence: see `useScrollKept`. */
function useOpenAtSection() {
  const { kind } = useBuilder();
  const opened = useRef(useStep());
  useLayoutEffect(() => {
    if (opened.current !== kind.steps[0]!.id && window.scrollY === 0) showSection(opened.current);
  }, [kind]);
}
