import { keepOffline } from '../offline/keep-offline.ts';
import { sendEvents } from './send-events.ts';

// Fetched once the page has come to rest.
sendEvents();
keepOffline();
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
