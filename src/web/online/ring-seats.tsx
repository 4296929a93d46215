import { type ReactNode, useState } from 'react';
import { at, range } from '../../engine/list.ts';
import { useSay } from '../../ui/live-region.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { SeatBadge, seatLetter } from '../../ui/seat-badge.tsx';
import { facesOf } from '../faces.ts';
import { useTexts } from '../games.ts';
import { LineIcon } from '../line-icon.tsx';
import { botName, levelOf } from '../names.ts';
import { BotOptions } from '../screens/seat-line.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { isChairFree, sitterIn } from './chairs.ts';
import { inviteTo } from './invite.tsx';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { api } from './sign-in.ts';
import { Spectators } from './spectators.tsx';
import type { Attempt } from './waiting-room.tsx';
import { useMeetingWords, useOnlineWords } from './words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  readonly attempt: Attempt;
}

/** The seats around the ring: taken, missing, and how to fill one. */
export function RingSeats(props: Props): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  const { info } = props.status.known;
  const taken = info.chairs.filter((one) => !isChairFree(one)).length;
  const seats = range(info.seats);
  const below = seats.slice(0, Math.ceil(info.seats / 2));
  const above = info.seats === 2 ? [] : seats.slice(below.length);
  const shown = info.seats === 2 ? [[], seats] : [above, below];
  return (
    <section
      className="ring-hall"
      aria-label={online.gathering}
      data-seats={info.seats}
      data-many={info.seats > 4}
    >
      <div className="ring-floor">
        <div className="ring-canvas" aria-hidden="true">
          <svg className="ring-figure" viewBox="0 0 220 200" aria-hidden="true">
            <use href={`/posters.svg#${info.game}`} />
          </svg>
          <p>{words.seated(taken, info.seats)}</p>
        </div>
        {shown.map((row, n) =>
          row.length === 0 ? null : (
            <ul key={n === 0 ? 'above' : 'below'} className={`ring-row ring-row-${n}`}>
              {row.map((chair) => (
                <RingSeat key={chair} {...props} chair={chair} />
              ))}
            </ul>
          ),
        )}
      </div>
      <Spectators known={props.status.known} />
    </section>
  );
}

type SeatProps = Props & { readonly chair: number };

function RingSeat(props: SeatProps): ReactNode {
  const { status, chair } = props;
  const { info, chair: mine } = status.known;
  const place = at(info.chairs, chair);
  const face = facesOf(range(info.seats).map((one) => sitterIn(info, one, one === mine)));
  const open = isChairFree(place);
  return (
    <li className={`ring-seat seat-${chair}`} data-open={open}>
      <div className="ring-chair">
        <Chair />
        {!open && <Portrait face={face(chair)} seat={chair} size={84} />}
        <SeatBadge seat={chair} size={30} />
      </div>
      <div className="ring-plate">{open ? <OpenSeat {...props} /> : <TakenSeat {...props} />}</div>
    </li>
  );
}

/** A chair in its seat's colour. */
function Chair(): ReactNode {
  return (
    <svg className="ring-wood" viewBox="0 0 140 170" aria-hidden="true">
      <ellipse cx="70" cy="162" rx="52" ry="7" fill="#1d1511" opacity=".25" />
      <g stroke="#1d1511" strokeWidth="4" strokeLinejoin="round">
        <path d="M32 124L24 162H34L42 124ZM108 124L116 162H106L98 124Z" fill="#8a5a2b" />
        <path d="M24 10Q70 -6 116 10L108 118H32Z" fill="#b27a3e" />
        <path d="M36 20Q70 8 104 20L102 38Q70 28 38 38Z" fill="#8a5a2b" />
        <path
          d="M42 48L46 112M70 44V112M98 48L94 112"
          fill="none"
          stroke="#6b431d"
          strokeWidth="7"
        />
        <path d="M18 114H122L128 132H12Z" fill="var(--seat)" />
      </g>
    </svg>
  );
}

