import { describe, expect, it } from 'vitest';
import { suitedTemplate } from './suited-template.ts';

describe('suitedTemplate', () => {
  it('changes between remittance advice and check with who is paid', () => {
    expect(suitedTemplate('ledger', 'contractor')).toBe('contractor');
    expect(suitedTemplate('contractor', 'employee')).toBe('ledger');
  });

  it('leaves a template that was chosen for other reasons', () => {
    expect(suitedTemplate('compact', 'contractor')).toBe('compact');
    expect(suitedTemplate('statement', 'employee')).toBe('statement');
    expect(suitedTemplate('contractor', 'contractor')).toBe('contractor');
  });
});
