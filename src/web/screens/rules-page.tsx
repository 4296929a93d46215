import { lazy, type ReactNode } from 'react';
import { Link } from 'wouter';
import { MANIFESTS } from '../../games/index.ts';
import { useFacts } from '../games.ts';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';

const RuleBook = lazy(async () => ({ default: (await import('./rule-book.tsx')).RuleBook }));

/** The list of rule books. */
export function RuleBooksPage(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  return (
    <Page title={words.ruleBooks}>
      <ul className="shelf">
        {Object.entries(MANIFESTS).map(([game, { poster }]) => (
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

/** A game's rules by number; each has its own URL. */
export function RulesPage({ game }: { readonly game: string }): ReactNode {
  const words = useWords();
  const facts = useFacts(game);
  if (!facts) return <Page title={words.notFound}>{null}</Page>;
  return <RuleBook game={game} />;
}
