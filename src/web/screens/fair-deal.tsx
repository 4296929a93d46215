import { useAnalysisWords } from '../analysis/words.ts';
import './fair-deal.css';
import type { ReactNode } from 'react';

/** The dealer's commitment, and how it proves the deal, in a picture and four sentences. */
export function FairDeal({ commitment }: { readonly commitment: string }): ReactNode {
  const { proof } = useAnalysisWords();
  return (
    <section className="fair-deal" aria-label={proof.title}>
      <h3>{proof.title}</h3>
      <p className="note">
        {proof.commitment} <code>{commitment}</code>
      </p>
      <Explained />
    </section>
  );
}

/** How the proof works. */
export function Explained(): ReactNode {
  const { proof } = useAnalysisWords();
  return (
    <ol className="fair-steps">
      {proof.sentences.map((sentence, step) => (
        <li key={sentence}>
          <Picture step={step} />
          <span>{sentence}</span>
        </li>
      ))}
    </ol>
  );
}

/**
 * A sealed envelope, two dice, everything mixed, an opened lock with a tick; in a 48 by 48 square.
 */
const PICTURES = [
  ['M7 14h34v22H7z', 'M7 14l17 13l17-13', 'M24 31a5 5 0 1 0 .01 0'],
  [
    'M6 16h16v16H6z',
    'M26 16h16v16H26z',
    'M10.500 20.500h.01M17.500 27.500h.01M34 24h.01M30 20h.01M38 28h.01',
  ],
  ['M8 10h12l14 26h6', 'M8 36h12l14-26h6', 'M36 6l5 4l-5 4M36 32l5 4l-5 4'],
  ['M11 22h26v18H11z', 'M16 22v-6a8 8 0 0 1 15-4', 'M18 31l5 5l9-9'],
] as const;

function Picture({ step }: { readonly step: number }): ReactNode {
  return (
    <svg className="fair-picture" viewBox="0 0 48 48" aria-hidden="true">
      {PICTURES[step]?.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
