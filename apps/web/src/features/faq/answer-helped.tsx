import { useRef, useState } from 'react';
import { HelpfulQuestion } from '../../feedback/helpful-question.tsx';
import { call } from '../../identity/call.ts';

/** Asks whether an answer helped, once it is open. */
export function AnswerHelped({ id }: { readonly id: string }) {
  const [isHelpful, setIsHelpful] = useState<boolean | null>(null);
  const feedbackId = useRef<string>(undefined);
  async function rate(value: boolean, note: string) {
    setIsHelpful(value);
    const known = feedbackId.current === undefined ? {} : { feedbackId: feedbackId.current };
    const answer = await call('POST /api/feedback', { body: { faq: id, isHelpful: value, note, ...known } });
    if (answer.ok) feedbackId.current = answer.data.feedbackId;
    else setIsHelpful(null);
    return answer.ok;
  }
  return <HelpfulQuestion id={id} isHelpful={isHelpful} onRate={rate} />;
}
