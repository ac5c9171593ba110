import type { SceneNode } from '@paperwage/paper';
import type { FormBox, FormEdition } from '../form-edition.ts';
import { boxNodes, ruleNodes, shadeNodes } from './box-nodes.ts';
import { INK } from './form-type.ts';
import type { FormValues } from './form-values.ts';

/** What a form prints around its boxes, by the part of the form. */
export interface FormArt {
  /** The heading that names form, year and copy, first in reading order, wherever on the form it stands. */
  readonly heading: readonly SceneNode[];
  /** What stands in the boxes that the form fills itself. */
  readonly inBox: (box: FormBox) => readonly SceneNode[];
  /** Below the boxes. */
  readonly footer: readonly SceneNode[];
}

const OUTER_RULE = 1;

/** One copy of a form at its own place on the page, all of it one section of the document. */
export function formCopyNodes(edition: FormEdition, copy: string, values: FormValues, art: FormArt): SceneNode[] {
  const boxes = edition.boxes.filter(({ copies }) => copies?.includes(copy) ?? true);
  const [x, y, width, height] = edition.frame;
  const frame: SceneNode = { kind: 'rectangle', x, y, width, height, stroke: { color: INK, weight: OUTER_RULE } };
  return [
    ...boxes.flatMap(shadeNodes),
    ...boxes.flatMap(ruleNodes),
    frame,
    {
      kind: 'group',
      tag: { role: 'Section' },
      nodes: [
        { kind: 'group', tag: { role: 'Heading', level: 1 }, nodes: art.heading },
        ...boxes.flatMap((box) => [...art.inBox(box), ...boxNodes(box, values)]),
        ...art.footer,
      ],
    },
  ];
}
