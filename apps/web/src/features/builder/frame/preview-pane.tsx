import type { ComponentType } from 'react';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useGoToPath } from '../store/use-go-to-path.ts';
import { useBuilder, useComputed, useComputedAtOnce, useTyped } from '../store/builder.tsx';
import { setState } from '../store/edits.ts';
import { PreviewPage } from './preview-page.tsx';
import { pagesWithRegions } from './regions.ts';
import { useSettledDocument } from './use-settled-document.ts';
import styles from './preview-pane.module.css';

type Zoom = 'fit' | '100' | '150';

/** The document as it will be printed, on the desk. */
export function PreviewPane({ Notices }: { Notices: ComponentType | undefined }) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [view, setView] = useView();
  return (
    <section className={styles.view} aria-label="Preview" id="preview">
      <Toolbar zoom={zoom} onZoom={setZoom} view={view} onView={setView} />
      {Notices && <Notices />}
      <Pages zoom={zoom} view={view} />
    </section>
  );
}

/** What of the template is looked at alone; all of it with undefined, and where another template has no such part. */
function useView() {
  const { kind } = useBuilder();
  const template = useTyped((state) => state.template);
  const [chosen, setChosen] = useState<string>();
  const isThere = kind.viewsOf?.(template).some(({ id }) => id === chosen) ?? false;
  return [isThere ? chosen : undefined, setChosen] as const;
}

function Pages({ zoom, view }: { zoom: Zoom; view: string | undefined }) {
  const { store, kind } = useBuilder();
  const document = useSettledDocument(
    kind,
    useComputedAtOnce(({ result }) => result.document),
  );
  const whole = useTyped((state) => state.template);
  const template = view ?? whole;
  const theme = useTyped((state) => state.theme);
  const marked = useTyped((state) => state.marked);
  const goToPath = useGoToPath();
  const onRegionClick = useCallback(
    (region: string) => goToPath(kind.fieldOfRegion(region, store.get().draft)),
    [goToPath, store, kind],
  );
  const { scene } = useMemo(() => kind.layout(document, { template, theme }), [kind, document, template, theme]);
  const pages = useMemo(() => pagesWithRegions(scene.pages), [scene]);
  const highlighted = useMemo(
    () => pages.find(marked && kind.regionOfField(marked, document)),
    [kind, pages, document, marked],
  );
  // The page that shows what is typed follows each key; the others come a moment later, so that they never delay it.
  const followed = highlighted?.page ?? 0;
  // A page and its pictures are of one scene: a logo that was removed is still on a page that follows later.
  const later = useDeferredValue(scene);
  const sceneOf = (index: number) => (index === followed || !later.pages[index] ? scene : later);
  return (
    <div className={`${styles.pages} ${styles[`zoom${zoom}`]}`} role="group" aria-label="Pages" tabIndex={0}>
      {scene.pages.map((page, index) => (
        <PreviewPage
          key={index}
          page={sceneOf(index).pages[index] ?? page}
          images={sceneOf(index).images}
          label={`${kind.words.paper} preview, page ${index + 1} of ${scene.pages.length}`}
          highlight={highlighted?.page === index ? highlighted.region : undefined}
          onRegionClick={onRegionClick}
        />
      ))}
    </div>
  );
}

interface ToolbarProps {
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly view: string | undefined;
  readonly onView: (view: string | undefined) => void;
}

/** Kept out of what a key press draws: drawing a radio button again sets its name and type again. */
const Toolbar = memo(function Toolbar({ zoom, onZoom, view, onView }: ToolbarProps) {
  const { store, kind } = useBuilder();
  const template = useTyped((state) => state.template);
  const templates = useComputed(({ result }) => kind.templatesOf?.(result.document) ?? kind.templates);
  const views = kind.viewsOf?.(template) ?? [];
  return (
    <div className={styles.tools}>
      <label className={styles.chip}>
        <span>{kind.words.template ?? 'Template'}:</span>
        <select value={template} onChange={(event) => setState(store, { template: event.target.value })}>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {views.length > 1 && (
        <label className={styles.chip}>
          <span>See:</span>
          <select value={view ?? ''} onChange={(event) => onView(event.target.value || undefined)}>
            <option value="">all</option>
            {views.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.chip}>
        <span>Size:</span>
        <select value={zoom} onChange={(event) => onZoom(event.target.value as Zoom)}>
          <option value="fit">fit</option>
          <option value="100">100%</option>
          <option value="150">150%</option>
        </select>
      </label>
      {kind.themes.length > 1 && <Themes />}
    </div>
  );
});

function Themes() {
  const { store, kind } = useBuilder();
  const theme = useTyped((state) => state.theme);
  return (
    <fieldset className={styles.swatches}>
      <legend>Theme</legend>
      {kind.themes.map(({ id, name, accent }) => (
        <label key={id} title={name}>
          <input
            type="radio"
            name="preview-theme"
            aria-label={name}
            checked={theme === id}
            onChange={() => setState(store, { theme: id })}
          />
          <i style={{ background: accent }} />
        </label>
      ))}
    </fieldset>
  );
}
