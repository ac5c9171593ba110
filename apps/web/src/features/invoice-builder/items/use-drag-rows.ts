import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useCallback } from 'react';
import type { RowBox } from './drag-place.ts';
import { dragLimits, placeAfterDrag, shiftsFor } from './drag-place.ts';

/** So near to an end of the window it is scrolled, below what stands at its head and above the bar at its foot. */
const EDGE_TOP_PX = 110;
const EDGE_BOTTOM_PX = 130;
const SCROLL_STEP_PX = 9;

/** Makes the rows of a list draggable; `move` gets the dragged row and the place where it was dropped. */
export function useDragRows(list: RefObject<HTMLElement | null>, move: (id: string, place: number) => void) {
  return useCallback(
    (event: ReactPointerEvent<HTMLElement>, id: string) => {
      const row = event.currentTarget.closest('li');
      if (event.button !== 0 || !list.current || !row) return;
      event.preventDefault();
      dragRow([...list.current.children] as HTMLElement[], row, event.nativeEvent, (place) => move(id, place));
    },
    [list, move],
  );
}

/** Follows the pointer until it is let go; Escape, or a pointer that is taken away, leaves everything as it was. */
function dragRow(rows: readonly HTMLElement[], row: HTMLElement, down: PointerEvent, drop: (place: number) => void) {
  const from = rows.indexOf(row as HTMLElement);
  const boxes = rows.map(boxOf);
  const limits = dragLimits(boxes, from);
  const startY = down.clientY + window.scrollY;
  const listening = new AbortController();
  let pointerY = down.clientY;
  let place = from;
  let frame = requestAnimationFrame(scroll);
  row.dataset['dragged'] = '';

  const draggedBy = () => Math.min(limits.down, Math.max(limits.up, pointerY + window.scrollY - startY));
  function show() {
    const by = draggedBy();
    place = placeAfterDrag(boxes, from, by);
    const shifts = shiftsFor(boxes, from, place, by);
    rows.forEach((one, index) => (one.style.transform = shifts[index] === 0 ? '' : `translateY(${shifts[index]}px)`));
  }
  function scroll() {
    frame = requestAnimationFrame(scroll);
    const by = draggedBy();
    const isUp = pointerY < EDGE_TOP_PX && by > limits.up;
    const isDown = pointerY > innerHeight - EDGE_BOTTOM_PX && by < limits.down;
    if (isUp || isDown) window.scrollBy({ top: isUp ? -SCROLL_STEP_PX : SCROLL_STEP_PX, behavior: 'instant' });
    show();
  }
  function end() {
    listening.abort();
    cancelAnimationFrame(frame);
    delete row.dataset['dragged'];
    for (const one of rows) one.style.transform = '';
  }
  const { signal } = listening;
  const isOurs = (event: PointerEvent) => event.pointerId === down.pointerId;
  addEventListener('pointermove', (event) => isOurs(event) && (pointerY = event.clientY), { signal });
  addEventListener(
    'pointerup',
    (event) => {
      if (!isOurs(event)) return;
      pointerY = event.clientY;
      show();
      end();
      if (place !== from) drop(place);
    },
    { signal },
  );
  addEventListener('pointercancel', (event) => isOurs(event) && end(), { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal });
}

function boxOf(row: HTMLElement): RowBox {
  const { top, height } = row.getBoundingClientRect();
  return { top: top + window.scrollY, height };
}
