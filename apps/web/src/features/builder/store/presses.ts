/** What waits for the end of a press; undefined while nothing is pressed. */
let waiting: (() => void)[] | undefined;

/**
 * Runs at once or, while a pointer is down, after its release and click. Anything that shifts the layout waits like this: if
 * the page moved between down and up, another button would be under the pointer and the press would be lost.
 */
export function afterPointerUp(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}

/** A press begins: with a tap the `mousedown`, which takes the focus away, comes only after `pointerup`. */
const BEGINS = ['pointerdown', 'mousedown'];
/** How long after a finger lifts its click may come. A long touch has no click. */
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
    // The click follows these events before any timer, except for a tap, whose click follows mouse events still to come.
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
