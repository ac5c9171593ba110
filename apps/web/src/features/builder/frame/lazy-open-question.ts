import { lazyPart } from './part-not-loaded.tsx';

/** What becomes of a PDF is asked of few visitors, so its dialog comes when it is. */
export const OpenQuestion = lazyPart(() => import('../open/open-question.tsx').then((code) => code.OpenQuestion));
