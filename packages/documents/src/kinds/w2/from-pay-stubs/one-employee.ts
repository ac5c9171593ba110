import { digitsOf } from '../../../forms/tins/tin.ts';
import type { PaidStub } from './paid-stub.ts';
import type { W2Draft } from '../schema.ts';

/** Who a stub says is paid: name in lower case, last four digits of the SSN, and the employer’s own id. */
interface Person {
  readonly name: string;
  readonly ending: string;
  readonly id: string;
}

type Named = Pick<W2Draft, 'employeeName' | 'employeeSocialSecurityNumber'>;

/** A key that differs between employees. */
export function personKey({ parties, employeeId }: PaidStub): string {
  const { name, ending, id } = personOf(parties, employeeId);
  return [name, ending, id].join('|');
}

/**
 * The stubs of one employee, because a W-2 covers one: whoever the form names, or else whoever was paid last. `others`
 * are left out.
 */
export function selectEmployeeStubs(
  stubs: readonly PaidStub[],
  draft: Named,
): { readonly own: readonly PaidStub[]; readonly others: readonly PaidStub[] } {
  const wanted = personOf(draft, '');
  const named = wanted.name + wanted.ending === '' ? undefined : stubs.find((stub) => isSame(wanted, of(stub)));
  const first = named ?? [...stubs].sort((a, b) => a.payDate.localeCompare(b.payDate)).at(-1);
  if (!first) return { own: [], others: [] };
  const own = stubs.filter((stub) => isSame(of(first), of(stub)));
  return { own, others: stubs.filter((stub) => !own.includes(stub)) };
}

const of = ({ parties, employeeId }: PaidStub) => personOf(parties, employeeId);

function personOf({ employeeName, employeeSocialSecurityNumber }: Named, employeeId: string): Person {
  return {
    name: employeeName.trim().toLowerCase().replace(/\s+/g, ' '),
    ending: digitsOf(employeeSocialSecurityNumber).slice(-4),
    id: employeeId.trim(),
  };
}

/**
 * With the same number, a name may differ, such as after a marriage, as long as one word stays. Without a number, the
 * names must match.
 */
function isSame(one: Person, other: Person): boolean {
  const agrees = (key: 'ending' | 'id') => one[key] !== '' && one[key] === other[key];
  const differs = (key: keyof Person) => one[key] !== '' && other[key] !== '' && one[key] !== other[key];
  if (differs('ending')) return false;
  if (!agrees('ending') && differs('id')) return false;
  if (!differs('name')) return true;
  const words = one.name.split(' ');
  return (agrees('ending') || agrees('id')) && other.name.split(' ').some((word) => words.includes(word));
}
