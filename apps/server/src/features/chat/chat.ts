import type { ChatTurn, FeedbackBody } from '@paperwage/api-contract';
import { DAY_MS } from '@paperwage/values';
import { newId } from '../../ids.ts';
import type { ChatAnswers } from '../../ports/chat-answers.ts';
import type { StoredTurn } from '../../ports/chat-records.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Records } from '../../ports/records.ts';
import { problems } from '../../problems/problem.ts';
import { hideNumbers } from '../full-ssns/hide-numbers.ts';

const MOST_TURNS_SHOWN = 100;

interface Needs {
  readonly records: Records;
  readonly clock: Clock;
}

/** Answers a question and stores both. Without an id, or if that chat was deleted in the meantime, a new chat begins. */
export async function reply(
  { records, clock, chat }: Needs & { readonly chat: ChatAnswers },
  asked: { readonly chatId?: string | undefined; readonly question: string },
): Promise<{ readonly chatId: string; readonly turn: ChatTurn }> {
  const nowMs = clock.nowMs();
  const question = hideNumbers(asked.question);
  const chatId = asked.chatId ?? newId(nowMs);
  const [before] = asked.chatId === undefined ? [] : await records.chats.turns(chatId, 1);
  const answer = await chat.answer(before && isAsking(before) ? `${before.question} ${question}` : question);
  const id = await records.chats.addTurn(chatId, { question, answer }, nowMs);
  return { chatId, turn: shownTurn({ id, atMs: nowMs, question, answer }, null) };
}

/** Whether the previous answer asked for something that the next question may provide, such as a state. */
function isAsking({ answer }: StoredTurn): boolean {
  return !answer.isKnown && (answer.paragraphs[0]?.text.endsWith('?') ?? false);
}

/** The turns of a chat, oldest first, with what was said about each. */
export async function readChat({ records }: Needs, chatId: string): Promise<{ readonly turns: ChatTurn[] }> {
  const turns = await records.chats.turns(chatId, MOST_TURNS_SHOWN);
  const rated = await records.chats.helpfulness(turns.map(({ id }) => id));
  return { turns: turns.map((turn) => shownTurn(turn, rated.get(turn.id) ?? null)) };
}

/**
 * Stores whether an answer helped, and returns the id of that feedback. Throws `answerUnknown` if no chat has such an
 * answer.
 */
export async function rateAnswer({ records, clock }: Needs, body: FeedbackBody): Promise<{ feedbackId: string }> {
  const { isHelpful } = body;
  const note = hideNumbers(body.note);
  if ('faq' in body) {
    const id = body.feedbackId ?? newId(clock.nowMs());
    await records.chats.setFeedback({ id, subject: `/faq#${body.faq}`, isHelpful, note, question: '' });
    return { feedbackId: id };
  }
  const turn = await records.chats.findTurn(body.chatId, body.answerId);
  if (!turn) throw problems.answerUnknown();
  const { id, question, answer } = turn;
  const subject = answer.isKnown ? (answer.links[0]?.href ?? 'unknown') : 'unknown';
  await records.chats.setFeedback({ id, subject, isHelpful, note, question });
  return { feedbackId: id };
}

/** Deletes chats, what was said about answers, and messages from the contact page once they are old enough. */
export async function forgetOldChats(
  { records, clock }: Needs,
  { chatDays, contactDays }: { readonly chatDays: number; readonly contactDays: number },
): Promise<void> {
  const nowMs = clock.nowMs();
  await records.chats.purge(nowMs - chatDays * DAY_MS);
  await records.review.purgeMessages(nowMs - contactDays * DAY_MS);
}

function shownTurn({ id, atMs, question, answer }: StoredTurn, isHelpful: boolean | null): ChatTurn {
  return { answerId: id, at: atMs, question, answer, isHelpful };
}
