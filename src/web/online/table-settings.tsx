import { type ReactNode, useState } from 'react';
import type { TableInfo } from '../../client/protocol/table.ts';
import { isObject, same } from '../../engine/json.ts';
import { type AnyTexts, LANGUAGE_NAMES } from '../../engine/texts.ts';
import { posterOf } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useFacts } from '../games.ts';
import { LineIcon } from '../line-icon.tsx';
import { OptionChooser } from '../screens/option-chooser.tsx';
import { HowMany } from '../screens/seat-line.tsx';
import { useSettings } from '../settings.ts';
import type { GameFacts } from '../solo/protocol.ts';
import { useWords } from '../words.ts';
import type { OnlineStatus } from './online-status.ts';
import { differences } from './option-changes.ts';
import { PACE_NAMES, PACE_PRESETS } from './paces.ts';
import { openPlaces } from './place-chooser.tsx';
import { api } from './sign-in.ts';
import type { TableDraft } from './table-draft.ts';
import { TermsSummary } from './terms.tsx';
import type { Attempt } from './waiting-room.tsx';
import { useMeetingWords, useOnlineWords } from './words.ts';

interface Props {
  readonly status: OnlineStatus;
  readonly texts: AnyTexts;
  readonly attempt: Attempt;
}

/** The table's settings; the host can change them. */
export function TableSettings({ status, texts, attempt }: Props): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  const house = useWords();
  const { language } = useSettings();
  const [open, setOpen] = useState(false);
  const { info, chair } = status.known;
  const facts = useFacts(info.game);
  const hosts = chair === info.host && info.phase === 'gathering' && !info.check;
  const changed = facts ? differences(facts, texts, info.options) : [];
  const length = posterOf(info.game, language)?.length ?? '';
  const games = info.legs > 1 ? [online.match(info.legs)] : [];
  const rows = [
    [words.gameRow, texts.name],
    [words.playersRow, house.players(info.seats, info.seats)],
    [words.lengthRow, [...games, words.about(length)].join(' · ')],
    [words.clockRow, online.paceOf(info.pace)],
    [words.rulesRow, changed.length > 0 ? changed.join(', ') : online.rulebook],
    [words.joinRow, info.listed ? words.everybody : words.linkOrCode],
    [words.ratedRow, info.rated ? online.rated : words.casual],
    ...(info.language === null ? [] : [[words.talkRow, LANGUAGE_NAMES[info.language]] as const]),
  ] as const;
  return (
    <section className="waiting-terms" aria-label={words.editTitle}>
      <h2>
        {words.table}
        {hosts && (
          <button type="button" className="waiting-edit" onClick={() => setOpen(true)}>
            <LineIcon name="edit" />
            {words.edit}
          </button>
        )}
      </h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {facts && (
        <Drawer open={open} onClose={() => setOpen(false)} title={words.editTitle}>
          {open && <Edit {...{ info, facts, texts, attempt }} onDone={() => setOpen(false)} />}
        </Drawer>
      )}
    </section>
  );
}

function Edit({
  info,
  facts,
  texts,
  attempt,
  onDone,
}: {
  readonly info: TableInfo;
  readonly facts: GameFacts;
  readonly texts: AnyTexts;
  readonly attempt: Attempt;
  readonly onDone: () => void;
}): ReactNode {
  const words = useMeetingWords();
  const { language } = useSettings();
  const [seats, setSeats] = useState(info.seats);
  const [wish, setWish] = useState<TableDraft>(() => ({
    places: openPlaces(info.seats),
    pace: PACE_NAMES.find((name) => same(PACE_PRESETS[name], info.pace)) ?? 'normal',
    options: ownOptions(facts, info.options),
    legs: info.legs,
    talk: info.talk,
    language: info.language ?? language,
    listed: info.listed,
    rated: info.rated,
  }));
  const save = async (): Promise<void> => {
    const { places: _, pace, ...rest } = wish;
    onDone();
    await attempt(() => api.editTable(info.id, { ...rest, seats, pace: PACE_PRESETS[pace] }))();
  };
  return (
    <>
      <HowMany
        min={Math.max(2, facts.seats.min)}
        max={facts.seats.max}
        seats={seats}
        onChange={setSeats}
      />
      <OptionChooser
        facts={facts}
        texts={texts}
        options={wish.options}
        onChange={(options) => setWish({ ...wish, options })}
      />
      <TermsSummary wish={wish} want={(some) => setWish({ ...wish, ...some })} />
      <Button kind="main" onClick={save}>
        {words.save}
      </Button>
    </>
  );
}

/** Only the changed options. */
function ownOptions(facts: GameFacts, options: object): object {
  const given = isObject(options) ? options : {};
  return Object.fromEntries(
    facts.options
      .filter(({ name, normally }) => given[name] !== undefined && !same(given[name], normally))
      .map(({ name }) => [name, given[name]]),
  );
}
