import { type ReactNode, useEffect, useState } from 'react';
import { RESULTS, type ResultKind } from '../../client/protocol/names.ts';
import type { ResultFilter, ResultLine } from '../../client/protocol/profile.ts';
import { posterOf } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import { api } from '../online/sign-in.ts';
import { useSettings } from '../settings.ts';
import { ResultRow } from './result-row.tsx';
import { useProfileWords } from './words.ts';

const ALL = 'all';

/** Finished games that match the filters, latest first. */
export function ResultList({ games }: { readonly games: readonly string[] }): ReactNode {
  const { profiles } = useProfileWords();
  const [filter, setFilter] = useState<ResultFilter>({});
  const { results, more, older } = useResults(filter);
  return (
    <section className="results">
      <h2>{profiles.results}</h2>
      <Filters games={games} filter={filter} onChange={setFilter} />
      {results && results.length === 0 && <p>{profiles.none}</p>}
      <ul className="result-list">
        {results?.map((line) => (
          <ResultRow key={line.table} line={line} />
        ))}
      </ul>
      {more && <Button onClick={older}>{profiles.more}</Button>}
    </section>
  );
}

function useResults(filter: ResultFilter) {
  const [results, setResults] = useState<readonly ResultLine[]>();
  const [more, setMore] = useState(false);
  useEffect(() => {
    let wanted = true;
    api.results(filter).then(
      (found) => {
        if (!wanted) return;
        setResults(found.results);
        setMore(found.more);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [filter]);
  const older = async (): Promise<void> => {
    const before = results?.at(-1)?.at;
    const found = await api.results(before === undefined ? filter : { ...filter, before });
    setResults([...(results ?? []), ...found.results]);
    setMore(found.more);
  };
  return { results, more, older };
}

function Filters({
  games,
  filter,
  onChange,
}: {
  readonly games: readonly string[];
  readonly filter: ResultFilter;
  readonly onChange: (filter: ResultFilter) => void;
}): ReactNode {
  const { profiles, operating } = useProfileWords();
  const { language } = useSettings();
  const rated = { yes: true, no: false };
  return (
    <fieldset className="filters">
      <legend>{profiles.filters}</legend>
      <Select
        name={operating.game}
        value={filter.game ?? ALL}
        options={[
          [ALL, profiles.allGames],
          ...games.map((game) => [game, posterOf(game, language)?.name ?? game] as const),
        ]}
        onChange={(game) => onChange(wishing(filter, 'game', game === ALL ? undefined : game))}
      />
      <Select
        name={profiles.anyResult}
        value={filter.result ?? ALL}
        options={[
          [ALL, profiles.anyResult],
          ...RESULTS.map((result) => [result, profiles.ended[result]] as const),
        ]}
        onChange={(result) => onChange(wishing(filter, 'result', endingOf(result)))}
      />
      <Select
        name={profiles.ratedFilter.all}
        value={filter.rated === undefined ? ALL : filter.rated ? 'yes' : 'no'}
        options={[
          [ALL, profiles.ratedFilter.all],
          ['yes', profiles.ratedFilter.yes],
          ['no', profiles.ratedFilter.no],
        ]}
        onChange={(choice) =>
          onChange(
            wishing(
              filter,
              'rated',
              choice === 'yes' || choice === 'no' ? rated[choice] : undefined,
            ),
          )
        }
      />
      <label className="field">
        <span className="field-name">{profiles.against}</span>
        <input
          value={filter.against ?? ''}
          maxLength={24}
          onChange={({ target }) => onChange(wishing(filter, 'against', target.value || undefined))}
        />
      </label>
    </fieldset>
  );
}

function Select({
  name,
  value,
  options,
  onChange,
}: {
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}): ReactNode {
  return (
    <label className="field">
      <span className="field-name">{name}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, says]) => (
          <option key={option} value={option}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The filter with one criterion changed or removed. */
function wishing<N extends keyof ResultFilter>(
  filter: ResultFilter,
  name: N,
  value: ResultFilter[N] | undefined,
): ResultFilter {
  const { [name]: _, ...rest } = filter;
  return value === undefined ? rest : { ...rest, [name]: value };
}

function endingOf(value: string): ResultKind | undefined {
  return RESULTS.find((result) => result === value);
}
