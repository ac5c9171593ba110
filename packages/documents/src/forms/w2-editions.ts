import type { Area, FormEdition, FormYear } from './form-edition.ts';
import { w2BoxesOf2026, w2BoxesUntil2025 } from './w2-boxes.ts';

const FRAME: Area = [36, 36, 540, 300];

const measured = (years: readonly FormYear[], ombNumber: string): FormEdition => ({
  form: 'w2',
  revision: String(years.at(-1)),
  years,
  standing: 'measured',
  ombNumber,
  frame: FRAME,
  boxes: w2BoxesUntil2025,
  source: {
    title: 'Form W-2, Copy 2 of 2024 and Copy B of 2019, measured; boxes of 2025 compared by their text',
    publisher: 'Internal Revenue Service',
    checked: '2026-11-22',
  },
});

/** Every edition of Form W-2 that is held. */
export const w2Editions: readonly FormEdition[] = [
  measured([2022, 2023, 2024], '1545-0008'),
  measured([2025], '1545-0029'),
  {
    form: 'w2',
    revision: '2026',
    years: [2026],
    standing: 'draft',
    ombNumber: '1545-0029',
    frame: FRAME,
    boxes: w2BoxesOf2026,
    source: {
      title:
        'General Instructions for Forms W-2 and W-3 (2026): box 14 divided, box 9 made smaller; places not measured',
      publisher: 'Internal Revenue Service',
      checked: '2026-11-22',
    },
  },
];
