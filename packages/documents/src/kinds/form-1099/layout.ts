import type { Scene, ScenePage } from '@paperwage/paper';
import { printableText } from '@paperwage/paper';
import type { Cut } from '../../forms/drawing/copies-on-pages.ts';
import { copiesOnPages, PAGE_HEIGHT } from '../../forms/drawing/copies-on-pages.ts';
import { form1099Art } from '../../forms/drawing/form-1099-art.ts';
import { formCopyNodes } from '../../forms/drawing/form-copy.ts';
import { VALUE_FACES } from '../../forms/drawing/form-type.ts';
import { noticePages } from '../../forms/drawing/notice-pages.ts';
import { form1099Notice } from '../../forms/form-1099-notice.ts';
import type { FormCopy } from '../../forms/form-edition.ts';
import type { Form1099Document } from './document.ts';
import { form1099Values } from './form-values.ts';
import { form1099CopiesOf, form1099Templates } from './templates.ts';

/** Forms no higher than this stand three to a page, the others two. */
const THIRD_HIGH = 204;

/** Sets a 1099 in the copies of a template. Throws RangeError when there is no such template. */
export function layout1099(document: Form1099Document, choice: { readonly template: string }): Scene {
  const template = form1099Templates.find(({ id }) => id === choice.template);
  if (!template) throw new RangeError(`There is no 1099 template named ${choice.template}`);
  const copies = form1099CopiesOf(template.id);
  const perPage = template.isSingle ? 1 : document.edition.frame[3] <= THIRD_HIGH ? 3 : 2;
  const pages = pagesOf(document, copies, perPage);
  if (copies.some(({ isForPayee }) => isForPayee)) {
    pages.push(...noticePages(form1099Notice(document.edition, document.year)));
  }
  return { title: titleOf(document), language: 'en-US', pages, images: {} };
}

function pagesOf(document: Form1099Document, copies: readonly FormCopy[], perPage: number): ScenePage[] {
  const { edition } = document;
  const drawn = copies.map((copy) =>
    formCopyNodes(edition, copy.id, form1099Values(document, copy), form1099Art(edition, copy)),
  );
  const rows = Array.from({ length: perPage }, (_, row) => (row * PAGE_HEIGHT) / perPage);
  const cuts = rows.slice(1).map((acrossAt): Cut => ({ acrossAt }));
  return copiesOnPages(
    drawn,
    rows.map((dy) => ({ scale: 1, dx: 0, dy })),
    cuts,
  );
}

/** `Form 1099-NEC, 2025, Łukasz Ștefan`. */
function titleOf({ formType, year, recipient }: Form1099Document): string {
  const name = printableText(recipient.name, VALUE_FACES).text;
  return [`Form 1099-${formType.toUpperCase()}`, year, name].filter(Boolean).join(', ');
}
