import { useProfileWords } from '../profile/words.ts';
import '../profile/profile.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LANGUAGE_NAMES, LANGUAGES } from '../../engine/texts.ts';
import { SegmentedControl, Switch } from '../../ui/segmented-control.tsx';
import { CONTRASTS, MOTIONS, TEXT_SIZES, THEMES } from '../appearance.ts';
import { changeLanguage } from '../games.ts';
import { NameField } from '../online/name-field.tsx';
import { useServer } from '../online/server.ts';
import { Page } from '../page.tsx';
import { NoticeSettings } from '../profile/notice-matrix.tsx';
import { PrivacySettings } from '../profile/privacy-settings.tsx';
import { CONFIRMS, change, SPEEDS, useSettings } from '../settings.ts';
import { useWords } from '../words.ts';

/** All settings; none of them needs an account. */
export function SettingsPage(): ReactNode {
  const words = useWords();
  const { set } = useProfileWords();
  const server = useServer();
  const account = server.kind === 'there' && server.me?.account === true;
  return (
    <Page title={words.settings} className="settings">
      <p className="note">
        {account ? set.keptWithAccount : set.kept}{' '}
        {server.kind === 'there' && <Link href="/account">{words.account}</Link>}
      </p>
      <Look />
      <AtTheTable />
      <NoticeSettings />
      <PrivacySettings />
    </Page>
  );
}

function Look(): ReactNode {
  const words = useWords();
  const settings = useSettings();
  const { settingsFor } = words;
  const { set } = useProfileWords();
  return (
    <section>
      <h2>{set.look}</h2>
      <SegmentedControl
        label={settingsFor.language}
        value={settings.language}
        options={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
        onChange={(language) => void changeLanguage(language)}
      />
      <SegmentedControl
        label={settingsFor.theme}
        value={settings.theme}
        options={THEMES.map((value) => ({ value, name: words.theme[value] }))}
        onChange={(theme) => change({ theme })}
      />
      <SegmentedControl
        label={set.contrast}
        value={settings.contrast}
        options={CONTRASTS.map((value) => ({ value, name: set.contrasts[value] }))}
        onChange={(contrast) => change({ contrast })}
      />
      <SegmentedControl
        label={set.text}
        value={settings.text}
        options={TEXT_SIZES.map((value) => ({ value, name: set.texts[value] }))}
        onChange={(text) => change({ text })}
      />
      <SegmentedControl
        label={settingsFor.motion}
        value={settings.motion}
        options={MOTIONS.map((value) => ({ value, name: words.motion[value] }))}
        onChange={(motion) => change({ motion })}
      />
    </section>
  );
}

function AtTheTable(): ReactNode {
  const words = useWords();
  const settings = useSettings();
  const { settingsFor } = words;
  const { set } = useProfileWords();
  return (
    <section>
      <h2>{set.table}</h2>
      <SegmentedControl
        label={settingsFor.speed}
        value={settings.speed}
        options={SPEEDS.map((value) => ({ value, name: words.speeds[value] }))}
        onChange={(speed) => change({ speed })}
      />
      <SegmentedControl
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
      <Switch
        label={settingsFor.forced}
        on={settings.forced}
        onChange={(forced) => change({ forced })}
      />
      <p className="note">{settingsFor.forcedNote}</p>
      <Switch label={settingsFor.keys} on={settings.keys} onChange={(keys) => change({ keys })} />
      <Switch
        label={settingsFor.tips}
        on={settings.tips}
        onChange={(tips) => change({ tips, taught: [] })}
      />
      <NameField />
    </section>
  );
}
