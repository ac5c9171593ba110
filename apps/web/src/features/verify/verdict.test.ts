import type { VerifyCodeAnswer, VerifyFileAnswer } from '@paperwage/api-contract';
import { KINDS } from '@paperwage/documents/kinds';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Check } from './check.ts';
import { Verdict } from './verdict.tsx';
import { VerifyPage } from './verify-page.tsx';

const CODE = '7KQ4-M2XD-9RVT';
const ISSUED_AT = Date.parse('2026-11-23T16:42:00Z');
const LATER = Date.parse('2026-11-30T16:42:00Z');
const ISSUER = { role: 'employer', name: 'Dana Reyes' } as const;

const FILES: readonly VerifyFileAnswer[] = [
  { result: 'unchanged', type: 'paystub', format: 'pdf', issuedAt: ISSUED_AT, codes: [CODE] },
  { result: 'unchanged', type: 'w2', format: 'pdf', issuedAt: ISSUED_AT, codes: [] },
  { result: 'changed', code: CODE, issuedAt: ISSUED_AT },
  { result: 'unknown' },
  { result: 'revoked', issuedAt: ISSUED_AT, revokedAt: LATER },
  { result: 'revoked', issuedAt: ISSUED_AT, revokedAt: LATER, revokedFor: 'falseFigures' },
  { result: 'replaced', issuedAt: ISSUED_AT, replacedAt: LATER, newCodes: [CODE] },
];
const CODES: readonly VerifyCodeAnswer[] = [
  { result: 'stands', issuedAt: ISSUED_AT },
  ...(['paystub', 'invoice'] as const).map((type) => ({
    result: 'matches' as const,
    ...{ type, issuer: ISSUER, issuedAt: ISSUED_AT, attestation: 'It is true.' },
    ...{ facts: [{ label: 'Net pay', value: '$900.00' }], typedOver: [] },
  })),
  { result: 'unknown' },
  { result: 'revoked', issuedAt: ISSUED_AT, revokedAt: LATER },
  { result: 'replaced', issuedAt: ISSUED_AT, replacedAt: LATER, newCode: CODE },
];
const CHECKS: readonly Check[] = [
  ...FILES.map((answer) => ({ door: 'file' as const, name: 'paystub.pdf', sha256: 'ab', answer })),
  ...CODES.map((answer) => ({ door: 'code' as const, code: CODE, hasFigures: true, answer })),
];

/** What people read of it. */
function textOf(check: Check): string {
  const html = renderToStaticMarkup(createElement(Verdict, { check, takesFocus: false }));
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}
const INCOME_VERIFIED = /income[^.]{0,20}\bverified|verifie[sd][^.]{0,30}\b(income|employment|earnings)/i;

describe.each(CHECKS.map((check) => [check.door, check.answer.result, check] as const))(
  'by its %s %s',
  (...[, , check]) => {
    it('never says that income is verified', () => {
      expect(textOf(check)).not.toMatch(INCOME_VERIFIED);
    });

    it('has “Report this document”', () => {
      expect(textOf(check)).toContain('Report this document');
    });
  },
);

it('says why, where Paperwage revoked it', () => {
  const revoked = CHECKS.filter(({ answer }) => answer.result === 'revoked').map(textOf);
  expect(revoked.filter((text) => text.includes('Revoked by its issuer'))).toHaveLength(2);
  const [ours] = revoked.filter((text) => text.includes('Revoked by Paperwage'));
  expect(ours).toMatch(/We revoked it on Nov 30, 2026. The figures are false. It’s no longer valid/);
});

it('never says that income is verified before anything was checked', () => {
  const html = renderToStaticMarkup(createElement(VerifyPage, { path: '/verify' }));
  expect(html).toContain('Check a document');
  expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(INCOME_VERIFIED);
  expect('Income verified').toMatch(INCOME_VERIFIED);
  expect(Object.values(KINDS).flatMap(({ verified }) => verified?.notProven ?? []).length).toBeGreaterThan(0);
});
