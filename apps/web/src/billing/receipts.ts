import type { Receipt } from '@paperwage/api-contract';
import { callAsUser } from '../identity/call-as-user.ts';
import type { Called } from '../identity/call.ts';
import { fileNameIn } from '../records/file-name-in.ts';
import { handOverFile } from '../records/hand-over-file.ts';

const BROKEN_OFF = 'The download didn’t finish. Check your connection and try again.';

/** Downloads a receipt as a PDF. */
export async function downloadReceipt({ id, number }: Pick<Receipt, 'id' | 'number'>): Promise<Called<undefined>> {
  const answer = await callAsUser('GET /api/payments/receipts/:id/file', { params: { id }, wants: 'response' });
  if (!answer.ok) return answer;
  try {
    const name = fileNameIn(answer.data.headers.get('content-disposition'));
    handOverFile(await answer.data.blob(), name ?? `receipt-${number}.pdf`);
    return { ok: true, data: undefined };
  } catch {
    return { ok: false, error: { code: 'unreachable', message: BROKEN_OFF, issues: [] } };
  }
}
