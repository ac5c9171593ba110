import type { Figure, Source, Standing, Working, WorkingStep } from '@paperwage/payroll';
import { sourceTitle } from '@paperwage/payroll';
import type { CalendarDate } from '@paperwage/values';
import { formatUsDate } from '@paperwage/values';
import type { Phrase } from './phrase.ts';
import { plainText } from './phrase.ts';
import { SENTENCES } from './sentences.ts';
import { formatFigure } from './format-figure.ts';

/** A computed figure explained in numbered steps, with where the rule is published and how sure it is. */
export interface Explanation {
  readonly steps: readonly Phrase[];
  readonly source: Pick<Source, 'publisher' | 'url'> & { readonly title: string };
  readonly standing: Standing;
  /** `In force on pay dates from 01/01/2026 to 12/31/2026.` */
  readonly inForce: string;
}

/** A tax's working in sentences, for the page. */
export function explainWorking({ steps, source, standing, from, to }: Working): Explanation {
  const { publisher, url } = source;
  return {
    steps: steps.flatMap(phrasesOf),
    source: { title: sourceTitle(source), publisher, url },
    standing,
    inForce: inForceSentence(from, to),
  };
}

/** The dates a rule is in effect, in a sentence. */
function inForceSentence(from: CalendarDate, to: CalendarDate): string {
  return `In force on pay dates from ${formatUsDate(from)} to ${formatUsDate(to)}.`;
}

/** The working in plain sentences, for the API and for screen readers. */
export function explanationText(working: Working): string[] {
  return working.steps.flatMap(phrasesOf).map(plainText);
}

type Sentence = (figures: Readonly<Record<string, string>>) => readonly Phrase[];

function phrasesOf(step: WorkingStep): readonly Phrase[] {
  const sentence = SENTENCES[step.step] as Sentence;
  const figures: Readonly<Record<string, Figure>> = step.figures;
  return sentence(Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, formatFigure(figure)])));
}
