import { PAY_STATEMENT_WORDS } from '@paperwage/documents';
import type { PayStatementItem, PayStatementRules, RuleBook } from '@paperwage/payroll';
import { formatLongDate, STATE_NAMES } from '@paperwage/values';
import type { StateStatement } from './content-types.ts';

/** Each state once, in the order of its name, with what its law names for a pay stub. */
export function stateStatements({ payStatements }: Pick<RuleBook, 'payStatements'>): readonly StateStatement[] {
  return payStatements.map(statementOf).sort((a, b) => a.name.localeCompare(b.name, 'en-US'));
}

function statementOf({
  state,
  law,
  lawOf,
  items,
  hourlyOnly,
  separately,
  from,
  note,
}: PayStatementRules): StateStatement {
  const name = STATE_NAMES[state];
  const laws = [law, ...Object.values(lawOf ?? {})].filter(Boolean);
  const named = (list: readonly PayStatementItem[]) => list.map((item) => PAY_STATEMENT_WORDS[item]).join(', ');
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    law: laws.join('; '),
    items: items.map((item) => PAY_STATEMENT_WORDS[item]),
    notes: [
      ...(hourlyOnly ? [`Not needed for exempt salaried employees: ${named(hourlyOnly)}.`] : []),
      ...(separately && note === undefined ? [`May be given separately: ${named(separately)}.`] : []),
      ...(from === undefined ? [] : [`For pay dates from ${formatLongDate(from)}.`]),
      ...(note === undefined ? [] : [note]),
    ],
  };
}
