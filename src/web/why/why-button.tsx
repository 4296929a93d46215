import './why.css';
import { type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { Explanation } from '../../bots/explaining.ts';
import { styleNameOf } from '../../bots/style.ts';
import { WHY_WORDS } from '../../bots/texts/why.ts';
import { whySentences } from '../../bots/why-sentences.ts';
import type { Seat } from '../../engine/ask.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import { LanguageContext } from '../../ui/words.ts';
import type { Sitter } from '../session.ts';
import { useWords } from '../words.ts';

interface Props {
  /** What the log says of the move. */
  readonly entry: string;
  readonly texts: AnyTexts;
  readonly who: Who;
  readonly seat: Seat;
  readonly sitter: Sitter | undefined;
  /** Null if it may not be explained. */
  readonly explain: () => Promise<Explanation | null>;
}

/** Opens the reasons for a bot's move. */
export function WhyButton(props: Props): ReactNode {
  const words = WHY_WORDS[useContext(LanguageContext)];
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="why-button"
        aria-label={words.whyOf(props.entry)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.why}
      </button>
      {open && (
        <Drawer open onClose={() => setOpen(false)} title={words.why} place="middle">
          <Reasons {...props} />
        </Drawer>
      )}
    </>
  );
}

function Reasons({ entry, explain, sitter, ...about }: Props): ReactNode {
  const { thinking } = useWords();
  const language = useContext(LanguageContext);
  const say = useSay();
  const found = useExplanation(explain);
  const style = sitter?.kind === 'bot' ? styleNameOf(sitter.character) : undefined;
  const sentences = found ? whySentences(found, { ...about, language, style }) : [];
  const [first, ...rest] = sentences;
  const spoken = sentences.join(' ');
  useEffect(() => {
    if (spoken !== '') say(spoken);
  }, [say, spoken]);
  return (
    <div className="why">
      <p className="why-move">{entry}</p>
      {!found && <p className="loading">{thinking}</p>}
      {found && (
        <>
          <p>
            {first} <RuleLink rule={found.rule} />
          </p>
          {rest.slice(0, -1).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {rest.length > 0 && <p className="note">{rest.at(-1)}</p>}
        </>
      )}
    </div>
  );
}

/** Computed once, when the reasons are opened. */
function useExplanation(explain: Props['explain']): Explanation | null | undefined {
  const [found, setFound] = useState<Explanation | null>();
  const ask = useEffectEvent(() => void explain().then(setFound));
  useEffect(() => ask(), []);
  return found;
}
