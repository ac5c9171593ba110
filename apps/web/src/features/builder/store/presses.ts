/** What waits for the end of a press; undefined while nothing is pressed. */
let waiting: (() => void)[] | undefined;

/**
 * Runs at once, or, while a pointer is held down, when it was let go and its click has been heard. What pushes the page
 * about waits like this: were it to move between down and up, the button under the pointer would be another, and the
 * press lost.
 */
export function afterPointerUp(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}

/** A press begins: with a tap the `mousedown`, which takes the focus away, comes only after `pointerup`. */
const BEGINS = ['pointerdown', 'mousedown'];
/** How long after a finger has gone its click may come. None comes after a long touch. */
const CLICK_OF_TAP_MS = 500;
/** Any of these ends a press. A list of choices or a menu of the browser may keep the `pointerup` to itself. */
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'pointermove', 'dragend', 'contextmenu', 'keydown', 'blur'];

/** Watches for presses, until the function it returns is called. */
export function watchPresses(page: Window): () => void {
  let ending: number | undefined;
  function begin(event: Event) {
    if ((event as MouseEvent).button !== 0) return;
    page.clearTimeout(ending);
    waiting ??= [];
  }
  function release() {
    const due = waiting ?? [];
    waiting = undefined;
    for (const run of due) run();
  }
  function end(event: Event) {
    if (!waiting || !isOver(event, page)) return;
    page.clearTimeout(ending);
    // The click comes after these events, before any timer, but that of a tap after mouse events that are yet to come.
    const isTap = event.type === 'pointerup' && (event as PointerEvent).pointerType === 'touch';
    ending = page.setTimeout(release, isTap ? CLICK_OF_TAP_MS : 0);
  }
  for (const name of BEGINS) page.addEventListener(name, begin, true);
  for (const name of ENDS) page.addEventListener(name, end, true);
  return () => {
    for (const name of BEGINS) page.removeEventListener(name, begin, true);
    for (const name of ENDS) page.removeEventListener(name, end, true);
    release();
  };
}

/** A pointer may move while it is held; a field loses the focus to what is pressed, the window to another. */
function isOver(event: Event, page: Window): boolean {
  if (event.type === 'pointermove') return (event as PointerEvent).buttons === 0;
  return event.type !== 'blur' || event.target === page;
}
