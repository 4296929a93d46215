import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { MANIFESTS } from '../../games/index.ts';
import { GameArt } from '../screens/game-art.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';

/** Links to the pairing pool of each game. */
export function PairingPools(): ReactNode {
  const { findOpponent } = useWords();
  const { language } = useSettings();
  return (
    <nav className="lobby-pools" aria-label={findOpponent}>
      <h2>{findOpponent}</h2>
      <ul>
        {Object.entries(MANIFESTS).map(([game, { poster }]) => (
          <li key={game}>
            <Link className="lobby-pool" href={`/find/${game}`}>
              <GameArt game={game} />
              {poster[language].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
