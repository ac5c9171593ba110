import { reportErrors } from './report-errors.ts';
import { sendEvents } from './send-events.ts';

// Fetched once the page has come to rest.
reportErrors();
sendEvents();
