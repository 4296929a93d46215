import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import type { LobbyTable } from '../../client/protocol/http.ts';
import { LANGUAGE_NAMES } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useFacts, useTexts } from '../games.ts';
import { useWords } from '../words.ts';
import { differences, listedName } from './option-changes.ts';
import { useRatingText } from './rating-mark.tsx';
import { useOnlineWords } from './words.ts';

/** The lobby's tables, one per line. */
export function LobbyLines({
  tables,
  onSit,
}: {
  readonly tables: readonly LobbyTable[];
  readonly onSit?: (id: string) => void;
}): ReactNode {
  return (
    <ul className="lobby-lines">
      {tables.map((table) => (
        <Suspense key={table.id}>
          <Line table={table} onSit={onSit} />
        </Suspense>
      ))}
    </ul>
  );
}

/** One table: game, pace, changed options, players. */
function Line({
  table,
  onSit,
}: {
  readonly table: LobbyTable;
  readonly onSit: ((id: string) => void) | undefined;
}): ReactNode {
  const words = useOnlineWords();
  const texts = useTexts(table.game);
  const facts = useFacts(table.game);
  const common = useWords();
  const ratingOf = useRatingText();
  const names = table.names.flatMap((name, chair) =>
    name === null
      ? []
      : [`${listedName(name, common.levels)} ${ratingOf(table.ratings[chair])}`.trim()],
  );
  const who = names.length === 0 ? words.nobody : names.join(', ');
  const takeable = table.phase === 'playing' && !table.rated ? table.bots : 0;
  const parts = [
    words.paceOf(table.pace),
    ...(table.free > 0 ? [words.freeSeats(table.free, table.seats)] : []),
    ...(takeable > 0 ? [words.botsHold(takeable)] : []),
    ...(facts ? differences(facts, texts, table.options) : []),
    ...(table.legs > 1 ? [words.match(table.legs)] : []),
    ...(table.rated ? [words.rated] : []),
    ...(table.language === null ? [] : [LANGUAGE_NAMES[table.language]]),
  ];
  return (
    <li>
      <div>
        <strong>{texts.name}</strong>
        <span>{who}</span>
        <span className="note">{parts.join(' · ')}</span>
      </div>
      {onSit && (
        <Button
          kind="main"
          aria-label={words.joinAt(texts.name, who)}
          onClick={() => onSit(table.id)}
        >
          {words.join}
        </Button>
      )}
      <Link
        className="button"
        href={`/online/${table.id}`}
        aria-label={words.watchAt(texts.name, who)}
      >
        {words.watch}
      </Link>
    </li>
  );
}
