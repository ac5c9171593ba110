import type { Scene, SceneNode, ScenePage } from '@paperwage/paper';
import { printableText } from '@paperwage/paper';
import type { Cut } from '../../forms/drawing/copies-on-pages.ts';
import {
  copiesOnPages,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  QUARTER_COPY_NOTE,
  WHOLE_COPY_NOTE,
  withCopyNote,
  withCopySample,
  withSampleNote,
} from '../../forms/drawing/copies-on-pages.ts';
import { formCopyNodes } from '../../forms/drawing/form-copy.ts';
import { VALUE_FACES } from '../../forms/drawing/form-type.ts';
import { noticePages } from '../../forms/drawing/notice-pages.ts';
import type { CopyPlace } from '../../forms/drawing/place-copy.ts';
import { w2Art } from '../../forms/drawing/w2-art.ts';
import type { FormCopy, FormEdition } from '../../forms/form-edition.ts';
import { draftNote, isDraftEdition } from '../../forms/form-edition.ts';
import { onQuarterPage } from '../../forms/w2-quarter-boxes.ts';
import { w2Notice } from '../../forms/w2-notice.ts';
import type { Look } from '../../kind-descriptor.ts';
import { requireCodes } from '../../look/issuance.ts';
import { withSampleMark } from '../../look/sample-mark.ts';
import { estimateNote, type W2Document } from './document.ts';
import { w2FormValues } from './form-values.ts';
import type { W2Template } from './templates.ts';
import { w2CopiesOf, w2Templates } from './templates.ts';

const HALF_PAGE = PAGE_HEIGHT / 2;
const WHOLE: CopyPlace = { scale: 1, dx: 0, dy: 0 };
const MIDDLE = PAGE_WIDTH / 2;
/** Copy C has more text below its boxes than the others: on a lower quarter it begins closer to the cut. */
const LIFT = 9;

const PLACES: Readonly<Record<W2Template['perPage'], readonly CopyPlace[]>> = {
  1: [WHOLE],
  2: [WHOLE, { ...WHOLE, dy: HALF_PAGE }],
  // On a third of a page the captions would be too small to read: one copy gets half the page, the others a quarter.
  3: [WHOLE, { ...WHOLE, dy: HALF_PAGE - LIFT }, { ...WHOLE, dx: MIDDLE, dy: HALF_PAGE - LIFT }],
  4: [0, 1, 2, 3].map((at) => ({ scale: 1, dx: (at % 2) * MIDDLE, dy: at < 2 ? 0 : HALF_PAGE })),
};

const CUTS: Readonly<Record<W2Template['perPage'], readonly Cut[]>> = {
  1: [],
  2: [{ acrossAt: HALF_PAGE }],
  3: [{ acrossAt: HALF_PAGE }, { downAt: MIDDLE, from: HALF_PAGE }],
  4: [{ acrossAt: HALF_PAGE }, { downAt: MIDDLE }],
};

/** Lays out a W-2 in a template's copies. Throws RangeError when there is no such template. */
export function layoutW2(document: W2Document, choice: Pick<Look, 'template' | 'issuance'>): Scene {
  const template = w2Templates.find(({ id }) => id === choice.template);
  if (!template) throw new RangeError(`There is no W-2 template named ${choice.template}`);
  requireCodes(choice.issuance, 0);
  const copies = w2CopiesOf(template.id);
  const quarter = onQuarterPage(document.edition);
  const isQuarter = (at: number) => template.perPage === 4 || (template.perPage === 3 && at > 0);
  // What the employer keeps or files never shares a sheet with what the employee gets.
  const [forEmployee, others] = [true, false].map((isFor) => copies.filter(({ isForPayee }) => isForPayee === isFor));
  const pagesOf = (side: readonly FormCopy[]) => {
    const drawn = side.map((copy, at) => {
      const nodes = copyNodes(document, isQuarter(at) ? quarter : document.edition, copy);
      const place = isQuarter(at) ? QUARTER_COPY_NOTE : WHOLE_COPY_NOTE;
      const note = noteOf(document, isQuarter(at));
      const bare = note === '' ? nodes : withCopyNote(nodes, note, place);
      return withCopySample(bare, choice.issuance, { ...place, top: 0, bottom: HALF_PAGE });
    });
    return copiesOnPages(drawn, PLACES[template.perPage], CUTS[template.perPage]);
  };
  const notice = forEmployee!.length > 0 ? noticePages(w2Notice(document.edition, document.year)) : [];
  const pages: ScenePage[] = [
    ...pagesOf(forEmployee!),
    ...withSampleNote(notice, choice.issuance),
    ...pagesOf(others!),
  ];
  const scene = { title: titleOf(document), language: 'en-US', pages, images: {} };
  return withSampleMark(scene, choice.issuance);
}

/** The note above a copy, outside its form: what is estimated, and that the year's form isn't final. */
function noteOf(document: W2Document, isQuarter: boolean): string {
  const { edition } = document;
  const estimate = estimateNote(document);
  if (!isDraftEdition(edition)) return estimate ?? '';
  // Both, and that the copy is a sample, share one line.
  const draft = estimate && isQuarter ? draftNote(edition).split(/(?<=\.) /)[0] : draftNote(edition);
  return [estimate, draft].filter(Boolean).join(' ');
}

function copyNodes(document: W2Document, edition: FormEdition, copy: FormCopy): SceneNode[] {
  return formCopyNodes(edition, copy.id, w2FormValues(document, copy), w2Art(edition, copy));
}

/** `Form W-2, 2025, Núria Nguyễn-Ortega`. */
function titleOf({ year, employee }: W2Document): string {
  const name = printableText(`${employee.first} ${employee.last}`, VALUE_FACES).text;
  return ['Form W-2', year, name].filter(Boolean).join(', ');
}
