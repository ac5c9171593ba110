import type { PayStubResult } from '@paperwage/documents/pay-stub';
import { openProgram, openTaxes } from '@paperwage/documents/pay-stub';
import type { StateCode } from '@paperwage/values';
import { STATE_NAMES, yearOf } from '@paperwage/values';
import { taxRulesHref } from '../../../../shell/tax-rules-href.ts';
import { useCalculation } from '../../store/builder.ts';
import styles from './coverage-note.module.css';

/** Whether an issue says what we do not cover for the state. */
export function isCoverage({ code }: { readonly code: string }): boolean {
  return code.endsWith('not-covered');
}

/** What is left out because nobody is sure, or because we don’t cover it. */
const LEFT_OUT: readonly string[] = ['place-not-sure', 'place-not-covered'];

/** Whether a stub lacks amounts that depend on the employer’s answer: not if the amount was typed. */
function isProgramOpen({ document }: PayStubResult, stub: number): boolean {
  const shown = document.stubs[stub];
  const program = shown?.coverage && openProgram(shown.coverage);
  return program !== undefined && openTaxes(shown!)?.endsWith(program.short) === true;
}

/** The element that holds the note of a stub, which describes the fields it is about. */
export function coverageNoteId(stub: number): string {
  return `coverage-${stub}`;
}

/** What we do not cover for the state, in plain sentences, until the user has typed it. */
export function CoverageNote({ stub }: { stub: number }) {
  const messages = useCalculation(({ warnings, result }) =>
    warnings
      .filter(
        (issue) =>
          LEFT_OUT.includes(issue.code) ||
          (/^(?:rate|employees)-/.test(issue.code) && isProgramOpen(result, stub)) ||
          (issue.path.startsWith(`items.${stub}.deductions.`) && isCoverage(issue)),
      )
      .map(({ message }) => message)
      .join('\n'),
  );
  if (messages === '') return null;
  return (
    <div id={coverageNoteId(stub)} className={styles.note} data-note="">
      {messages.split('\n').map((message) => (
        <p key={message}>{message}</p>
      ))}
      <RulesHeld stub={stub} />
    </div>
  );
}

/** Links to what we cover for the state in the stub's year. */
function RulesHeld({ stub }: { stub: number }) {
  const state = useCalculation(({ result }): StateCode | undefined => result.document.stubs[stub]?.coverage?.state);
  const payDate = useCalculation(({ result }) => result.document.stubs[stub]?.coverage?.payDate);
  const href = taxRulesHref({ state, year: payDate && yearOf(payDate) });
  return (
    <p>
      <a href={href} target="_blank" rel="noreferrer">
        {state ? `What we cover in ${STATE_NAMES[state]}` : 'What we cover'}
      </a>
    </p>
  );
}
