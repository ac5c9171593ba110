import { sendEvents } from './send-events.ts';

// Fetched once the page has come to rest.
sendEvents();
dispatchEvent(
  new CustomEvent('paperwage:report-errors', {
    // The code comes with the first error: most visits have none.
    detail: (event: Event) =>
      void import('./report-errors.ts').then(
        (code) => code.reportEvent(event),
        () => undefined,
      ),
  }),
);
