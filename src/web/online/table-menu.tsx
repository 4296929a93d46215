import { type ReactNode, useState } from 'react';
import type { ServerReply } from '../../client/connection.ts';
import type { WatchedTable } from '../../client/table.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useWords } from '../words.ts';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { api } from './sign-in.ts';
import { isStrict } from './strict.ts';
import { useCompanyWords } from './words.ts';

/** All actions on a running game other than moves, each with an explanation. */
export function TableMenu({
  table,
  status,
  onDone,
}: {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  /** Closes the menu that this stands in. */
  readonly onDone: () => void;
}): ReactNode {
  const words = useCompanyWords();
  const [resigning, setResigning] = useState(false);
  const { chair, info, seen } = status.known;
  const plays = chair !== null && info.phase === 'playing' && info.chairs[chair]?.bot === null;
  if (!plays) return null;
  const act = (deed: (watched: WatchedTable) => Promise<ServerReply>) => () => {
    onDone();
    void table.act(deed);
  };
  const proposed = info.proposal !== null;
  const againstBots = info.chairs.some(({ bot }, one) => bot !== null && !hasResigned(info, one));
  return (
    <section className="game-menu" aria-label={words.yourGame}>
      <h3>{words.yourGame}</h3>
      <ul>
        <Deed
          name={words.undo}
          says={isStrict(info) ? words.undoNote.rated : words.undoNote.free}
          off={isStrict(info) || proposed || !seen || seen.step === 0 || Boolean(info.between)}
          onPress={act((watched) => watched.takeBack())}
        />
        <Deed
          name={words.draw}
          says={againstBots ? words.drawBots : words.drawNote}
          off={againstBots || proposed}
          onPress={act((watched) => watched.offerDraw())}
        />
        <Deed
          name={words.resign}
          says={words.resignNote(info.seats)}
          onPress={() => setResigning(true)}
        />
        <Deed
          name={words.callOff}
          says={isStrict(info) ? words.callOffRated : words.callOffNote}
          off={isStrict(info) || proposed}
          onPress={act((watched) => watched.callOff())}
        />
        <Deed
          name={words.handOver}
          says={isStrict(info) ? words.handOverRated : words.handOverNote}
          onPress={() => {
            onDone();
            void table.move(() => api.leave(table.id));
          }}
        />
      </ul>
      {resigning && (
        <Resign
          seats={info.seats}
          onYes={act((watched) => watched.resign())}
          onNo={() => setResigning(false)}
        />
      )}
    </section>
  );
}

function hasResigned({ resigned = [] }: OnlineStatus['known']['info'], chair: number): boolean {
  return resigned.includes(chair);
}

/** An action and its explanation. */
function Deed({
  name,
  says,
  off = false,
  onPress,
}: {
  readonly name: string;
  readonly says: string;
  readonly off?: boolean;
  readonly onPress: () => void;
}): ReactNode {
  return (
    <li>
      <Button disabled={off} onClick={onPress}>
        {name}
      </Button>
      <span className="note">{says}</span>
    </li>
  );
}

/** Resigning is final, so it has to be confirmed. */
function Resign({
  seats,
  onYes,
  onNo,
}: {
  readonly seats: number;
  readonly onYes: () => void;
  readonly onNo: () => void;
}): ReactNode {
  const words = useCompanyWords();
  const { no } = useWords();
  return (
    <Drawer open onClose={onNo} title={words.resignSure} place="middle">
      <p>{words.resignNote(seats)}</p>
      <div className="row">
        <Button kind="main" onClick={onYes}>
          {words.resign}
        </Button>
        <Button onClick={onNo}>{no}</Button>
      </div>
    </Drawer>
  );
}
