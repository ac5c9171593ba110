import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SalaryCalculateAnswer } from '@paperwage/api-contract';
import { TAX_KEYS } from '@paperwage/api-contract';
import { STATE_CODES } from '@paperwage/values';
import { createSalaryAnswerWriter } from './write-salary-answer.ts';

const text = fc.string({ unit: 'binary' });
const identifier = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,20}$/);
const amount = fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => cents / 100);
const amountOrNull = fc.option(amount);
const held = fc.constantFrom('calculated' as const, 'none' as const, 'missing' as const);

const explanation = fc.record({
  key: fc.constantFrom(...TAX_KEYS),
  amount,
  taxable: amount,
  steps: fc.array(
    fc.record(
      {
        step: identifier,
        line: text,
        figures: fc
          .array(fc.tuple(identifier, fc.record({ unit: identifier, value: fc.oneof(amount, text) })), { maxLength: 4 })
          .map((entries) => Object.fromEntries(entries)),
      },
      { requiredKeys: ['step', 'figures'] },
    ),
    { maxLength: 3 },
  ),
  source: fc.record({ title: text, publisher: text, url: text, checked: text }),
  standing: fc.constantFrom('official' as const, 'secondary' as const, 'inferred' as const),
});

const answer: fc.Arbitrary<SalaryCalculateAnswer> = fc.record({
  ok: fc.constant(true as const),
  data: fc.record({
    federal: amount,
    fica: amount,
    state: amountOrNull,
    medicare: amount,
    sdi: amountOrNull,
    sui: amountOrNull,
    wc: amountOrNull,
    fli: amountOrNull,
    trans: amountOrNull,
    wst: amount,
    stateTaxTypes: fc.array(fc.record({ name: text, value: amount }), { maxLength: 3 }),
    timeStamp: fc.nat(),
    explanations: fc.array(explanation, { maxLength: 4 }),
    coverage: fc.record({
      state: fc.constantFrom(...STATE_CODES),
      payDate: text,
      stateIncomeTax: held,
      stateItems: held,
      message: text,
    }),
  }),
});

it('writes what JSON.stringify means, in ASCII alone, again and again', () => {
  const write = createSalaryAnswerWriter();
  fc.assert(
    fc.property(answer, (value) => {
      const written = write(value);
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(written).toMatch(/^[\x20-\x7e]*$/);
      expect(write(value)).toBe(written);
    }),
  );
});
