import { lazyPart } from '../frame/part-not-loaded.tsx';

/** The paper options, fetched when the last step is opened. */
export const LazyPaperOptions = lazyPart(async () => (await import('./paper-options.tsx')).PaperOptions);
