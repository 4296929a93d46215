import type { ReactNode } from 'react';
import { LANGUAGES } from '../../engine/texts.ts';
import { Choice, Switch } from '../../ui/choice.tsx';
import { Page } from '../page.tsx';
import { CONFIRMS, change, MOTIONS, SPEEDS, THEMES, useSettings } from '../settings.ts';
import { useWords } from '../words.ts';

const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const;

/** Everything a person can set; nothing of it needs an account. */
export function SettingsPage(): ReactNode {
  const words = useWords();
  const settings = useSettings();
  const { settingsFor } = words;
  return (
    <Page title={words.settings} className="settings">
      <Choice
        label={settingsFor.language}
        value={settings.language}
        options={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
        onChange={(language) => change({ language })}
      />
      <Choice
        label={settingsFor.theme}
        value={settings.theme}
        options={THEMES.map((value) => ({ value, name: words.theme[value] }))}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        label={settingsFor.motion}
        value={settings.motion}
        options={MOTIONS.map((value) => ({ value, name: words.motion[value] }))}
        onChange={(motion) => change({ motion })}
      />
      <Choice
        label={settingsFor.speed}
        value={settings.speed}
        options={SPEEDS.map((value) => ({ value, name: words.speeds[value] }))}
        onChange={(speed) => change({ speed })}
      />
      <Choice
        label={settingsFor.confirm}
        value={settings.confirm}
        options={CONFIRMS.map((value) => ({ value, name: words.confirms[value] }))}
        onChange={(confirm) => change({ confirm })}
      />
      <Switch
        label={settingsFor.sound}
        on={settings.sound}
        onChange={(sound) => change({ sound })}
      />
      <Switch label={settingsFor.keys} on={settings.keys} onChange={(keys) => change({ keys })} />
      <label className="field">
        <span className="field-name">{settingsFor.name}</span>
        <input
          value={settings.name}
          placeholder={words.defaultName}
          maxLength={24}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <p className="note">{words.settingsKept}</p>
    </Page>
  );
}
