import type { ReactNode } from 'react';
import { Switch } from '../../ui/segmented-control.tsx';
import {
  CHANNELS,
  type Channel,
  EVENTS,
  isPushed,
  type NoticeEvent,
  type QuietHours,
} from '../notice-settings.ts';
import { change, useSettings } from '../settings.ts';
import { PushSwitch } from './push-switch.tsx';
import { useProfileWords } from './words.ts';

/** Which notices to send, how, and when not. */
export function NoticeSettings(): ReactNode {
  const { set } = useProfileWords();
  return (
    <section>
      <h2>{set.notices}</h2>
      <Matrix />
      <Quiet />
      <PushSwitch />
    </section>
  );
}

function Matrix(): ReactNode {
  const { set } = useProfileWords();
  const { notices } = useSettings();
  const turn = (event: NoticeEvent, channel: Channel, on: boolean): void =>
    change({ notices: { ...notices, [event]: { ...notices[event], [channel]: on } } });
  return (
    <table className="notice-matrix">
      <thead>
        <tr>
          <th scope="col">{set.event}</th>
          {CHANNELS.map((channel) => (
            <th scope="col" key={channel}>
              {set.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {EVENTS.map((event) => (
          <tr key={event}>
            <th scope="row">{set.events[event]}</th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                {(channel !== 'push' || isPushed(event)) && (
                  <input
                    type="checkbox"
                    aria-label={set.noticeFor(set.events[event], set.channels[channel])}
                    checked={notices[event][channel]}
                    onChange={({ target }) => turn(event, channel, target.checked)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NIGHT: QuietHours = { from: 22 * 60, to: 7 * 60 };

function Quiet(): ReactNode {
  const { set } = useProfileWords();
  const { quiet } = useSettings();
  return (
    <div className="quiet">
      <Switch
        label={set.quiet}
        on={quiet !== null}
        onChange={(on) => change({ quiet: on ? NIGHT : null })}
      />
      {quiet && (
        <div className="row">
          <Hour
            name={set.quietFrom}
            minutes={quiet.from}
            onChange={(from) => change({ quiet: { ...quiet, from } })}
          />
          <Hour
            name={set.quietTo}
            minutes={quiet.to}
            onChange={(to) => change({ quiet: { ...quiet, to } })}
          />
        </div>
      )}
    </div>
  );
}

function Hour({
  name,
  minutes,
  onChange,
}: {
  readonly name: string;
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}): ReactNode {
  const shown = [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0'));
  return (
    <label className="field">
      <span className="field-name">{name}</span>
      <input
        type="time"
        value={shown.join(':')}
        onChange={({ target }) => {
          const [hours, rest] = target.value.split(':').map(Number);
          if (hours !== undefined && rest !== undefined) onChange(hours * 60 + rest);
        }}
      />
    </label>
  );
}
