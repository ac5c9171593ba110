import type { Area, FormBox, FormEdition, FormEntry } from './form-edition.ts';

/**
 * The boxes of a W-2 on a quarter of a page, for employee copies four to a page: boxes 1 to 6 together and in their
 * order as Publication 1141 asks, the others in the room that is left. Left upper corner and size in points.
 */
const LEFT = 21;
const TOP = 14;
const WIDTH = 264;
const ROW = 18.4;
const HALF = WIDTH / 2;
/** From the top of a box to its value, and the height of a value. */
const CAPTION = 8.4;
const VALUE = 9.6;
/** Values have one size, whatever the height of their room. */
const VALUE_SIZE = 8.25;
const LEFT_PART = 148;
const RIGHT = LEFT + LEFT_PART;
const RIGHT_PART = WIDTH - LEFT_PART;
/** Room below the second row, so that commas keep off the rule. */
const STATE_BOX = CAPTION + 2 * VALUE + 1.6;
const COMPANY = 48;

const WAGES = TOP + 2 * ROW;
const NAME = WAGES + 3 * ROW;
const PARTIES = NAME + ROW;
const TIPS = PARTIES + 5 * ROW;
const OTHER = TIPS + ROW;
const OTHER_HEIGHT = 42;
const CHECKS_HEIGHT = 24;
const STATES = OTHER + OTHER_HEIGHT;
const BOTTOM = STATES + 2 * STATE_BOX;

const row12 = (row: number): Area => [RIGHT, PARTIES + row * ROW, RIGHT_PART, ROW];

/** Where each box of the full arrangement stands; it keeps its caption and number. */
const CELLS: Readonly<Record<string, Area>> = {
  marks: [LEFT, TOP, 64, ROW],
  void: [LEFT, TOP, 64, ROW],
  blank: [LEFT, TOP, 64, ROW],
  a: [LEFT + 64, TOP, 120, ROW],
  omb: [LEFT + 184, TOP, 80, ROW],
  b: [LEFT, TOP + ROW, HALF, ROW],
  d: [LEFT + HALF, TOP + ROW, HALF, ROW],
  1: [LEFT, WAGES, HALF, ROW],
  2: [LEFT + HALF, WAGES, HALF, ROW],
  3: [LEFT, WAGES + ROW, HALF, ROW],
  4: [LEFT + HALF, WAGES + ROW, HALF, ROW],
  5: [LEFT, WAGES + 2 * ROW, HALF, ROW],
  6: [LEFT + HALF, WAGES + 2 * ROW, HALF, ROW],
  e: [LEFT, NAME, WIDTH, ROW],
  f: [LEFT, PARTIES, LEFT_PART, 5 * ROW - COMPANY],
  c: [LEFT, PARTIES + 5 * ROW - COMPANY, LEFT_PART, COMPANY],
  11: row12(0),
  '12a': row12(1),
  '12b': row12(2),
  '12c': row12(3),
  '12d': row12(4),
  7: [LEFT, TIPS, 68, ROW],
  8: [LEFT + 68, TIPS, 62, ROW],
  9: [LEFT + 130, TIPS, 18, ROW],
  10: [RIGHT, TIPS, RIGHT_PART, ROW],
  14: [LEFT, OTHER, LEFT_PART, OTHER_HEIGHT],
  '14a': [LEFT, OTHER, LEFT_PART, OTHER_HEIGHT],
  13: [RIGHT, OTHER, RIGHT_PART, CHECKS_HEIGHT],
  '14b': [RIGHT, OTHER + CHECKS_HEIGHT, RIGHT_PART, OTHER_HEIGHT - CHECKS_HEIGHT],
  15: [LEFT, STATES, 104, STATE_BOX],
  16: [LEFT + 104, STATES, 80, STATE_BOX],
  17: [LEFT + 184, STATES, 80, STATE_BOX],
  20: [LEFT, STATES + STATE_BOX, 104, STATE_BOX],
  18: [LEFT + 104, STATES + STATE_BOX, 80, STATE_BOX],
  19: [LEFT + 184, STATES + STATE_BOX, 80, STATE_BOX],
  year: [LEFT + 200, BOTTOM, 64, 20],
};

