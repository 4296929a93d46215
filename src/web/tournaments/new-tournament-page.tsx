import '../online/online.css';
import './tournaments.css';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { TOURNAMENT_FORMATS } from '../../client/protocol/tournaments.ts';
import { range } from '../../engine/list.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { NoServer } from '../online/no-server.tsx';
import { PACE_NAMES, PACE_PRESETS } from '../online/paces.ts';
import { useServer } from '../online/server.ts';
import { api, ensureSignedIn, NoName, requestErrorCode } from '../online/sign-in.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import { ChosenGame } from '../screens/chosen-game.tsx';
import { OptionChooser } from '../screens/option-chooser.tsx';
import type { GameFacts } from '../solo/protocol.ts';
import { newDraft, newTournamentOf, type TournamentDraft } from './draft.ts';
import { MoreTerms } from './more-terms.tsx';
import { useTournamentWords } from './words.ts';

/** Opening a tournament: main settings first, the rest collapsed. */
export function NewTournamentPage(): ReactNode {
  const words = useTournamentWords();
  const server = useServer();
  const [game, setGame] = useState('grid');
  if (server.kind === 'none') return <NoServer />;
  return (
    <Page title={words.open} className="create">
      <ChosenGame game={game} onChange={setGame}>
        {(facts, texts) => <SetUp facts={facts} texts={texts} />}
      </ChosenGame>
    </Page>
  );
}

function SetUp({
  facts,
  texts,
}: {
  readonly facts: GameFacts;
  readonly texts: AnyTexts;
}): ReactNode {
  const words = useTournamentWords();
  const [draft, setDraft] = useState<TournamentDraft>(() =>
    newDraft(facts, words.titleOf(texts.name)),
  );
  const want = (some: Partial<TournamentDraft>): void => setDraft({ ...draft, ...some });
  const opening = useOpening();
  return (
    <Panel tone="raised" className="set-up">
      <label className="field">
        <span className="field-name">{words.title}</span>
        <input
          value={draft.title}
          maxLength={60}
          onChange={(event) => want({ title: event.target.value })}
        />
      </label>
      <Main facts={facts} draft={draft} want={want} />
      <details className="options tournament-more">
        <summary>{words.more}</summary>
        <MoreTerms draft={draft} want={want} />
      </details>
      <OptionChooser
        facts={facts}
        texts={texts}
        options={draft.options}
        onChange={(options) => want({ options })}
      />
      {opening.trouble !== undefined && <Refused trouble={opening.trouble} />}
      <Button
        kind="main"
        className="start"
        disabled={draft.title.trim() === ''}
        onClick={() => opening.open(facts.id, draft)}
      >
        {words.create}
      </Button>
    </Panel>
  );
}

/** The main settings: format, table, match and clock. */
function Main({
  facts,
  draft,
  want,
}: {
  readonly facts: GameFacts;
  readonly draft: TournamentDraft;
  readonly want: (some: Partial<TournamentDraft>) => void;
}): ReactNode {
  const words = useTournamentWords();
  const online = useOnlineWords();
  const { min, max } = facts.seats;
  const sizes = range(max + 1).filter((seats) => seats >= Math.max(2, min));
  const formats = TOURNAMENT_FORMATS.filter((one) => one === 'swiss' || draft.seats === 2);
  return (
    <>
      {sizes.length > 1 && (
        <SegmentedControl
          label={words.seats}
          value={String(draft.seats)}
          options={sizes.map((seats) => ({ value: String(seats), name: String(seats) }))}
          onChange={(value) => {
            const seats = Number(value);
            want(seats > 2 ? { seats, format: 'swiss', legs: 1 } : { seats });
          }}
        />
      )}
      {formats.length > 1 && (
        <SegmentedControl
          label={words.format}
          value={draft.format}
          options={formats.map((value) => ({ value, name: words.formats[value] }))}
          onChange={(format) => want({ format })}
          note={words.formatSays[draft.format]}
        />
      )}
      <SegmentedControl
        label={words.pace}
        value={draft.pace}
        options={PACE_NAMES.filter((name) => name !== 'none').map((value) => ({
          value,
          name: online.paceOf(PACE_PRESETS[value]),
        }))}
        onChange={(pace) => want({ pace })}
      />
      {draft.seats === 2 && (
        <SegmentedControl
          label={words.legs}
          value={String(draft.legs)}
          options={[1, 2].map((legs) => ({ value: String(legs), name: words.legsOf(legs) }))}
          onChange={(legs) => want({ legs: Number(legs) })}
        />
      )}
      <SegmentedControl
        label={words.listed}
        value={draft.listed ? 'yes' : 'no'}
        options={(['no', 'yes'] as const).map((value) => ({ value, name: words.listedAs[value] }))}
        onChange={(value) => want({ listed: value === 'yes' })}
      />
    </>
  );
}

function Refused({ trouble }: { readonly trouble: ErrorCode }): ReactNode {
  const { errors } = useOnlineWords();
  return (
    <p role="alert" className="refusal">
      {errors[trouble]}
    </p>
  );
}

/** Opens the tournament, signing in as a guest if needed, and goes there. */
function useOpening() {
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<ErrorCode>();
  const open = async (game: string, draft: TournamentDraft): Promise<void> => {
    try {
      setTrouble(undefined);
      await ensureSignedIn();
      const { id } = await api.openTournament(newTournamentOf(game, draft));
      go(`/tournaments/${id}`);
    } catch (error) {
      if (!(error instanceof NoName)) setTrouble(requestErrorCode(error));
    }
  };
  return { trouble, open };
}
