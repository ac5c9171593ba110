import type { Issuance } from '@paperwage/documents/kinds';
import type { Scene } from '@paperwage/paper';
import type { ComponentType } from 'react';
import { memo, useCallback, useDeferredValue, useMemo, useState, useEffect } from 'react';
import { useGoToPath } from '../store/use-go-to-path.ts';
import { useBuilder, useCalculation, useCalculationNow, useBuilderState } from '../store/builder.tsx';
import { setState } from '../store/edits.ts';
import type { PaperKind } from '../kind/paper-kind.ts';
import { PreviewPage } from './preview-page.tsx';
import { pagesWithRegions } from './regions.ts';
import styles from './preview-pane.module.css';

type Zoom = 'fit' | '100' | '150';

interface PreviewPaneProps {
  readonly Notices: ComponentType | undefined;
  /** Codes belong to the document shown: once it changes, it is no longer the issued one. Absent for a plain document. */
  readonly issuance?: Issuance | undefined;
}

/** The document as it will be printed, on the desk. */
export function PreviewPane({ Notices, issuance }: PreviewPaneProps) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [view, setView] = useView();
  return (
    <section className={styles.view} aria-label="Preview" id="preview">
      <Toolbar zoom={zoom} onZoom={setZoom} view={view} onView={setView} />
      {Notices && <Notices />}
      <Pages zoom={zoom} view={view} issuance={issuance} />
    </section>
  );
}

/** The part of the template shown alone; undefined shows all of it, as does a template without such a part. */
function useView() {
  const { kind } = useBuilder();
  const template = useBuilderState((state) => state.template);
  const [chosen, setChosen] = useState<string>();
  const isThere = kind.viewsOf?.(template).some(({ id }) => id === chosen) ?? false;
  return [isThere ? chosen : undefined, setChosen] as const;
}

interface PagesProps {
  readonly zoom: Zoom;
  readonly view: string | undefined;
  readonly issuance: Issuance | undefined;
}

function Pages({ zoom, view, issuance }: PagesProps) {
  const { store, kind } = useBuilder();
  const document = useSettledDocument(
    kind,
    useCalculationNow(({ result }) => result.document),
  );
  const whole = useBuilderState((state) => state.template);
  const template = view ?? whole;
  const theme = useBuilderState((state) => state.theme);
  const marked = useBuilderState((state) => state.marked);
  const goToPath = useGoToPath();
  const onRegionClick = useCallback(
    (region: string) => goToPath(kind.fieldOfRegion(region, store.get().draft)),
    [goToPath, store, kind],
  );
  const layout = useLayout(template, theme, issuance);
  // The page that shows what is typed follows each key; the others come a moment later, so that they never delay it.
  const later = useDeferredValue(document);
  const settled = layout(later);
  const pages = useMemo(() => pagesWithRegions(settled.pages), [settled]);
  const highlighted = useMemo(
    () => pages.find(marked && kind.regionOfField(marked, document)),
    [kind, pages, document, marked],
  );
  const followed = highlighted?.page ?? 0;
  const ahead = useMemo(
    () =>
      document === later
        ? undefined
        : kind.layoutPage?.(document, { template, theme, issuance }, followed, settled.pages.length),
    [kind, document, later, template, theme, issuance, followed, settled],
  );
  const scene = document === later || ahead ? settled : layout(document);
  // A page and its pictures come from one scene: a removed logo is still on a page that updates later.
  const sceneOf = (index: number) => (index === followed || !settled.pages[index] ? scene : settled);
  const pageOf = (index: number) => sceneOf(index).pages[index] ?? scene.pages[index]!;
  return (
    <div className={`${styles.pages} ${styles[`zoom${zoom}`]}`} role="group" aria-label="Pages" tabIndex={0}>
      {scene.pages.map((_, index) => (
        <PreviewPage
          key={index}
          page={index === followed && ahead ? ahead.pages[0]! : pageOf(index)}
          images={(index === followed && ahead ? ahead : sceneOf(index)).images}
          label={`${kind.words.paper} preview, page ${index + 1} of ${scene.pages.length}`}
          highlight={highlighted?.page === index ? highlighted.region : undefined}
          onRegionClick={onRegionClick}
        />
      ))}
    </div>
  );
}

/** Lays documents out in a look; the last two are remembered, because the same one is asked for now and a moment later. */
function useLayout(template: string, theme: string, issuance: Issuance | undefined): (document: object) => Scene {
  const { kind } = useBuilder();
  return useMemo(() => {
    let known: readonly { readonly document: object; readonly scene: Scene }[] = [];
    return (document) => {
      const found = known.find((one) => one.document === document);
      if (found) return found.scene;
      const { scene } = kind.layout(document, { template, theme, issuance });
      known = [{ document, scene }, ...known.slice(0, 1)];
      return scene;
    };
  }, [kind, template, theme, issuance]);
}

interface ToolbarProps {
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly view: string | undefined;
  readonly onView: (view: string | undefined) => void;
}

/** Not re-rendered on a key press: re-rendering a radio button sets its name and type again. */
const Toolbar = memo(function Toolbar({ zoom, onZoom, view, onView }: ToolbarProps) {
  const { store, kind } = useBuilder();
  const template = useBuilderState((state) => state.template);
  const templates = useCalculation(({ result }) => kind.templatesOf?.(result.document) ?? kind.templates);
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
          <span>Show:</span>
          <select value={view ?? ''} onChange={(event) => onView(event.target.value || undefined)}>
            <option value="">All</option>
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
          <option value="fit">Fit</option>
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
  const theme = useBuilderState((state) => state.theme);
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

const SETTLE_MS = 200;

/** The document to lay out: at once for a usual one, after a pause in typing for a very long one. */
function useSettledDocument(kind: Pick<PaperKind, 'isLong'>, document: object): object {
  const [settled, setSettled] = useState<object>();
  const isLong = kind.isLong(document);
  useEffect(() => {
    if (!isLong) return undefined;
    const timer = setTimeout(() => setSettled(document), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [document, isLong]);
  return isLong && settled ? settled : document;
}
