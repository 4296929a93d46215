import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../../engine/texts.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { PACE_NAMES, PACE_PRESETS } from './paces.ts';
import type { TableDraft } from './table-draft.ts';
import { useOnlineWords } from './words.ts';

/** Pace, number of games, access, chat and its language, and whether the game is rated. */
export function TermsSummary({
  wish,
  want,
}: {
  readonly wish: TableDraft;
  readonly want: (some: Partial<TableDraft>) => void;
}): ReactNode {
  const words = useOnlineWords();
  return (
    <>
      <SegmentedControl
        label={words.paces}
        value={wish.pace}
        options={PACE_NAMES.map((value) => ({ value, name: words.paceOf(PACE_PRESETS[value]) }))}
        onChange={(pace) => want({ pace })}
      />
      <SegmentedControl
        label={words.legs}
        value={String(wish.legs)}
        options={[1, 2].map((legs) => ({ value: String(legs), name: words.match(legs) }))}
        onChange={(legs) => want({ legs: Number(legs) })}
        note={words.legsNote}
      />
      <SegmentedControl
        label={words.listed}
        value={wish.listed ? 'yes' : 'no'}
        options={YES_OR_NO.map((value) => ({ value, name: words.listedAs[value] }))}
        onChange={(value) => want({ listed: value === 'yes' })}
      />
      <SegmentedControl
        label={words.talk}
        value={wish.talk}
        options={TALKS.map((value) => ({ value, name: words.talks[value] }))}
        onChange={(talk) => want({ talk })}
      />
      <SegmentedControl
        label={words.spoken}
        value={wish.language}
        options={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
        onChange={(language) => want({ language })}
        note={words.spokenNote}
      />
      <SegmentedControl
        label={words.counts}
        value={wish.rated ? 'yes' : 'no'}
        options={YES_OR_NO.toReversed().map((value) => ({ value, name: words.countsAs[value] }))}
        onChange={(value) => want({ rated: value === 'yes' })}
      />
    </>
  );
}

const YES_OR_NO = ['yes', 'no'] as const;
const TALKS = ['phrases', 'free'] as const;
