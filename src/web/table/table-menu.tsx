import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { SegmentedControl, Switch } from '../../ui/segmented-control.tsx';
import { StageIcon, type StageIconName } from '../../ui/stage/icons.tsx';
import { TypedMove } from '../../ui/typed-move.tsx';
import type { PageAsk, TableState } from '../session.ts';
import { CLIMAXES, change, SPEEDS, useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import { useTableWords } from './words.ts';

/** Which sheet of the bar is open. */
export type BarSheet = 'site' | 'table' | 'help' | 'type' | 'text';

interface Props {
  readonly state: TableState;
  readonly texts: AnyTexts;
  readonly who: Who;
  readonly open: BarSheet | null;
  readonly onOpen: (sheet: BarSheet | null) => void;
  readonly onType: (text: string) => Promise<boolean>;
  /** The element at the table that had the focus, or the table itself. */
  readonly lastFocus: () => HTMLElement | null;
  readonly again: (() => void) | null;
  /** Proposals, resigning and leaving, at online tables. */
  readonly company: ReactNode;
}

/** The buttons at the right end of the bar: sound, help, menu. */
export function BarButtons({ onOpen }: Pick<Props, 'onOpen'>): ReactNode {
  const words = useTableWords();
  return (
    <>
      <SoundButton optional />
      <BarButton icon="help" label={words.help} optional onPress={() => onOpen('help')} />
      <BarButton icon="more" label={words.tableMenu} onPress={() => onOpen('table')} />
    </>
  );
}

/** Turns the sound on or off. */
export function SoundButton({ optional = false }: { readonly optional?: boolean }): ReactNode {
  const words = useTableWords();
  const { sound } = useSettings();
  return (
    <BarButton
      icon={sound ? 'sound' : 'mute'}
      label={sound ? words.soundOff : words.soundOn}
      optional={optional}
      onPress={() => change({ sound: !sound })}
    />
  );
}

/** A button of the bar; on phones optional ones are only in the menu. */
export function BarButton({
  icon,
  label,
  optional = false,
  onPress,
}: {
  readonly icon: StageIconName;
  readonly label: string;
  readonly optional?: boolean;
  readonly onPress: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={optional ? 'stage-bar-button stage-bar-optional' : 'stage-bar-button'}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <StageIcon name={icon} />
    </button>
  );
}

/** Everything that opens from the bar. */
export function BarSheets(props: Props): ReactNode {
  const { state, texts, who, open, onOpen, onType } = props;
  const words = useTableWords();
  const close = (): void => onOpen(null);
  const example = useExample(state, open === 'type');
  const typing = useTypedQuestion(open === 'type', state.ask, close);
  return (
    <>
      <Drawer open={open === 'site'} onClose={close} title={words.siteMenu}>
        <nav className="stage-links">
          <Link href="/">{words.home}</Link>
          <Link href={`/rules/${state.game}`}>{words.rules}</Link>
          <Link href="/settings">{words.settings}</Link>
        </nav>
      </Drawer>
      <Drawer open={open === 'table'} onClose={close} title={words.tableMenu}>
        <Menu {...props} />
      </Drawer>
      <Drawer open={open === 'help'} onClose={close} title={words.help}>
        <Help game={state.game} />
      </Drawer>
      <Drawer
        open={open === 'type'}
        onClose={close}
        title={words.typedMove}
        place="middle"
        returnsTo={props.lastFocus}
      >
        {state.ask && example !== undefined && (
          <TypedMove
            example={example}
            onType={async (text) => {
              const opening = typing.current;
              const known = await onType(text);
              if (known && typing.current === opening) close();
              return known;
            }}
          />
        )}
      </Drawer>
      <Drawer open={open === 'text'} onClose={close} title={words.textView}>
        <pre className="stage-text-view">{texts.draw(state.view, who)}</pre>
      </Drawer>
    </>
  );
}

/**
 * Closes the input for typed moves with its question, and counts how often it was opened: a late
 * reply must not close the input of the next question.
 */
function useTypedQuestion(
  open: boolean,
  ask: PageAsk | null,
  close: () => void,
): { readonly current: number } {
  const opened = useRef(0);
  useLayoutEffect(() => {
    if (open) opened.current += 1;
  }, [open]);
  const before = useRef(ask);
  useLayoutEffect(() => {
    if (open && before.current && !ask) close();
    before.current = ask;
  });
  return opened;
}

/** An answer as people type it; undefined until it is known, empty if it cannot be worked out. */
function useExample({ game, ask }: TableState, wanted: boolean): string | undefined {
  const [found, setFound] = useState<{ readonly ask: PageAsk; readonly text: string }>();
  useEffect(() => {
    if (!wanted || !ask || ask.example !== null) return;
    const move = ask.moves[0] ?? ask.idle;
    const set = (text: string): void => setFound({ ask, text });
    localServer.notated(game, move).then(set, () => set(''));
  }, [wanted, game, ask]);
  return ask?.example ?? (found && found.ask === ask ? found.text : undefined);
}

function Menu({ state, onOpen, again, company }: Props): ReactNode {
  const words = useTableWords();
  const { speed, climax, ruleNumbers, explain, sound } = useSettings();
  const leave = (act: () => void) => (): void => {
    onOpen(null);
    act();
  };
  return (
    <div className="stage-menu">
      <div className="row">
        {again && <Button onClick={leave(again)}>{words.again}</Button>}
        {state.ask && <Button onClick={() => onOpen('type')}>{words.typedMove}</Button>}
        <Button onClick={() => onOpen('text')}>{words.textView}</Button>
        <Button onClick={() => onOpen('help')}>{words.help}</Button>
      </div>
      {company}
      <SegmentedControl
        label={words.speed}
        value={speed}
        options={SPEEDS.map((value) => ({ value, name: words.speeds[value] }))}
        onChange={(value) => change({ speed: SPEEDS.find((known) => known === value) ?? speed })}
      />
      <SegmentedControl
        label={words.climax}
        value={climax}
        options={CLIMAXES.map((value) => ({ value, name: words.climaxes[value] }))}
        onChange={(value) =>
          change({ climax: CLIMAXES.find((known) => known === value) ?? climax })
        }
      />
      <Switch label={words.sound} on={sound} onChange={(on) => change({ sound: on })} />
      <Switch
        label={words.ruleNumbers}
        on={ruleNumbers}
        onChange={(on) => change({ ruleNumbers: on })}
      />
      {state.botMoves && !state.outcome && (
        <Switch label={words.explain} on={explain} onChange={(on) => change({ explain: on })} />
      )}
    </div>
  );
}

function Help({ game }: { readonly game: string }): ReactNode {
  const words = useTableWords();
  return (
    <>
      <p>
        <Link className="button" href={`/rules/${game}`}>
          {words.rules}
        </Link>
      </p>
      <h3>{words.keys}</h3>
      <dl className="stage-keys">
        {words.keyList.map(([key, says]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Which sheet is open; the keys `/` and `?` open theirs. */
export function useBarSheet(): [BarSheet | null, (sheet: BarSheet | null) => void] {
  return useState<BarSheet | null>(null);
}
