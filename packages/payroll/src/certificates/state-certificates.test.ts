import type { CalendarDate, StateCode } from '@paperwage/values';
import { addDays, dollars, percent, STATE_CODES, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePay } from '../calculate-pay.ts';
import { ELECTIONS_OF_ONE_STATE } from './elections-of-state.ts';
import type { StateElections } from '../pay-input/elections.ts';
import type { FormW4, PayInput } from '../pay.ts';
import { certificateOn, stateRulesOn } from '../rule-book/rule-book.ts';
import { allRules } from '../loading/all-rules.ts';
import type {
  CertificateElection,
  CertificateQuestion,
  StateCertificate,
} from '../rules/certificates/certificate-rules.ts';
import { stateCertificates } from '../rules/certificates/state-certificates.ts';

const NOTHING = { step3Credits: ZERO, otherIncome: ZERO, deductions: ZERO, extraWithholding: ZERO } as const;
const STATUSES = ['single', 'marriedJointly', 'headOfHousehold'] as const;
const certificatesW4: readonly FormW4[] = STATUSES.flatMap((filingStatus): FormW4[] => [
  { version: '2020', filingStatus, step2Checkbox: false, ...NOTHING },
  { version: '2019', filingStatus, allowances: 0, extraWithholding: ZERO },
]);
const yearToDate = { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO };

/** Values that each election is tried with. */
const TRIED: Readonly<Record<CertificateElection, readonly StateElections[]>> = {
  filingStatus: (['single', 'married', 'marriedSeparate', 'headOfHousehold'] as const).map((filingStatus) => ({
    filingStatus,
  })),
  allowances: [{ allowances: 1 }, { allowances: 5 }],
  dependents: [{ dependents: 2 }],
  spouseWorks: [{ spouseWorks: true }],
  additionalWithholding: [{ additionalWithholding: dollars(10) }],
  exempt: [{ exempt: true }],
  noFormOnFile: [{ noFormOnFile: true }],
  estimatedDeductionAllowances: [{ estimatedDeductionAllowances: 3 }],
  line2Allowances: [{ line2Allowances: 2 }],
  njRateTable: [{ njRateTable: 'A' }, { njRateTable: 'D' }],
  ctCode: [{ ctCode: 'A' }, { ctCode: 'D' }, { ctCode: 'E' }],
  wvTable: [{ wvTable: 'oneEarner' }],
  azElectedRate: [{ azElectedRate: ZERO as never }],
  laBlockA: [{ laBlockA: 1 }, { laBlockA: 2 }],
  exemptionAmount: [{ exemptionAmount: dollars(6_000) }],
  personalExemptionClaimed: [{ personalExemptionClaimed: false }],
  iaW4AllowanceDollars: [{ iaW4AllowanceDollars: dollars(300) }],
  dependentExemptions: [{ dependentExemptions: 2 }],
  firstTimeDependents: [{ firstTimeDependents: 1 }],
  adoptedChildren: [{ adoptedChildren: 1 }],
  waWorkersCompensationRate: [{ waWorkersCompensationRate: 2_500 as never }],
  deEmployees: [{ deEmployees: '10to24' }, { deEmployees: '25orMore' }],
  servicesTaxExempt: [{ servicesTaxExempt: true }],
};

/** A certificate that claims nothing; some states withhold otherwise while there is none. */
const FILED = { additionalWithholding: ZERO } as const satisfies StateElections;

function totals(state: StateCode, payDate: CalendarDate, elections: StateElections): string {
  // Services are taxed by place.
  const locality = state === 'PA' ? { locality: 'Altoona' } : {};
  return certificatesW4
    .flatMap((w4) =>
      [600, 2_000, 5_000].map((gross) => {
        const pay: PayInput = { payDate, payFrequency: 'BI_WEEKLY', grossPay: dollars(gross), state, w4, yearToDate };
        return calculatePay({ ...pay, elections: { ...FILED, ...locality, ...elections } }, allRules).total;
      }),
    )
    .join();
}

