import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ResultLine } from '../../client/protocol/profile.ts';
import { posterOf } from '../../games/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { useAnalysisWords } from '../analysis/words.ts';
import { levelOf } from '../names.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { useProfileWords } from './words.ts';

/** A finished game: how it ended, the opponents, replay and review. */
export function ResultRow({ line }: { readonly line: ResultLine }): ReactNode {
  const words = useWords();
  const { analyse } = useAnalysisWords();
  const { profiles } = useProfileWords();
  const { language } = useSettings();
  const name = posterOf(line.game, language)?.name ?? line.game;
  const when = new Date(line.at).toLocaleDateString(language, { dateStyle: 'medium' });
  const rivals = line.rivals.map((rival) => {
    const level = levelOf(rival);
    return level ? words.levels[level] : rival || '?';
  });
  const ended = endedAs(line);
  return (
    <li className="result-row">
      <span className={classNames('result-mark', `result-${ended}`)}>
        {line.seats > 2 ? profiles.place(line.place, line.seats) : profiles.ended[ended]}
      </span>
      <span className="result-what">
        <strong>{name}</strong>
        <span className="note">
          {[
            rivals.length === 0 ? profiles.alone : `${profiles.against} ${rivals.join(', ')}`,
            line.score.toLocaleString(language),
            when,
            ...(line.rated ? [profiles.rated] : []),
          ].join(' · ')}
        </span>
        {line.note !== null && <span className="note">{profiles.note(line.note)}</span>}
      </span>
      <Link
        className="button"
        href={`/replay/${line.table}`}
        aria-label={profiles.replay(name, when)}
      >
        {words.replay}
      </Link>
      <Link
        className="button button-plain"
        href={`/analysis/${line.table}`}
        aria-label={profiles.analyse(name, when)}
      >
        {analyse}
      </Link>
    </li>
  );
}

/** How a result counts for its person. */
export function endedAs({
  place,
  shared,
}: Pick<ResultLine, 'place' | 'shared'>): 'won' | 'drawn' | 'lost' {
  if (place > 1) return 'lost';
  return shared === 1 ? 'won' : 'drawn';
}