const CHECKS_ALONE: Area = [RIGHT, OTHER, RIGHT_PART, OTHER_HEIGHT];
const OTHER_LINES: Area = [LEFT + 35, OTHER + 1, LEFT_PART - 36, OTHER_HEIGHT - 2];

/** Places within a box other than one line below its caption. */
const ENTRIES: Readonly<Record<string, readonly Area[]>> = {
  marks: [[LEFT + 2, TOP + 3, 60, 12]],
  void: [[LEFT + 4, TOP + 5, 9, 9]],
  e: [
    [LEFT + 1, NAME + CAPTION, 122, VALUE],
    [LEFT + 124, NAME + CAPTION, 112, VALUE],
    [LEFT + 237, NAME + CAPTION, 26, VALUE],
  ],
  f: [[LEFT + 1, PARTIES + 1, LEFT_PART - 2, 5 * ROW - COMPANY - 10]],
  c: [[LEFT + 1, PARTIES + 5 * ROW - COMPANY + CAPTION, LEFT_PART - 2, COMPANY - CAPTION - 0.5]],
  ...Object.fromEntries(['12a', '12b', '12c', '12d'].map((id) => [id, codeAreas(CELLS[id]![1])])),
  13: [0, 1, 2].map((column): Area => [RIGHT + 14 + column * 34, OTHER + 12.5, 9, 9]),
  14: [OTHER_LINES],
  '14a': [OTHER_LINES],
  15: [0, 1].flatMap((row): Area[] => {
    const y = STATES + CAPTION + row * VALUE;
    return [
      [LEFT + 1, y, 25.5, VALUE],
      [LEFT + 27.2, y, 75.8, VALUE],
    ];
  }),
  ...Object.fromEntries(['16', '17', '18', '19', '20'].map((id) => [id, rowAreas(CELLS[id]!)])),
  year: [[LEFT + 200, BOTTOM + 1.5, 63, 17]],
};

function codeAreas(y: number): readonly Area[] {
  return [
    [RIGHT + 18, y + CAPTION, 24, VALUE],
    [RIGHT + 44, y + CAPTION, RIGHT_PART - 45, VALUE],
  ];
}

function rowAreas([x, y, width]: Area): readonly Area[] {
  return [0, 1].map((row): Area => [x + 1, y + CAPTION + row * VALUE, width - 2, VALUE]);
}

/** The edition with its boxes on a quarter of a page. */
export function onQuarterPage(edition: FormEdition): FormEdition {
  const has14b = edition.boxes.some(({ id }) => id === '14b');
  const boxes = edition.boxes.filter(({ id }) => id !== '12-rest').map(quarterBox);
  return {
    ...edition,
    frame: [LEFT, TOP, WIDTH, BOTTOM - TOP],
    // Until 2025 box 13 has the room of box 14b too.
    boxes: has14b ? boxes : boxes.map((box) => (box.id === '13' ? { ...box, cell: CHECKS_ALONE } : box)),
  };
}

function quarterBox(box: FormBox): FormBox {
  const { id, number, caption, captionEdge, isShaded, part, copies } = box;
  const cell = CELLS[id]!;
  const areas = ENTRIES[id] ?? [lineBelowCaption(cell)];
  const entries = box.entries.map((entry, index): FormEntry => ({
    ...entry,
    area: areas[index]!,
    ...(part === undefined ? { most: VALUE_SIZE } : {}),
  }));
  const isCode = box.separators !== undefined && id.startsWith('12');
  return {
    id,
    cell,
    entries,
    ...(number === undefined ? {} : { number }),
    ...(caption === undefined ? {} : { caption }),
    ...(captionEdge === undefined ? {} : { captionEdge }),
    ...(isShaded === undefined ? {} : { isShaded }),
    ...(part === undefined ? {} : { part }),
    ...(copies === undefined ? {} : { copies }),
    ...(isCode ? { separators: [{ x: RIGHT + 43, from: cell[1] + CAPTION, to: cell[1] + ROW }] } : {}),
  };
}

function lineBelowCaption([x, y, width, height]: Area): Area {
  return [x + 1, y + CAPTION, width - 2, height - CAPTION - 0.5];
}
