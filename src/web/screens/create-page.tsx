import '../online/online.css';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DealEntry, type WantedDeal } from '../daily/deal-code.tsx';
import { NoServer } from '../online/no-server.tsx';
import { openPlaces, PlaceChooser } from '../online/place-chooser.tsx';
import { useServer } from '../online/server.ts';
import { summary, type TableDraft } from '../online/table-draft.ts';
import { TermsSummary } from '../online/terms.tsx';
import { useOpening } from '../online/use-open-table.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import type { GameFacts } from '../solo/protocol.ts';
import { usualSeats } from '../starting.ts';
import { ChosenGame } from './chosen-game.tsx';
import { OptionChooser } from './option-chooser.tsx';

/** Opening a table: game, seats, pace, options, chat, and a one-line summary. */
export function CreatePage({ game = 'grid' }: { readonly game: string | undefined }): ReactNode {
  const words = useOnlineWords();
  const server = useServer();
  const [, go] = useLocation();
  if (server.kind === 'none') return <NoServer />;
  return (
    <Page title={words.open} className="create">
      <ChosenGame game={game} onChange={(next) => go(`/lobby/new/${next}`, { replace: true })}>
        {(facts, texts) => <SetUp facts={facts} texts={texts} />}
      </ChosenGame>
    </Page>
  );
}

interface Props {
  readonly facts: GameFacts;
  readonly texts: AnyTexts;
}

function SetUp({ facts, texts }: Props): ReactNode {
  const words = useOnlineWords();
  const { language } = useSettings();
  const [wish, setWish] = useState<TableDraft>(() => ({
    places: openPlaces(usualSeats(facts)),
    pace: 'normal',
    options: {},
    legs: 1,
    talk: 'phrases',
    language,
    listed: true,
    rated: false,
  }));
  const want = (some: Partial<TableDraft>): void => setWish({ ...wish, ...some });
  const opening = useOpening(facts.id);
  return (
    <Panel tone="raised" className="set-up">
      <PlaceChooser facts={facts} places={wish.places} onChange={(places) => want({ places })} />
      <OptionChooser
        facts={facts}
        texts={texts}
        options={wish.options}
        onChange={(options) => want({ options })}
      />
      <DealEntry game={facts.id} onChange={(deal) => setWish(withDeal(wish, deal))} />
      <TermsSummary wish={wish} want={want} />
      <p className="summary">
        <span className="kicker">{words.summary}</span>
        <span>{summary(wish, facts, texts, words)}</span>
      </p>
      {opening.refusal !== undefined && (
        <Refused rule={opening.refusal} texts={texts} trouble={opening.trouble} />
      )}
      <Button kind="main" className="start" onClick={() => opening.open(wish)}>
        {words.opening}
      </Button>
    </Panel>
  );
}

/**
 * A deal fixes seats and options and is never rated, because people with the code know the cards.
 */
function withDeal({ deal: _, ...wish }: TableDraft, deal: WantedDeal | undefined): TableDraft {
  if (!deal) return wish;
  const fits = wish.places.length === deal.seats;
  const places = fits ? wish.places : openPlaces(deal.seats);
  return { ...wish, places, options: deal.options, rated: false, deal: deal.code };
}

function Refused({
  rule,
  trouble,
  texts,
}: {
  readonly rule: string | null;
  readonly trouble: ErrorCode;
  readonly texts: AnyTexts;
}): ReactNode {
  const words = useOnlineWords();
  return (
    <p role="alert" className="refusal">
      {words.errors[trouble]} {rule !== null && `${rule}: ${texts.rules[rule]}`}
    </p>
  );
}
