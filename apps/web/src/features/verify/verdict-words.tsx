import type { VerifyCodeAnswer, VerifyFileAnswer } from '@paperwage/api-contract';
import { REVOCATION_SENTENCES } from '@paperwage/api-contract';
import { KINDS } from '@paperwage/documents/kinds';
import type { ReactNode } from 'react';
import type { Check, CodeCheck, FileCheck } from './check.ts';
import { dayOfTime, timeText } from '../../ui/day-text.ts';
import type { Sign } from './verdict-sign.tsx';
import styles from './verdict.module.css';

/** What a result says, and what can be done next. */
export interface VerdictWords {
  /** Shape and color: only what was compared with the document in hand may be `ok`. */
  readonly tone: 'ok' | 'neutral' | 'bad' | 'warning';
  readonly sign: Sign;
  readonly title: string;
  readonly said: readonly ReactNode[];
  /** What the button that leads to date and amount says; with the code to fill in. */
  readonly ask?: { readonly label: string; readonly code?: string };
  /** The code of the document that took the place of this one. */
  readonly newer?: string;
}

/** The words of a result, except for figures that match: those have a table of their own. */
export function verdictWords(check: Check): VerdictWords {
  return check.door === 'file' ? wordsOfFile(check) : wordsOfCode(check);
}

function wordsOfFile({ answer, name }: FileCheck): VerdictWords {
  switch (answer.result) {
    case 'unchanged':
      return unchanged(answer);
    case 'changed':
      return {
        tone: 'bad',
        sign: 'unequal',
        title: 'Changed since it was issued',
        said: [
          <>
            A document with this code was issued on {dayOfTime(answer.issuedAt)}, but <b>this file isn’t that file</b>.
            A figure may be different, or another program saved the file again.
          </>,
          'Ask for the original PDF, or compare what’s printed with what was issued.',
        ],
        ask: { label: 'Compare the figures', code: answer.code },
      };
    case 'unknown':
      return {
        tone: 'neutral',
        sign: 'question',
        title: 'We have no such document',
        said: [
          <>
            We don’t know <b>{name}</b> or any code in it. Saving, printing or scanning a document makes a different
            file, so ask for the original.
          </>,
          'A sample has no code. If you can’t get a file that matches, treat it as not issued.',
        ],
      };
    case 'revoked':
      return revoked(answer);
    case 'replaced':
      return replaced(answer, answer.newCodes);
  }
}

function unchanged({ type, issuedAt, codes }: VerifyFileAnswer & { readonly result: 'unchanged' }): VerdictWords {
  const [code] = codes;
  const words = { tone: 'ok', sign: 'tick', title: 'Genuine and unchanged' } as const;
  const said = (
    <>
      This is the file that was issued on <b>{timeText(issuedAt)}</b>. Not one byte is different.
    </>
  );
  if (code === undefined) return { ...words, said: [said] };
  const asked = `To see who issued it and for whom, enter the ${KINDS[type].verified?.figures} as printed.`;
  const each = `It has ${codes.length} pay stubs, each with its own code. ${asked}`;
  return { ...words, said: [said, codes.length > 1 ? each : asked], ask: { label: 'Show its figures', code } };
}

function wordsOfCode({ answer, code, hasFigures }: CodeCheck): VerdictWords {
  switch (answer.result) {
    case 'stands':
      return {
        tone: 'neutral',
        sign: 'equal',
        title: 'A document with this code was issued',
        said: [
          <>
            It was issued on {dayOfTime(answer.issuedAt)} and hasn’t been revoked or replaced.{' '}
            <b>That doesn’t mean what you have is that document.</b>
          </>,
          'Enter the date and amount as printed to compare its figures.',
        ],
        ask: { label: 'Enter date and amount' },
      };
    case 'matches':
      return {
        tone: 'ok',
        sign: 'tick',
        title: 'Issued, and not revoked or replaced',
        said: [
          'The code, date and amount you entered match. Compare the rest with what you have, or drop the PDF to check every byte.',
        ],
      };
    case 'unknown':
      return {
        tone: 'neutral',
        sign: 'question',
        title: 'We have no such document',
        said: [
          <>
            We have no document that matches <b className={styles.code}>{code}</b>
            {hasFigures && ', this date and this amount'}. Check {hasFigures ? 'each' : 'it'} against the page. The code
            has 12 characters.
          </>,
          'A sample has no code. If yours doesn’t match, treat it as not issued.',
        ],
      };
    case 'revoked':
      return revoked(answer);
    case 'replaced':
      return replaced(answer, answer.newCode === undefined ? [] : [answer.newCode], { label: 'Enter date and amount' });
  }
}

type Revoked = VerifyCodeAnswer & { readonly result: 'revoked' };
type Replaced = VerifyCodeAnswer & { readonly result: 'replaced' };

function revoked({ issuedAt, revokedAt, revokedFor }: Revoked): VerdictWords {
  return {
    tone: 'bad',
    sign: 'cross',
    title: revokedFor ? 'Revoked by Paperwage' : 'Revoked by its issuer',
    said: [
      <>
        Issued on {dayOfTime(issuedAt)}.{' '}
        <b>
          {revokedFor ? 'We revoked' : 'The issuer withdrew'} it on {dayOfTime(revokedAt)}.
        </b>{' '}
        {revokedFor && `${REVOCATION_SENTENCES[revokedFor]} `}It’s no longer valid, even if the file is unchanged.
      </>,
    ],
  };
}

/** The new code is only shown to users who had the file, or typed its date and amount. */
function replaced(
  { issuedAt, replacedAt }: Omit<Replaced, 'newCode'>,
  newCodes: readonly string[],
  ask?: VerdictWords['ask'],
): VerdictWords {
  const [newer] = newCodes;
  const words = { tone: 'warning', sign: 'arrow', title: 'Replaced by a newer one' } as const;
  const said = (
    <>
      Issued on {dayOfTime(issuedAt)}. <b>The issuer replaced it on {dayOfTime(replacedAt)}.</b>{' '}
      {newer !== undefined && (
        <>
          Use the newer one: {newCodes.length > 1 ? 'codes' : 'code'}{' '}
          <b className={styles.code}>{newCodes.join(', ')}.</b>
        </>
      )}
    </>
  );
  if (newer !== undefined) return { ...words, said: [said], newer };
  const hint = 'Enter the date and amount as printed to get the code of the newer one.';
  return { ...words, said: ask ? [said, hint] : [said], ...(ask && { ask }) };
}
