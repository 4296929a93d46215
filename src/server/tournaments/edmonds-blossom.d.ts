declare module 'edmonds-blossom-fixed' {
  /** The partner of each vertex in a matching of greatest weight; -1 for one without. */
  function matching(
    edges: readonly (readonly [from: number, to: number, weight: number])[],
    maxCardinality: boolean,
  ): readonly number[];
  export = matching;
}
