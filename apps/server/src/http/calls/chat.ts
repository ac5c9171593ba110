import { endpoints } from '@paperwage/api-contract';
import type { Config } from '../../config/config.ts';
import { rateAnswer, readChat, reply } from '../../features/chat/chat.ts';
import { sendContactMessage } from '../../features/contact/contact.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../serve.ts';
import { DONE, ok } from '../serve.ts';

/** The calls of the chat and of the contact page. */
export function addChat(serve: Serve, config: Config, services: Services): void {
  serve(endpoints.reply, async ({ body }) => ok(await reply(services, body)));
  serve(endpoints.chatHistory, async ({ body }) => ok(await readChat(services, body.id)));
  serve(endpoints.feedback, async ({ body }) => ok(await rateAnswer(services, body)));
  serve(endpoints.contact, async ({ body }) => {
    await sendContactMessage({ ...config, ...services }, body);
    return DONE;
  });
}
