import { z } from 'zod';
import { answerOf } from '../answers.ts';
import { endpoint } from '../endpoint.ts';

/** The address replaces the picture in a draft. Only the user who uploaded the picture may read it. */
export const logoAnswerSchema = answerOf(z.object({ url: z.string() }));

/** The largest picture we accept, in bytes. */
export const LARGEST_LOGO_BYTES = 1_048_576;

export const logoEndpoints = {
  uploadLogo: endpoint({
    method: 'POST',
    path: '/api/logos',
    tag: 'Logos',
    summary: 'Upload a logo',
    description:
      'Send a PNG or JPEG as the body. We redraw it as a PNG on white, at most 640 pixels long. Use the URL you ' +
      'get back in the draft.',
    auth: 'user',
    limit: 'documentsPerMinute',
    upload: ['image/png', 'image/jpeg'],
    largestBody: LARGEST_LOGO_BYTES,
    answer: logoAnswerSchema,
  }),
  getLogo: endpoint({
    method: 'GET',
    path: '/api/logos/:folder/:name',
    tag: 'Logos',
    summary: 'Get a logo, for the user who uploaded it',
    description:
      'The folder is a date about 30 days ahead. After it, unused logos are deleted. A logo never changes, so ' +
      'browsers may cache it.',
    auth: 'user',
    params: z.object({ folder: z.string(), name: z.string() }),
    answer: { file: 'image/png' },
  }),
};

export type LogoAnswer = z.output<typeof logoAnswerSchema>;
