import { useEffect, useRef, useState } from 'react';
import {
  changeDisplaySettings,
  normalSettings,
  readDisplaySettings,
  type DisplaySettings,
} from './display-settings.ts';
import styles from './display-settings-dialog.module.css';

type Choices = {
  readonly [Name in keyof DisplaySettings]: {
    readonly legend: string;
    readonly options: readonly (readonly [DisplaySettings[Name], string])[];
  };
};

const choices: Choices = {
  textSize: {
    legend: 'Text size',
    options: [
      ['normal', '100%'],
      ['large', '112%'],
      ['larger', '125%'],
      ['largest', '150%'],
    ],
  },
  contrast: {
    legend: 'Contrast',
    options: [
      ['normal', 'Standard'],
      ['more', 'More'],
    ],
  },
  motion: {
    legend: 'Motion',
    options: [
      ['normal', 'Same as this device'],
      ['none', 'None'],
    ],
  },
  links: {
    legend: 'Links',
    options: [
      ['normal', 'Standard'],
      ['underlined', 'Always underlined'],
    ],
  },
};

/** Text size, contrast, motion and links, applied as they are chosen. */
export function Dialog({ onClose }: { readonly onClose: () => void }) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [settings, setSettings] = useState(() => readDisplaySettings(document.documentElement));
  useEffect(() => dialogRef.current?.showModal(), []);
  const change = (next: DisplaySettings) => {
    changeDisplaySettings(document.documentElement, next, localStorage);
    setSettings(next);
  };
  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-labelledby="display-settings-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialogRef.current) dialogRef.current.close();
      }}
    >
      <form method="dialog" className={styles.form}>
        <h2 id="display-settings-title">Display settings</h2>
        {(Object.keys(choices) as (keyof DisplaySettings)[]).map((name) => (
          <fieldset key={name} className={styles.group}>
            <legend>{choices[name].legend}</legend>
            <div className={styles.options}>
              {choices[name].options.map(([value, label]) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={name}
                    value={value}
                    checked={settings[name] === value}
                    onChange={() => change({ ...settings, [name]: value })}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <p className={styles.note}>Saved in this browser only.</p>
        <div className={styles.buttons}>
          <button type="button" className={styles.plain} onClick={() => change(normalSettings)}>
            Use standard settings
          </button>
          <button type="submit" className={styles.primary}>
            Close
          </button>
        </div>
      </form>
    </dialog>
  );
}
