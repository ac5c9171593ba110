import type { Block } from '@paperwage/paper';
import { region } from '@paperwage/paper';
import type { FactLook } from '../../../look/facts.ts';
import { factLine } from '../../../look/facts.ts';
import type { StubContext } from './stub-context.ts';
import { IDENTIFIER_LABELS, IDENTIFIERS } from './stub-facts.ts';

/** All identifiers that are given, each after its label, in one line or as many as they take. */
export function identifiersLine({ document }: StubContext, look: FactLook, width: number): Block {
  const facts = IDENTIFIERS.map((key) => ({ label: IDENTIFIER_LABELS[key], value: document.identifiers[key] }));
  return region('identifiers', factLine(facts, { gap: 3, ...look }, 10, width));
}
