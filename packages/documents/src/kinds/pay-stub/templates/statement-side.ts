import type { Block } from '@paperwage/paper';
import { stackedFact } from '../../../look/facts.ts';
import { recipientBlock } from './recipient-block.ts';
import type { StubContext } from './stub-context.ts';
import * as facts from './stub-facts.ts';
import { depositText } from './wording.ts';

/** Who was paid and the particulars, one below the other. */
export function statementSide(context: StubContext, width: number): Block[] {
  const { document, type, words } = context;
  const label = type.label(7);
  const person = {
    label,
    name: { ...type.strong(10.4), lineHeight: 1.3 },
    smallestName: 9,
    detail: { ...type.soft(8.8), lineHeight: 1.35 },
  };
  const look = { label, value: type.text(8.8), smallest: 7.4 };
  const particulars = [
    facts.telephoneFact(context),
    facts.socialSecurityFact(context),
    facts.recipientIdFact(context),
    facts.filingStatusFact(context),
    facts.dependentsFact(context),
    facts.frequencyFact(context),
    facts.checkNumberFact(context),
    { label: 'Payment', value: depositText(document.directDeposit) },
    ...facts.identifierFacts(context),
  ];
  return [
    recipientBlock(context, words.recipient, person, width),
    ...particulars.map((fact) => stackedFact(fact, look, width)),
  ];
}