/** Elections that change what is withheld, alone or beside allowances. */
function effective({ state, to }: StateCertificate): CertificateElection[] {
  // The last days of a year may have a payment more than its periods, which owes nothing of a yearly amount.
  const payDate = addDays(to, -40);
  const bases: readonly StateElections[] = [{}, { allowances: 2 }];
  const belongsHere = (election: CertificateElection) =>
    [undefined, state].includes(ELECTIONS_OF_ONE_STATE[election]?.state);
  return (Object.keys(TRIED) as CertificateElection[]).filter(belongsHere).filter((election) =>
    bases.some((base) => {
      const without = totals(state, payDate, base);
      return TRIED[election].some((tried) => totals(state, payDate, { ...base, ...tried }) !== without);
    }),
  );
}

function electionsOf(question: CertificateQuestion, value: string): StateElections {
  switch (question.answer) {
    case 'count':
      return { [question.election]: Number(value) };
    case 'rate':
      return { azElectedRate: percent(value) };
    default:
      return { [question.election]: question.election === 'laBlockA' ? Number(value) : value };
  }
}

const COUNTED = ['We count none.', 'We count one.'];

const named = stateCertificates.map((certificate) => ({
  name: `${certificate.state} ${certificate.from}`,
  certificate,
}));

describe('the certificates of the states', () => {
  it('are one for each day on which a state taxes wages', () => {
    for (const state of STATE_CODES) {
      for (const { from, to } of allRules.states.filter((held) => held.state === state)) {
        for (const payDate of [from, to]) {
          const isTaxed = stateRulesOn(state, payDate, allRules)!.incomeTax.method !== 'none';
          const held = certificateOn(state, payDate, allRules);
          expect(held !== undefined, `${state} ${payDate}`).toBe(isTaxed || state === 'WA');
        }
      }
    }
  });

  it('neither overlap nor leave a day between them', () => {
    for (const state of STATE_CODES) {
      const held = stateCertificates.filter((one) => one.state === state);
      held.slice(1).forEach(({ from }, index) => expect(from).toBe(addDays(held[index]!.to, 1)));
    }
  });

  it.each(named)('$name asks each thing once, and says what counts otherwise', ({ certificate }) => {
    const { questions, form, source } = certificate;
    expect(new Set(questions.map(({ election }) => election)).size).toBe(questions.length);
    for (const { label, otherwise } of questions) {
      expect(label).toMatch(/^[A-Z][^.!]{2,70}$/);
      expect(otherwise).toMatch(/^[A-Z0-9][^!]{3,80}\.$/);
    }
    expect(form.length).toBeGreaterThan(1);
    expect(source.url ?? 'https://').toMatch(/^https:\/\//);
  });

  it.each(named)('$name asks what changes the tax, and nothing else', ({ certificate }) => {
    const { questions, countsToo = [] } = certificate;
    const asked = questions.map(({ election }) => election);
    expect([...asked, ...countsToo].sort()).toEqual(effective(certificate).sort());
  });

  it.each(named)('$name means by what is left open what it says', ({ certificate: { state, to, questions } }) => {
    const leftOpen = totals(state, to, {});
    for (const question of questions) {
      if (!('default' in question)) continue;
      expect(totals(state, to, electionsOf(question, String(question.default))), question.label).toBe(leftOpen);
      if (question.answer === 'count') expect(question.otherwise).toMatch(COUNTED[question.default]!);
      if (question.answer === 'rate') expect(question.otherwise).toBe(`We withhold ${question.default}%.`);
    }
  });

  it.each(named)('$name offers choices that can be calculated with', ({ certificate: { state, to, questions } }) => {
    for (const question of questions) {
      if (!('choices' in question)) continue;
      const taken = question.choices.map(({ value }) => totals(state, to, electionsOf(question, value)));
      expect(new Set(taken).size, question.label).toBeGreaterThan(1);
    }
  });
});
