import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { sum } from '../../engine/list.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import { manifestOf } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import type { RuleNotes, RuleTable } from '../../ui/rule-book.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useRuleNotes, useTexts } from '../games.ts';
import { Page } from '../page.tsx';
import { useReadingWords } from '../reading-words.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { type FoundRule, type RulesShown, ruleChapters, searchRules } from './found-rules.ts';
import { RuleSheet } from './rule-sheet.tsx';
import { RuleTrial } from './rule-trial.tsx';

const CardGallery = lazy(async () => ({
  default: (await import('./card-gallery.tsx')).CardGallery,
}));

/**
 * A game's rules by chapter and number; each has its own URL, and some have an interactive example.
 */
export function RuleBook({ game }: { readonly game: string }): ReactNode {
  const words = useWords();
  const reading = useReadingWords();
  const { language } = useSettings();
  const texts = useTexts(game);
  const notes = useRuleNotes(game);
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState<RulesShown>('all');
  const [tried, setTried] = useState<string>();
  const [named, setNamed] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const [cards, setCards] = useState(named === 'cards');
  const all = ruleChapters(texts.rules, notes, language, shown);
  const hits = wanted.trim() === '' ? undefined : searchRules(all, notes, language, wanted);
  // Search results are shown as one list, best first.
  const chapters = hits
    ? hits.length > 0
      ? [{ from: 'found', name: reading.bestMatches, rules: hits }]
      : []
    : all;
  useEffect(() => {
    document.getElementById(named)?.scrollIntoView({ block: 'center' });
  }, [named]);
  return (
    <Page title={words.ruleBookOf(texts.name)} className="rules">
      <RuleSheet game={game} texts={texts}>
        <p className="lead">{texts.about}</p>
        <div className="row">
          <Link className="button" href={`/learn/${game}`}>
            {words.learn}
          </Link>
          <Link className="button" href={`/games/${game}`}>
            {words.setUp}
          </Link>
          {manifestOf(game)?.gallery && (
            <Button aria-expanded={cards} onClick={() => setCards(!cards)}>
              {reading.allCards}
            </Button>
          )}
        </div>
        {cards && (
          <Suspense fallback={<p className="loading">{words.loading}</p>}>
            <CardGallery game={game} />
          </Suspense>
        )}
        <search className="rule-search">
          <label className="field">
            <span className="field-name">{words.searchRules}</span>
            <input
              type="search"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          </label>
          <SegmentedControl
            label={reading.shownRules}
            value={shown}
            options={SHOWN.map((value) => ({ value, name: reading.rulesShown[value] }))}
            onChange={setShown}
            note={reading.rulingsSay}
          />
        </search>
        <p className="note" role="status">
          {chapters.length === 0
            ? reading.noRules
            : words.found(sum(chapters.map(({ rules }) => rules.length)))}
        </p>
        <nav aria-label={reading.chapters} className="chapters" hidden={hits !== undefined}>
          {chapters.map(({ from, name }) => (
            <a key={from} href={`#chapter-${from}`}>
              {name}
            </a>
          ))}
        </nav>
        {chapters.map(({ from, name, rules }) => (
          <section key={from} id={`chapter-${from}`} className="chapter">
            <h2>{name}</h2>
            <ol className="rule-list">
              {rules.map((rule) => (
                <OneRule
                  key={rule.id}
                  {...{ game, texts, notes, rule }}
                  named={rule.id === named}
                  tried={rule.id === tried}
                  onName={setNamed}
                  onTry={setTried}
                />
              ))}
            </ol>
          </section>
        ))}
      </RuleSheet>
    </Page>
  );
}

const SHOWN = ['all', 'tried', 'rulings'] as const;

/** A rule: number, text, clarifications, and an interactive example. */
function OneRule({
  game,
  texts,
  notes,
  rule: { id, text },
  named,
  tried,
  onName,
  onTry,
}: {
  readonly game: string;
  readonly texts: AnyTexts;
  readonly notes: RuleNotes;
  readonly rule: FoundRule;
  readonly named: boolean;
  readonly tried: boolean;
  readonly onName: (rule: string) => void;
  readonly onTry: (rule: string | undefined) => void;
}): ReactNode {
  const words = useWords();
  const reading = useReadingWords();
  const { language } = useSettings();
  const example = notes.examples.find(({ rule }) => rule === id);
  const ruling = notes.rulings[id]?.[language];
  const table = notes.tables?.[id];
  return (
    <li id={id} className={named ? 'rule-named' : ''}>
      <a href={`#${id}`} aria-label={words.linkTo(id)} onClick={() => onName(id)}>
        {id}
      </a>
      <div>
        <p>{text}</p>
        {table && <ValueTable table={table} />}
        {ruling !== undefined && (
          <p className="ruling">
            <strong>{reading.ruling}</strong> {ruling}
          </p>
        )}
        {example && (
          <Button
            aria-expanded={tried}
            aria-label={tried ? undefined : reading.tryRuleNamed(id)}
            onClick={() => onTry(tried ? undefined : id)}
          >
            {tried ? reading.putAway : reading.tryRule}
          </Button>
        )}
      </div>
      {example && tried && (
        <Suspense fallback={<p className="loading">{words.loading}</p>}>
          <RuleTrial game={game} texts={texts} example={example} />
        </Suspense>
      )}
    </li>
  );
}

/** Scrollable regions must be reachable by keyboard. */
const SCROLLABLE = { tabIndex: 0, role: 'group' };

/** A rule's table of values. */
function ValueTable({ table: { head, rows } }: { readonly table: RuleTable }): ReactNode {
  const { language } = useSettings();
  return (
    <div className="rule-table" {...SCROLLABLE}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell.en} scope="col">
                {cell[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const [name = '', ...cells] = row.map((cell) =>
              typeof cell === 'string' ? cell : cell[language],
            );
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  <td key={head[i + 1]?.en}>{cell}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
