import { useLayoutEffect, useRef, useState } from 'react';
import {
  changeDisplaySettings,
  readDisplaySettings,
  standardSettings,
  type DisplaySettings,
} from './display-settings.ts';
import styles from './display-settings-panel.module.css';

type Name = keyof DisplaySettings;
type Choice<N extends Name = Name> = {
  readonly legend: string;
  readonly options: readonly (readonly [DisplaySettings[N], string])[];
};
type Switch<N extends Name = Name> = { readonly label: string; readonly help: string; readonly on: DisplaySettings[N] };

const choices: { readonly [N in 'textSize' | 'lineSpacing' | 'contrast' | 'colors']: Choice<N> } = {
  textSize: {
    legend: 'Text size',
    options: [
      ['normal', '100%'],
      ['large', '112%'],
      ['larger', '125%'],
      ['largest', '150%'],
    ],
  },
  lineSpacing: {
    legend: 'Line spacing',
    options: [
      ['normal', 'Normal'],
      ['wide', 'Wide'],
      ['widest', 'Widest'],
    ],
  },
  contrast: {
    legend: 'Contrast',
    options: [
      ['standard', 'Standard'],
      ['more', 'Higher'],
      ['device', 'Device'],
    ],
  },
  colors: {
    legend: 'Colors',
    options: [
      ['light', 'Light'],
      ['dark', 'Dark'],
      ['device', 'Device'],
    ],
  },
};

const switches: { readonly [N in 'links' | 'motion' | 'letterforms']: Switch<N> } = {
  links: { label: 'Underline links', help: 'Not by color alone', on: 'underlined' },
  motion: { label: 'Reduce motion', help: 'Nothing slides or fades', on: 'none' },
  letterforms: { label: 'Simple letterforms', help: 'Headings in the text typeface', on: 'simple' },
};

/** Display settings, beside the page, which changes as the user chooses. On small screens it is a bottom sheet. */
export function Dialog({ onClose }: { readonly onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  const [settings, setSettings] = useState(readDisplaySettings);
  // At once, so that no key comes before.
  useLayoutEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // Behind `public/before-paint.js`, which has shown what was chosen in another tab.
    const follow = () => setSettings(readDisplaySettings());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  // Wherever the focus is: the page beside the panel stays in use.
  useLayoutEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  const change = (next: DisplaySettings) => {
    changeDisplaySettings(next);
    setSettings(next);
  };
  return (
    <section ref={panel} className={styles.panel} role="dialog" aria-labelledby="display-settings-title" tabIndex={-1}>
      <div className={styles.head}>
        <h2 id="display-settings-title">Display settings</h2>
        <button type="button" className={styles.close} aria-label="Close display settings" onClick={onClose}>
          <svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <p>
        The page changes as you choose. Documents keep their own look: paper stays white and the print stays the same.
      </p>
      <div className={styles.settings}>
        {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
          <ChoiceField
            key={name}
            name={name}
            value={settings[name]}
            onChange={(value) => change({ ...settings, [name]: value })}
          />
        ))}
        <div className={styles.switches}>
          {(Object.keys(switches) as (keyof typeof switches)[]).map((name) => (
            <SwitchField
              key={name}
              name={name}
              isOn={settings[name] === switches[name].on}
              onChange={(isOn) => change({ ...settings, [name]: isOn ? switches[name].on : standardSettings[name] })}
            />
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        <p>Kept in this browser. No account.</p>
        <button type="button" className={styles.reset} onClick={() => change(standardSettings)}>
          Reset all
        </button>
      </div>
    </section>
  );
}

interface ChoiceFieldProps {
  readonly name: keyof typeof choices;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ChoiceField({ name, value, onChange }: ChoiceFieldProps) {
  const { legend, options } = choices[name];
  return (
    <fieldset className={styles.group} data-setting={name}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(([option, label]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchFieldProps {
  readonly name: keyof typeof switches;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function SwitchField({ name, isOn, onChange }: SwitchFieldProps) {
  const { label, help } = switches[name];
  const isSetOnDevice = name === 'motion' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  const helpId = `${name}-help`;
  return (
    <label>
      <span>{label}</span>
      <small id={helpId}>{isSetOnDevice ? 'Already set on this device' : help}</small>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={helpId}
        checked={isOn || isSetOnDevice}
        disabled={isSetOnDevice}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
