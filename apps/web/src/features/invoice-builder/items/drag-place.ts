/** A row as it stands before it is dragged. */
export interface RowBox {
  readonly top: number;
  readonly height: number;
}

/**
 * The place a row comes to when it is dragged by so many pixels: it passes another as soon as it covers more than half of
 * it.
 */
export function placeAfterDrag(boxes: readonly RowBox[], from: number, by: number): number {
  const { top, height } = boxes[from]!;
  const middles = boxes.map((box) => box.top + box.height / 2);
  const passedUp = middles.slice(0, from).filter((middle) => top + by < middle).length;
  const passedDown = middles.slice(from + 1).filter((middle) => top + height + by > middle).length;
  return from - passedUp + passedDown;
}

/** A row is dragged so far beyond an end of the list and no further. */
const BEYOND_PX = 16;

/** How far a row can be dragged up and down. */
export function dragLimits(boxes: readonly RowBox[], from: number): { readonly up: number; readonly down: number } {
  const [first, own, last] = [boxes[0]!, boxes[from]!, boxes.at(-1)!];
  const bottomOf = ({ top, height }: RowBox) => top + height;
  return { up: first.top - own.top - BEYOND_PX, down: bottomOf(last) - bottomOf(own) + BEYOND_PX };
}

/** How far each row gives way, in pixels, while the dragged one stands at a place; that one follows the pointer. */
export function shiftsFor(boxes: readonly RowBox[], from: number, to: number, by: number): number[] {
  const room = spaceOf(boxes, from);
  return boxes.map((_, index) => {
    if (index === from) return by;
    if (index > from && index <= to) return -room;
    return index < from && index >= to ? room : 0;
  });
}

/** What a row takes up, with the gap to the next. */
function spaceOf(boxes: readonly RowBox[], at: number): number {
  const [above, below] = at + 1 < boxes.length ? [boxes[at]!, boxes[at + 1]!] : [boxes[at - 1], boxes[at]!];
  const gap = above ? below.top - above.top - above.height : 0;
  return boxes[at]!.height + gap;
}
