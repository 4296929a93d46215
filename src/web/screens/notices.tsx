import { type ReactNode, useEffect } from 'react';
import type { AnyView } from '../../engine/hosted.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import { useKitWords } from '../../ui/words.ts';
import { useWords } from '../words.ts';

/** Why an answer was refused: the rule's text and number. */
export function RefusalNotice({
  rule,
  texts,
  view,
  onClose,
}: {
  /** Null for a text that is not a move. */
  readonly rule: string | null;
  readonly texts: AnyTexts;
  readonly view: AnyView;
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords();
  const kit = useKitWords();
  const say = useSay();
  const text = rule === null ? words.noMove : texts.refusal(rule, view);
  useEffect(() => say(`${words.refused}. ${text}`), [say, words, text]);
  return (
    <div className="refusal">
      <p>
        <strong>{words.refused}.</strong> {text} {rule !== null && <RuleLink rule={rule} />}
      </p>
      <Button kind="plain" onClick={onClose}>
        {kit.close}
      </Button>
    </div>
  );
}

/** A hint: the champion's move and its reasons. */
export function HintLine({
  move,
  why,
  onDo,
}: {
  readonly move: string;
  readonly why: string;
  readonly onDo: () => void;
}): ReactNode {
  const words = useWords();
  const say = useSay();
  const hint = `${words.hinted(move)}. ${why}`;
  useEffect(() => say(hint), [say, hint]);
  return (
    <div className="hint-line">
      <span>{hint}</span>
      <Button onClick={onDo}>{words.doIt}</Button>
    </div>
  );
}

/** Asks for confirmation, if the person wants that. */
export function Confirm({
  move,
  onYes,
  onNo,
}: {
  readonly move: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}): ReactNode {
  const words = useWords();
  return (
    <Drawer open onClose={onNo} title={words.confirm(move)} place="middle">
      <div className="row">
        <Button kind="main" onClick={onYes}>
          {words.yes}
        </Button>
        <Button onClick={onNo}>{words.no}</Button>
      </div>
    </Drawer>
  );
}
