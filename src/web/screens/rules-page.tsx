import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { POSTERS } from '../../games/posters.ts';
import { useFacts, useTexts } from '../games.ts';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';

/** The shelf of rule books. */
export function RuleBooksPage(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  return (
    <Page title={words.ruleBooks}>
      <ul className="shelf">
        {Object.entries(POSTERS).map(([game, poster]) => (
          <li key={game}>
            <Link href={`/rules/${game}`}>{poster[language].name}</Link>
            <Link
              className="button"
              href={`/learn/${game}`}
              aria-label={`${words.learn}: ${poster[language].name}`}
            >
              {words.learn}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** The rules of a game by number; each has an address of its own. */
export function RulesPage({ game }: { readonly game: string }): ReactNode {
  const words = useWords();
  const facts = useFacts(game);
  if (!facts) return <Page title={words.notFound}>{null}</Page>;
  return <RuleBook game={game} />;
}

function RuleBook({ game }: { readonly game: string }): ReactNode {
  const words = useWords();
  const texts = useTexts(game);
  const [wanted, setWanted] = useState('');
  const [named, setNamed] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const rules = Object.entries(texts.rules).filter(([id, text]) =>
    `${id} ${text}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  useEffect(() => {
    document.getElementById(named)?.scrollIntoView({ block: 'center' });
  }, [named]);
  return (
    <Page title={words.ruleBookOf(texts.name)} className="rules">
      <p className="lead">{texts.about}</p>
      <div className="row">
        <Link className="button" href={`/learn/${game}`}>
          {words.learn}
        </Link>
        <Link className="button" href={`/games/${game}`}>
          {words.setUp}
        </Link>
      </div>
      <label className="field">
        <span className="field-name">{words.searchRules}</span>
        <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      <p className="note">{words.found(rules.length)}</p>
      <ol className="rule-list">
        {rules.map(([id, text]) => (
          <li key={id} id={id} className={id === named ? 'rule-named' : ''}>
            <a href={`#${id}`} aria-label={words.linkTo(id)} onClick={() => setNamed(id)}>
              {id}
            </a>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Page>
  );
}
