import { ScenePageSvg } from '@paperwage/paper/svg';
import type { ReactNode } from 'react';
import { memo, useDeferredValue, useMemo } from 'react';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.tsx';
import { setState } from '../store/edits.ts';
import styles from './finish-step.module.css';

/** Templates and themes, each shown as the user's own document. */
export function LookPicker() {
  const { store, kind } = useBuilder();
  const document = useDeferredValue(useCalculation(({ result }) => result.document));
  const template = useBuilderState((state) => state.template);
  const theme = useBuilderState((state) => state.theme);
  const templates = kind.templatesOf?.(document) ?? kind.templates;
  const short = useMemo(() => kind.firstOf(document), [kind, document]);
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{kind.words.template ?? 'Template'}</legend>
        <div className={styles.templates}>
          {templates.map(({ id, name, description }) => (
            <Choice
              key={id}
              group="template"
              name={name}
              description={description}
              isChosen={id === template}
              onChoose={() => setState(store, { template: id })}
            >
              <Miniature document={short} template={id} theme={theme} />
            </Choice>
          ))}
        </div>
      </fieldset>
      {kind.themes.length > 1 && (
        <fieldset className={styles.choices}>
          <legend>Theme</legend>
          <div className={styles.themes}>
            {kind.themes.map(({ id, name, accent }) => (
              <Choice
                key={id}
                group="theme"
                name={name}
                swatch={accent}
                isChosen={id === theme}
                onChoose={() => setState(store, { theme: id })}
              >
                <Miniature document={short} template={template} theme={id} />
              </Choice>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly group: string;
  readonly name: string;
  readonly description?: string;
  /** Color shown beside the name of a theme, whose paper is shown close up: whole pages would be too small to tell apart. */
  readonly swatch?: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Choice({ group, name, description, swatch, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={`look-${group}`} checked={isChosen} onChange={onChoose} />
      <span className={swatch ? `${styles.paper} ${styles.closeUp}` : styles.paper} aria-hidden="true">
        {children}
      </span>
      <span className={styles.choiceName}>
        {swatch && <i className={styles.swatch} style={{ background: swatch }} />}
        {name}
      </span>
      {description && <span className={styles.choiceNote}>{description}</span>}
    </label>
  );
}

const Miniature = memo(function Miniature(props: { document: object; template: string; theme: string }) {
  const { document, template, theme } = props;
  const { kind } = useBuilder();
  const { scene } = useMemo(() => kind.layout(document, { template, theme }), [kind, document, template, theme]);
  const [page] = scene.pages;
  return page ? <ScenePageSvg page={page} images={scene.images} label="" /> : null;
});
