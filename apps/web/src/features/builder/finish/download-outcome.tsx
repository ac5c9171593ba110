import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { pressDownload } from '../download/press-download.ts';
import { keepFocus, WAY_ON } from '../fields/keep-focus.ts';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import styles from './finish-step.module.css';

const NOT_IN_HISTORY = ' You’re offline, so it isn’t in your history. To add it, download it again once you’re online.';

/** The result of the download: the file name, or why there is none and a way to try again. */
export function DownloadOutcome() {
  const builder = useBuilder();
  const download = useBuilderState((state) => state.download);
  const place = useRef<HTMLDivElement>(null);
  const { status } = download;
  useEffect(() => {
    if (status === 'done' || status === 'failed') place.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return (
    <div ref={place} className={styles.outcome} role="status">
      {download.status === 'done' && (
        <div key={download.fileName} className={styles.done}>
          <svg className={styles.tick} viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="15" />
            <path d="M9 16.5l5 5 9.5-10.5" pathLength="1" />
          </svg>
          <div>
            <p className={styles.doneTitle}>Done.</p>
            <p>
              {download.fileName.endsWith('-sample.pdf')
                ? `Your sample, ${download.fileName}, is in your downloads`
                : `${download.fileName} is in your downloads`}
              {download.documentId === undefined ? (
                `.${download.isMissing ? NOT_IN_HISTORY : ''}`
              ) : (
                <>
                  {' '}
                  and <a href={`/user/history/${builder.kind.type}/${download.documentId}`}>in your history</a>.
                </>
              )}
            </p>
          </div>
        </div>
      )}
      {download.status === 'failed' && (
        <Notice
          tone="error"
          actions={
            <Button onClick={() => keepFocus(() => pressDownload(builder, download.kind), WAY_ON)}>Try again</Button>
          }
        >
          {download.message}
        </Notice>
      )}
    </div>
  );
}
