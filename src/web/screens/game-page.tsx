import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { AnyTexts } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Panel, StarRule } from '../../ui/panel.tsx';
import { WoodType } from '../../ui/wood-type.tsx';
import { DealEntry, type WantedDeal } from '../daily/deal-code.tsx';
import { fetchTable } from '../fetching.ts';
import { useFacts, useTexts } from '../games.ts';
import { whenIdle } from '../idle.ts';
import { PlayOnline } from '../online/my-tables.tsx';
import { useOwnName } from '../own-name.ts';
import { Page } from '../page.tsx';
import { useReadingWords } from '../reading-words.ts';
import type { Sitter } from '../session.ts';
import { useSettings } from '../settings.ts';
import { againstBots } from '../sitters.ts';
import { localServer } from '../solo/client.ts';
import type { GameFacts } from '../solo/protocol.ts';
import { startHere, usualSeats } from '../starting.ts';
import { useWords } from '../words.ts';
import { GameArt } from './game-art.tsx';
import { OptionChooser } from './option-chooser.tsx';
import { SeatChooser } from './seat-chooser.tsx';
import { typeLines } from './type-lines.ts';

/** A game: description, lesson, setup. */
export function GamePage({ game }: { readonly game: string }): ReactNode {
  const words = useWords();
  const facts = useFacts(game);
  if (!facts) return <Page title={words.notFound}>{null}</Page>;
  return <Known facts={facts} />;
}

function Known({ facts }: { readonly facts: GameFacts }): ReactNode {
  const words = useWords();
  const { watchMasters } = useReadingWords();
  const texts = useTexts(facts.id);
  return (
    <Page title={texts.name} hideTitle className="game">
      <div className="game-head">
        <div className="game-art">
          <GameArt game={facts.id} />
        </div>
        <div>
          <WoodType lines={typeLines(texts.name)} tallest={100} className="game-name" />
          <StarRule />
          <p className="kicker">
            {words.players(facts.seats.min, facts.seats.max)} · {texts.length}
          </p>
          <p className="lead">{texts.about}</p>
          <div className="row">
            <Link className="button button-main" href={`/play/${facts.id}`}>
              {words.playNow}
            </Link>
            <PlayOnline game={facts.id} />
            <Link className="button" href={`/learn/${facts.id}`}>
              {words.learn}
            </Link>
            <Link className="button" href={`/rules/${facts.id}`}>
              {words.rules}
            </Link>
            <Link className="button" href={`/masters/${facts.id}`}>
              {watchMasters}
            </Link>
            <span className="note">{words.rulesLine(facts.rules.length)}</span>
          </div>
        </div>
      </div>
      <SetUp facts={facts} texts={texts} />
    </Page>
  );
}

/** Presets first, then seats, then every option with the rule it changes. */
function SetUp({
  facts,
  texts,
}: {
  readonly facts: GameFacts;
  readonly texts: AnyTexts;
}): ReactNode {
  const words = useWords();
  const settings = useSettings();
  const name = useOwnName();
  const [, go] = useLocation();
  const [options, setOptions] = useState<object>({});
  const [sitters, setSitters] = useState<readonly Sitter[]>(() =>
    againstBots(usualSeats(facts), name, 'rookie'),
  );
  const [refusal, setRefusal] = useState<{ readonly rule: string | null }>();
  useEffect(
    () => whenIdle(() => fetchTable(facts.id, settings.language)),
    [facts, settings.language],
  );
  const [deal, setDeal] = useState<WantedDeal>();
  const start = async (): Promise<void> => {
    if (deal) {
      const name = settings.name || words.guest;
      const fits = deal.seats === sitters.length;
      const company = fits ? sitters : againstBots(deal.seats, name, 'rookie');
      return go(`/table/${await startHere(facts.id, deal.options, company, deal.code)}`);
    }
    const bad = await localServer.check(facts.id, options, sitters.length);
    if (bad) return setRefusal(bad);
    go(`/table/${await startHere(facts.id, options, sitters)}`);
  };
  return (
    <Panel tone="raised" title={words.setUp} className="set-up">
      <SeatChooser facts={facts} sitters={sitters} onChange={setSitters} />
      <OptionChooser facts={facts} texts={texts} options={options} onChange={setOptions} />
      <DealEntry game={facts.id} onChange={setDeal} />
      {refusal && (
        <p role="alert" className="refusal">
          {words.badOptions}{' '}
          {refusal.rule !== null && `${refusal.rule}: ${texts.rules[refusal.rule]}`}
        </p>
      )}
      <Button kind="main" className="start" onClick={start}>
        {words.start}
      </Button>
    </Panel>
  );
}
