import type { SceneImage, ScenePage } from '@paperwage/paper';
import { ScenePageSvg } from '@paperwage/paper/svg';
import { memo, useEffect, useRef, useState } from 'react';
import styles from './preview-pane.module.css';

export interface PreviewPageProps {
  readonly page: ScenePage;
  readonly images: Readonly<Record<string, SceneImage>>;
  readonly label: string;
  readonly highlight: string | undefined;
  readonly onRegionClick: (name: string) => void;
}

/** One sheet. Its content is only drawn while the sheet is near the viewport: a year of stubs has many. */
export const PreviewPage = memo(function PreviewPage(props: PreviewPageProps) {
  const { page, images, label, highlight, onRegionClick } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    // If several arrive at once, such as when the preview opens right after the page, the last one wins.
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: '15% 0px',
    });
    if (sheet.current) observer.observe(sheet.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={sheet} className={styles.sheet} style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      {isNear && (
        <ScenePageSvg page={page} images={images} label={label} highlight={highlight} onRegionClick={onRegionClick} />
      )}
    </div>
  );
});
