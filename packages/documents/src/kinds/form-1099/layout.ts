import type { Scene, ScenePage } from '@paperwage/paper';
import { printableText } from '@paperwage/paper';
import type { Cut } from '../../forms/drawing/copies-on-pages.ts';
import {
  copiesOnPages,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  withCopyNote,
  withCopySample,
  withSampleNote,
} from '../../forms/drawing/copies-on-pages.ts';
import { form1099Art } from '../../forms/drawing/form-1099-art.ts';
import { formCopyNodes } from '../../forms/drawing/form-copy.ts';
import { VALUE_FACES } from '../../forms/drawing/form-type.ts';
import { noticePages } from '../../forms/drawing/notice-pages.ts';
import type { CopyPlace } from '../../forms/drawing/place-copy.ts';
import { form1099Notice } from '../../forms/form-1099-notice.ts';
import type { FormCopy, FormEdition } from '../../forms/form-edition.ts';
import { draftNote, isDraftEdition } from '../../forms/form-edition.ts';
import type { Look } from '../../kind-descriptor.ts';
import type { Issuance } from '../../look/issuance.ts';
import { requireCodes } from '../../look/issuance.ts';
import { withSampleMark } from '../../look/sample-mark.ts';
import type { Form1099Document } from './document.ts';
import { form1099Values } from './form-values.ts';
import { form1099CopiesOf, form1099Templates, MAX_PER_PAGE } from './templates.ts';

/** Above a form stand its marks, below it a line; a printer leaves an edge of the page blank. */
const MARKS_ABOVE = 14;
const LINE_BELOW = 15;
const EDGE = 9;
/** Beside the marks, where a printer’s edge and a cut leave it whole however many forms share a page. */
const COPY_NOTE = { right: 576, size: 7, baseline: 31 };

/**
 * Lays out a 1099 in a template's copies. If a form is too high for the template's number per page, there are two to a
 * page. Throws RangeError when there is no such template.
 */
export function layout1099(document: Form1099Document, choice: Pick<Look, 'template' | 'issuance'>): Scene {
  const template = form1099Templates.find(({ id }) => id === choice.template);
  if (!template) throw new RangeError(`There is no 1099 template named ${choice.template}`);
  requireCodes(choice.issuance, 0);
  const copies = form1099CopiesOf(template.id);
  const perPage = Math.min(template.perPage, MAX_PER_PAGE[document.formType]);
  // What the payer keeps or files never shares a sheet with what the recipient gets.
  const [forRecipient, others] = [true, false].map((isFor) => copies.filter(({ isForPayee }) => isForPayee === isFor));
  const notice = forRecipient!.length > 0 ? noticePages(form1099Notice(document.edition, document.year)) : [];
  const { issuance } = choice;
  const pages = [
    ...pagesOf(document, forRecipient!, perPage, issuance),
    ...withSampleNote(notice, issuance),
    ...pagesOf(document, others!, perPage, issuance),
  ];
  const scene = { title: titleOf(document), language: 'en-US', pages, images: {} };
  return withSampleMark(scene, choice.issuance);
}

function pagesOf(
  document: Form1099Document,
  copies: readonly FormCopy[],
  perPage: number,
  issuance: Issuance | undefined,
): ScenePage[] {
  const { edition } = document;
  const drawn = copies.map((copy) => {
    const nodes = formCopyNodes(edition, copy.id, form1099Values(document, copy), form1099Art(edition, copy));
    const bare = isDraftEdition(edition) ? withCopyNote(nodes, draftNote(edition), COPY_NOTE) : nodes;
    const [, top, , height] = edition.frame;
    return withCopySample(bare, issuance, { ...COPY_NOTE, top: top - MARKS_ABOVE, bottom: top + height });
  });
  const rows = Array.from({ length: perPage }, (_, row) => (row * PAGE_HEIGHT) / perPage);
  const cuts = rows.slice(1).map((acrossAt): Cut => ({ acrossAt }));
  const places = rows.map((top) => placeWithin(edition, top, PAGE_HEIGHT / perPage));
  return copiesOnPages(drawn, places, cuts);
}

/** A form at its own size, or as much smaller as its part of the page asks, then in the middle of that. */
function placeWithin({ frame: [, frameTop, , height] }: FormEdition, top: number, room: number): CopyPlace {
  const whole = MARKS_ABOVE + height + LINE_BELOW;
  if (whole <= room - EDGE) return { scale: 1, dx: 0, dy: top };
  const scale = (room - 2 * EDGE) / whole;
  const dy = top + (room - whole * scale) / 2 - (frameTop - MARKS_ABOVE) * scale;
  return { scale, dx: (PAGE_WIDTH / 2) * (1 - scale), dy };
}

/** `Form 1099-NEC, 2025, Łukasz Ștefan`. */
function titleOf({ formType, year, recipient }: Form1099Document): string {
  const name = printableText(recipient.name, VALUE_FACES).text;
  return [`Form 1099-${formType.toUpperCase()}`, year, name].filter(Boolean).join(', ');
}
