import { callAsUser } from '../../../identity/call-as-user.ts';
import type { Called } from '../../../identity/call.ts';
import styles from '../form/account-page.module.css';
import { PressButton } from '../form/press-button.tsx';
import { saveFile } from './save-file.ts';
import { Section } from '../form/section.tsx';

/** Everything that is kept of the user, as one file. */
export function ExportSection() {
  return (
    <Section title="Your data" lead="Download everything you keep here, anytime.">
      <p className={styles.quiet}>
        One ZIP file with your profile, address book, drafts and logos, and every document as PDF and data. Open
        index.html in it to see them all.
      </p>
      <div className={styles.buttons}>
        <PressButton press={exportAll} done="Your data is in your downloads.">
          Download all my data
        </PressButton>
      </div>
    </Section>
  );
}

const BROKEN_OFF = 'The download didn’t finish. Check your connection and try again.';

async function exportAll(): Promise<Called<undefined>> {
  const answer = await callAsUser('GET /api/profile/export', { wants: 'response' });
  if (!answer.ok) return answer;
  try {
    saveFile(await answer.data.blob(), `paperwage-${new Date().toISOString().slice(0, 10)}.zip`);
    return { ok: true, data: undefined };
  } catch {
    return { ok: false, error: { code: 'unreachable', message: BROKEN_OFF, issues: [] } };
  }
}
