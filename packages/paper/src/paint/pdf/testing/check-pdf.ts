import { vi } from 'vitest';
import { createQpdfModule } from './read-objects.ts';

/** What `qpdf --check` answers: 0 when the file is sound, 3 with warnings, 2 with errors, such as a wrong password. */
export async function checkPdf(
  bytes: Uint8Array,
  options: readonly string[] = [],
): Promise<{ readonly status: number; readonly report: string }> {
  const lines: string[] = [];
  const keep = (line: unknown): void => void lines.push(String(line));
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(keep),
    vi.spyOn(console, 'error').mockImplementation(keep),
  ];
  try {
    const qpdf = await createQpdfModule();
    qpdf.FS.writeFile('/checked.pdf', bytes);
    return { status: qpdf.callMain(['--check', ...options, '/checked.pdf']), report: lines.join('\n') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
