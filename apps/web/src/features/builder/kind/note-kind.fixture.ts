import { z } from 'zod';
import type { BuilderKind } from './builder-kind.ts';

export interface NoteDraft {
  /** Generated for each empty note. */
  readonly number: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly pictures: { readonly logo: string; readonly seal: string };
}

interface NoteState {
  /** The line that is open. */
  readonly line: number;
}

export const EMPTY_NOTE: NoteDraft = { number: '', title: '', lines: [], pictures: { logo: '', seal: '' } };

/** The smallest kind of document, to test with what every builder shares. */
export const noteKind: BuilderKind<NoteDraft, NoteState, NoteDraft> = {
  type: 'paystub',
  path: '/make-a-note',
  words: { title: 'Make a note', name: 'note', paper: 'Note' },
  steps: [
    { id: 'title', label: 'Title', heading: 'What is it called?' },
    { id: 'finish', label: 'Finish', heading: 'Take it with you' },
  ],
  templates: [{ id: 'plain', name: 'Plain', description: 'Nothing but the note.' }],
  themes: [{ id: 'ink', name: 'Ink', accent: '#000' }],
  pictures: [
    { path: 'pictures.logo', key: 'logo' },
    { path: 'pictures.seal', key: 'seal' },
  ],
  generated: new Set(['number']),
  own: { initial: { line: 0 }, begun: { line: 0 }, kept: ['line'] },
  loadKeptSchemas: () => {
    const pictures = z.strictObject({ logo: z.string(), seal: z.string() });
    const draft = z.strictObject({ number: z.string(), title: z.string(), lines: z.array(z.string()), pictures });
    return Promise.resolve({ draft, own: { line: z.int().min(0) } });
  },
  loadPrepare: () => Promise.reject(new Error('A note is never made into a file.')),
  emptyDraft: ({ random }) => ({ ...EMPTY_NOTE, number: String(random()) }),
  loadSample: () => Promise.resolve({ ...EMPTY_NOTE, title: 'Sample' }),
  stepOf: () => 'title',
  isReportedAt: () => true,
  regionOfField: (path) => path,
  fieldOfRegion: (region) => region,
  follow: ({ line }, { lines }) => ({ line: Math.max(0, Math.min(line, lines.length - 1)) }),
  outdates: (before, after) => before.lines !== after.lines,
  layout: () => ({ scene: { language: 'en-US', title: 'Note', pages: [], images: {} } }),
  firstOf: (document) => document,
  isLong: () => false,
};
