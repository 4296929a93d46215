declare module 'edmonds-blossom-fixed' {
  /** The partner of each vertex in a maximum-weight matching; -1 for unmatched ones. */
  function matching(
    edges: readonly (readonly [from: number, to: number, weight: number])[],
    maxCardinality: boolean,
  ): readonly number[];
  export = matching;
}
