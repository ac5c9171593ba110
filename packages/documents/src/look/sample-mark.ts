import type { Color, PagedScene, PathCommand, PathNode, SceneNode, Scene, ScenePage } from '@paperwage/paper';
import { LETTER } from './sheet.ts';
import type { Issuance } from './issuance.ts';

/** Light enough that the palest text on it keeps a contrast of 4.5 to 1. */
export const SAMPLE_GRAY: Color = '#e2e4e3';

const SIZE = 158;
/** Counterclockwise, in degrees. */
const ANGLE = 36;
/** Between letters, as in all outlines below in thousandths of the size. */
const SPACING = 50;
const CAPITAL_HEIGHT = 654;

/**
 * The letters of SAMPLE in Source Sans 3 Semibold (OFL 1.1), each with its advance width. They are outlines, and not
 * text, so that who copies or extracts the text of a page finds no letters of the mark between its lines.
 */
const LETTERS: readonly (readonly [advance: number, outline: string])[] = [
  [
    545,
    'M274 -12C229 -12 186 -4 146 13C105 30 69 53 38 84L101 160C124 137 152 120 183 108C214 95 245 89 276 89C313 89 342 97 361 112C380 127 390 148 390 173C390 191 386 206 377 217C368 228 357 237 342 245C327 253 309 261 289 269L199 308C178 317 157 330 137 345C116 360 100 378 87 401C74 423 67 450 67 482C67 517 77 548 96 576C115 603 141 625 174 642C207 658 244 666 287 666C326 666 364 659 399 645C434 630 463 611 488 586L427 510C406 527 383 541 360 551C337 560 312 565 287 565C256 565 232 558 213 545C194 531 184 512 184 488C184 471 189 458 199 447C208 436 221 426 238 419C254 411 271 403 288 396L377 359C403 348 426 334 446 319C466 304 482 285 493 263C504 241 509 214 509 182C509 147 500 114 481 85C462 56 436 32 401 15C366 -3 323 -12 274 -12Z',
  ],
  [
    558,
    'M-2 0L211 654L347 654L560 0L438 0L338 348C327 383 317 418 308 455C298 492 288 528 279 564L275 564C266 527 257 491 248 455C238 418 228 383 217 348L116 0ZM124 177L124 268L432 268L432 177Z',
  ],
  [
    745,
    'M83 0L83 654L222 654L334 334C341 313 348 293 354 273C360 252 366 230 372 206L376 206C382 230 388 252 394 273C399 293 405 313 412 334L524 654L662 654L662 0L555 0L555 298C555 319 556 342 558 369C559 396 561 422 564 449C567 475 569 498 572 518L568 518L516 352L410 60L332 60L226 352L176 518L172 518C175 498 177 475 180 449C182 422 184 396 186 369C187 342 188 319 188 298L188 0Z',
  ],
  [
    582,
    'M83 0L83 654L289 654C338 654 381 648 419 635C457 622 487 601 509 572C531 543 542 503 542 452C542 404 531 364 510 333C488 302 458 278 421 263C383 248 340 240 293 240L199 240L199 0ZM199 333L284 333C333 333 369 343 393 363C416 383 428 413 428 452C428 493 416 522 391 538C366 553 329 561 280 561L199 561Z',
  ],
  [502, 'M83 0L83 654L199 654L199 98L471 98L471 0Z'],
  [538, 'M83 0L83 654L477 654L477 556L199 556L199 389L434 389L434 291L199 291L199 98L487 98L487 0Z'],
];

/** The pages of a scene with the mark of a sample behind them, and a title that says so; as they are for other standings. */
export function withSampleMark(scene: Scene, issuance: Issuance | undefined): Scene {
  const marked = markedPages(scene, issuance);
  return { ...marked, pages: [...marked.pages] };
}

/** The same for pages that are set one by one. */
export function markedPages(scene: PagedScene, issuance: Issuance | undefined): PagedScene {
  if (issuance?.kind !== 'sample') return scene;
  return { ...scene, title: `Sample: ${scene.title}`, pages: withMarks(scene.pages) };
}

/** A page whose parts have marks of their own gets no other. */
function* withMarks(pages: Iterable<ScenePage>): Iterable<ScenePage> {
  for (const page of pages) {
    const own = page.nodes.filter(isMark);
    const nodes = page.nodes.filter((node) => !isMark(node));
    // A surface that a page begins with is its ground, and would cover the marks.
    const ground = Math.max(
      0,
      nodes.findIndex(({ kind }) => kind !== 'rectangle'),
    );
    const marks = own.length > 0 ? own : [sampleMark(page)];
    yield { ...page, nodes: [...nodes.slice(0, ground), ...marks, ...nodes.slice(ground)] };
  }
}

/** Whether a node is a mark, wherever it was moved. */
export function isMark(node: SceneNode): boolean {
  return node.kind === 'path' && node.fill === SAMPLE_GRAY;
}

const marks = new Map<number, PathNode>();

/** SAMPLE from the lower left to the upper right, in the middle of a sheet. Outside every tag, it is decoration. */
function sampleMark({ left = 0, width, height }: ScenePage): PathNode {
  const mark = marks.get(height) ?? sampleMarkIn({ x: left, y: 0, width, height });
  marks.set(height, mark);
  return mark;
}

/** A part of a sheet, in points. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** About what the mark takes at its full size. */
const FULL = { width: LETTER.width, height: 460 };

/** The same in the middle of a part of a sheet, small enough to stay in it. */
export function sampleMarkIn(area: Area): PathNode {
  const shrink = Math.min(1, area.width / FULL.width, area.height / FULL.height);
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  return { kind: 'path', commands: markCommands(x, y, shrink), fill: SAMPLE_GRAY };
}

function markCommands(middleX: number, middleY: number, shrink: number): PathCommand[] {
  const length = LETTERS.reduce((sum, [advance]) => sum + advance + SPACING, -SPACING);
  const [cos, sin] = [Math.cos((ANGLE * Math.PI) / 180), Math.sin((ANGLE * Math.PI) / 180)];
  const scale = (SIZE * shrink) / 1000;
  const commands: PathCommand[] = [];
  let start = -length / 2;
  for (const [advance, outline] of LETTERS) {
    for (const [, letter, numbers] of outline.matchAll(/([A-Z])([^A-Z]*)/g)) {
      const points = numbers!.split(' ').filter(Boolean).map(Number);
      const placed: number[] = [];
      for (let at = 0; at < points.length; at += 2) {
        const x = (start + points[at]!) * scale;
        const y = (CAPITAL_HEIGHT / 2 - points[at + 1]!) * scale;
        placed.push(middleX + x * cos + y * sin, middleY - x * sin + y * cos);
      }
      commands.push([letter, ...placed.map(hundredths)] as unknown as PathCommand);
    }
    start += advance + SPACING;
  }
  return commands;
}

function hundredths(length: number): number {
  return Math.round(length * 100) / 100;
}
