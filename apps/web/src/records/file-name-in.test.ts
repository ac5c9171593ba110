import { describe, expect, it } from 'vitest';
import { fileNameIn } from './file-name-in.ts';

describe('fileNameIn', () => {
  it('reads quoted, bare and encoded names', () => {
    expect(fileNameIn('attachment; filename="paystub-2026-11-20-nuria-nguyen.pdf"')).toBe(
      'paystub-2026-11-20-nuria-nguyen.pdf',
    );
    expect(fileNameIn('attachment; filename=paystub.xlsx')).toBe('paystub.xlsx');
    expect(fileNameIn(`attachment; filename="a.pdf"; filename*=UTF-8''n%C3%BAria.pdf`)).toBe('núria.pdf');
    expect(fileNameIn(null)).toBeUndefined();
    expect(fileNameIn('inline')).toBeUndefined();
  });
});
