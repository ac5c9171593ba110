import { lazyPart } from './part-not-loaded.tsx';

/** Few visitors are asked what to do with a PDF, so the dialog loads on demand. */
export const OpenQuestion = lazyPart(() => import('../open/open-question.tsx').then((code) => code.OpenQuestion));
