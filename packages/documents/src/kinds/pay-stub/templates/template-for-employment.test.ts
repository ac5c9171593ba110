import { describe, expect, it } from 'vitest';
import { templateForEmployment } from './template-for-employment.ts';

describe('templateForEmployment', () => {
  it('changes between remittance advice and check with who is paid', () => {
    expect(templateForEmployment('ledger', 'contractor')).toBe('contractor');
    expect(templateForEmployment('contractor', 'employee')).toBe('ledger');
  });

  it('leaves a template that was chosen for other reasons', () => {
    expect(templateForEmployment('compact', 'contractor')).toBe('compact');
    expect(templateForEmployment('statement', 'employee')).toBe('statement');
    expect(templateForEmployment('contractor', 'contractor')).toBe('contractor');
  });
});
