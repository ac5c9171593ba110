import type { FocusEvent } from 'react';
import { useEffect } from 'react';
import type { BuilderParts } from '../kind/builder-parts.ts';
import type { Loaded } from '../saving/work-storage.ts';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import { OpenQuestion } from './lazy-open-question.ts';
import { useDropPdf } from '../open/use-drop-pdf.ts';
import { hideToast, mark, redoLatest, undoLatest } from '../store/edits.ts';
import { useHasPlans } from '../../../shell/site-config.ts';
import { issuedNow } from '../store/issued.ts';
import { useFollowAddress } from '../store/use-view.ts';
import styles from './builder-frame.module.css';
import { keepFocus } from '../fields/keep-focus.ts';
import { PreviewPane } from './preview-pane.tsx';
import { StepPanel } from './step-panel.tsx';
import { StepRail } from './step-rail.tsx';
import { useScrollKept } from './use-scroll-kept.ts';
import { ViewSwitch } from './view-switch.tsx';
import { WorkNotices } from './work-notices.tsx';

const SAMPLE = { kind: 'sample' } as const;

/** Form and paper. */
export function BuilderFrame({ loaded, parts }: { loaded: Loaded; parts: BuilderParts }) {
  const { store } = useBuilder();
  const view = useBuilderState((state) => state.view);
  const unissued = useHasPlans() ? SAMPLE : undefined;
  const issuance = useBuilderState((state) => issuedNow(state)?.issuance) ?? unissued;
  useUndoKeys();
  useFollowAddress();
  useScrollKept();
  useMessageGoesWithPage();
  useMessageGoesWithEdit();
  const [dropped, forgetDropped] = useDropPdf(parts);
  const onFocus = (event: FocusEvent<HTMLElement>) => mark(store, placeOf(event.target) ?? store.get().opened);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) mark(store, store.get().opened);
  };
  return (
    <main id="main" className={styles.main} data-view={view}>
      <ViewSwitch />
      <section className={styles.form} aria-label="Form" onFocus={onFocus} onBlur={onBlur}>
        <StepRail />
        <WorkNotices loaded={loaded} />
        <StepPanel parts={parts} />
      </section>
      <PreviewPane Notices={parts.PaperNotices} issuance={issuance} />
      {dropped && <OpenQuestion read={dropped} onClose={forgetDropped} />}
    </main>
  );
}

/** The place in the draft that an element belongs to. */
function placeOf(element: Element): string | undefined {
  if (element.id.includes('.')) return element.id;
  return element.closest<HTMLElement>('[data-path]')?.dataset['path'] ?? (element.id || undefined);
}

/**
 * Ctrl/Cmd+Z undoes the latest step; Ctrl/Cmd+Shift+Z or Y redoes it. In a text field with typing since that step, the browser
 * handles the keys and undoes the typing.
 */
function useUndoKeys() {
  const { store } = useBuilder();
  useEffect(() => {
    let typedAfter: object | null | undefined = null;
    const latest = () => store.get().undo.at(-1);
    const onInput = () => (typedAfter = latest());
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      const isUndo = key === 'z' && !event.shiftKey;
      const focused = document.activeElement;
      if (isUndo && isTextField(focused) && typedAfter === latest()) return;
      const row = focused?.closest('li')?.previousElementSibling?.querySelector('[id]');
      keepFocus(() => (isUndo ? undoLatest : redoLatest)(store) && event.preventDefault(), `[id="${row?.id}"]`);
    };
    document.addEventListener('input', onInput, true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [store]);
}

/** The browser's back and forward dismiss a message, as the page's links do. */
function useMessageGoesWithPage() {
  const { store } = useBuilder();
  useEffect(() => {
    const onPopState = () => hideToast(store);
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [store]);
}

/** A message is about the last action: the next input dismisses it; Ctrl+Z still works. */
function useMessageGoesWithEdit() {
  const { store } = useBuilder();
  useEffect(() => {
    // Each runs before the input is handled, so that a message it triggers stays.
    const onInput = ({ target }: Event) => {
      if (!isTicked(target)) hideToast(store);
    };
    const onClick = ({ target }: Event) => {
      if (isTicked(target)) hideToast(store);
    };
    document.addEventListener('input', onInput, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('click', onClick, true);
    };
  }, [store]);
}

/** These are handled on click, before their input event. */
function isTicked(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
}

function isTextField(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'button'].includes(element.type);
}