function TakenSeat({ table, status, chair, attempt }: SeatProps): ReactNode {
  const words = useMeetingWords();
  const { levels } = useWords();
  const { language } = useSettings();
  const { info, chair: mine } = status.known;
  const { person, bot } = at(info.chairs, chair);
  const name = person?.name ?? botName(info.id, chair, bot ?? 'rookie', language);
  const may = mine === info.host && person === null && info.phase === 'gathering';
  return (
    <>
      <b>
        {name} {chair === mine && <em className="you-mark">{words.you}</em>}
      </b>
      {person ? <PersonState status={status} chair={chair} /> : <small>{bot && levels[bot]}</small>}
      {may && (
        <button
          type="button"
          className="ring-remove"
          aria-label={`${words.removeBot}: ${name}`}
          onClick={attempt(() => api.setBot(table.id, chair, null))}
        >
          {words.removeBot}
        </button>
      )}
    </>
  );
}

/** Whether the person is connected, still has to confirm, or has committed entropy. */
function PersonState({
  status,
  chair,
}: {
  readonly status: OnlineStatus;
  readonly chair: number;
}): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  const { info, here } = status.known;
  const { committed, revealed } = at(info.chairs, chair);
  const there = here[chair] === true;
  if (info.check?.waiting.includes(chair)) return <small>{words.confirming}</small>;
  if (info.phase !== 'gathering')
    return <small>{revealed ? online.shown : committed ? online.promised : online.waitsFor}</small>;
  const state = there ? (chair === info.host ? words.hostReady : words.joinedReady) : words.away;
  return (
    <small className="ring-state" data-here={there}>
      {state}
    </small>
  );
}

function OpenSeat({ table, status, chair, attempt }: SeatProps): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  const { info, chair: mine } = status.known;
  const { kept } = at(info.chairs, chair);
  if (mine === null)
    return (
      <>
        <b>{kept ? words.reservedSeat : words.openSeat}</b>
        <button
          type="button"
          className="button button-main ring-sit"
          aria-label={kept ? online.keptForMe : online.sitHere(seatLetter(chair))}
          onClick={attempt(() => api.join(table.id, chair))}
        >
          {kept ? online.keptForMe : words.takeSeat}
        </button>
      </>
    );
  return (
    <>
      <b>{kept ? words.reservedSeat : words.openSeat}</b>
      <span className="ring-ways">
        <InviteHere status={status} />
        {mine === info.host && !info.rated && (
          <AddBot
            onAdd={(level) => attempt(() => api.setBot(table.id, chair, level))()}
            chair={chair}
          />
        )}
      </span>
    </>
  );
}

function InviteHere({ status }: { readonly status: OnlineStatus }): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  const say = useSay();
  const { info } = status.known;
  const { name } = useTexts(info.game);
  const [copied, setCopied] = useState(false);
  const invite = async (): Promise<void> => {
    const done = await inviteTo(info.id, words.shareText(name));
    setCopied(done === 'copied');
    if (done === 'copied') say(online.linkCopied);
  };
  return (
    <button type="button" className="button" onClick={invite}>
      <LineIcon name="plus" />
      {copied ? online.linkCopied : words.inviteTo}
    </button>
  );
}

/** Adds a bot of the default level; the list beside it has the others. */
function AddBot({
  chair,
  onAdd,
}: {
  readonly chair: number;
  readonly onAdd: (level: 'rookie' | 'contender' | 'champion') => void;
}): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  return (
    <span className="button ring-bot">
      <LineIcon name="bot" />
      <span aria-hidden="true">{words.addBot}</span>
      <select
        aria-label={online.putBot(seatLetter(chair))}
        value=""
        onChange={({ target }) => {
          const level = levelOf(target.value);
          if (level) onAdd(level);
        }}
      >
        <option value="" disabled hidden>
          {words.addBot}
        </option>
        <BotOptions />
      </select>
    </span>
  );
}
