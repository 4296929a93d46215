import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { AnyTexts } from '../../engine/texts.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { RuleBookContext, type RuleLookup } from '../../ui/rule-link.tsx';
import { useWords } from '../words.ts';

/** The rule book beside a table, opened by a rule's number. */
export function RuleSheet({
  game,
  texts,
  children,
}: {
  readonly game: string;
  readonly texts: AnyTexts;
  readonly children: ReactNode;
}): ReactNode {
  const words = useWords();
  const [shown, setShown] = useState<string>();
  const book = useMemo<RuleLookup>(
    () => ({ text: (rule) => texts.rules[rule] ?? rule, show: setShown }),
    [texts],
  );
  return (
    <RuleBookContext value={book}>
      {children}
      <Drawer
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown ?? words.ruleBook}
      >
        {shown !== undefined && (
          <>
            <p className="lead">{texts.rules[shown]}</p>
            <Neighbours rule={shown} texts={texts} onShow={setShown} />
            <Link className="button" href={`/rules/${game}#${shown}`}>
              {words.readAll}
            </Link>
          </>
        )}
      </Drawer>
    </RuleBookContext>
  );
}

/** The previous and next rule. */
function Neighbours({
  rule,
  texts,
  onShow,
}: {
  readonly rule: string;
  readonly texts: AnyTexts;
  readonly onShow: (rule: string) => void;
}): ReactNode {
  const ids = Object.keys(texts.rules);
  const place = ids.indexOf(rule);
  const around = [ids[place - 1], ids[place + 1]].filter((id) => id !== undefined);
  return (
    <ul className="rule-neighbours">
      {around.map((id) => (
        <li key={id}>
          <button type="button" className="rule-link" onClick={() => onShow(id)}>
            {id}
          </button>{' '}
          {texts.rules[id]}
        </li>
      ))}
    </ul>
  );
}
