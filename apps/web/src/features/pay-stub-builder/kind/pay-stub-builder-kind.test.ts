import { emptyPayStubDraft, payStubDraftSchema, setCompanyField, setEarning } from '@paperwage/documents/pay-stub';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { draftToSave } from '../../builder/account/draft-of-account.ts';
import { isUntouched } from '../../builder/saving/is-untouched.ts';
import { payStubBuilderKind } from './pay-stub-builder-kind.ts';

const then = { today: calendarDate('2026-08-02'), random: () => 0.25 };
const now = { today: calendarDate('2026-11-21'), random: () => 0.75 };
const empty = emptyPayStubDraft(then);

describe('what is generated in a pay stub', () => {
  it('is all in which an empty one differs from that of another day, also as it comes back from the store', () => {
    expect(isUntouched(payStubBuilderKind, empty, now)).toBe(true);
    expect(isUntouched(payStubBuilderKind, payStubDraftSchema.parse(JSON.parse(JSON.stringify(empty))), now)).toBe(
      true,
    );
  });

  it.each([
    ['a name', setCompanyField(empty, 'employerName', 'Northwind')],
    ['a rate', setEarning(empty, 0, 'regular', { rate: '21.00' })],
    ['a choice', { ...empty, oftenPaid: 'WEEKLY' as const }],
  ])('leaves out %s', (_, draft) => {
    expect(isUntouched(payStubBuilderKind, draft, now)).toBe(false);
  });
});

describe('what is saved to the account', () => {
  it('has the addresses of the logos, which are uploaded, in place of them', async () => {
    const uploaded: string[] = [];
    const logos = { payrollLogo: 'data:image/png;base64,AAAA', employerLogo: 'data:image/png;base64,BBBB' };
    const draft = { ...empty, companyInfo: { ...empty.companyInfo, ...logos } };
    const work = {
      template: 't',
      theme: 't',
      draft,
      workId: 'w',
      finishSeen: false,
      hasDownloaded: false,
      visited: [],
    };
    const made = await draftToSave(payStubBuilderKind, work, (picture) => {
      uploaded.push(picture);
      return Promise.resolve({ ok: true, data: `/api/logos/2026-12-20/${uploaded.length}.png` });
    });
    expect(uploaded.toSorted()).toEqual(Object.values(logos));
    const addresses = Object.values(logos).map((logo) => `/api/logos/2026-12-20/${uploaded.indexOf(logo) + 1}.png`);
    const { companyInfo } = (made.ok ? made.draft.documentData : undefined) as typeof empty;
    expect([companyInfo.payrollLogo, companyInfo.employerLogo]).toEqual(addresses);
  });
});
