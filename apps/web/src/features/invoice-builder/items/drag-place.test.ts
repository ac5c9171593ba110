import { describe, expect, it } from 'vitest';
import { dragLimits, placeAfterDrag, shiftsFor } from './drag-place.ts';

/** Three rows with a gap of 10, the second twice as high. */
const boxes = [
  { top: 0, height: 50 },
  { top: 60, height: 100 },
  { top: 170, height: 50 },
];

describe('a dragged row', () => {
  it('passes another when it covers more than half of it', () => {
    expect(placeAfterDrag(boxes, 0, 60)).toBe(0);
    expect(placeAfterDrag(boxes, 0, 61)).toBe(1);
    expect(placeAfterDrag(boxes, 0, 146)).toBe(2);
    expect(placeAfterDrag(boxes, 2, -60)).toBe(2);
    expect(placeAfterDrag(boxes, 2, -61)).toBe(1);
    expect(placeAfterDrag(boxes, 2, -146)).toBe(0);
  });

  it('stops at the ends', () => {
    expect(placeAfterDrag(boxes, 1, 9_999)).toBe(2);
    expect(placeAfterDrag(boxes, 1, -9_999)).toBe(0);
  });

  it('goes a little beyond the list and no further', () => {
    expect(dragLimits(boxes, 0)).toEqual({ up: -16, down: 186 });
    expect(dragLimits(boxes, 1)).toEqual({ up: -76, down: 76 });
  });

  it('leaves its room to those it passes, and no other moves', () => {
    expect(shiftsFor(boxes, 0, 1, 70)).toEqual([70, -60, 0]);
    expect(shiftsFor(boxes, 2, 0, -150)).toEqual([60, 60, -150]);
    expect(shiftsFor(boxes, 1, 1, 5)).toEqual([0, 5, 0]);
  });
});
