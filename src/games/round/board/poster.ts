/** The drawing on the poster, as SVG in 220 by 200. */
export const art = `
  <g transform="rotate(-13 70 120)">
  <rect x="26" y="66" width="84" height="118" rx="8" fill="#1b4069" stroke="#faf1dd" stroke-width="5"/>
  <path d="M38 78H98V172H38ZM38 102L98 148M38 148L98 102M38 125H98M68 78V172" fill="none" stroke="#faf1dd" stroke-width="2.5" opacity=".7"/></g>
  <g transform="rotate(9 140 120)">
  <rect x="92" y="54" width="92" height="130" rx="8" fill="#faf1dd" stroke="#1d1511" stroke-width="4"/>
  <text x="138" y="112" text-anchor="middle" font-size="54" fill="#a51c14" style="font-family:var(--display)">4</text>
  <svg x="117" y="122" width="42" height="42" viewBox="0 0 512 512" fill="#1d1511">
  <path d="m329.8 235.69l62.83-82.71l42.86 32.56l-62.83 82.75zm-12.86-9.53l66.81-88l-45-34.15l-66.81 88zm-27.48-97.78l-19.3 39.57l57-75l-42.51-32.3l-36.24 47.71zm-20.74-73.24l-46.64-35.43l-42 55.31l53.67 26.17zm107 235.52l-139-102.71l-9.92.91l4.56 2l62.16 138.43l-16.52 2.25l-57.68-128.5l-40-17.7l-4-30.84l39.41 19.42l36.36-3.33l17-34.83l-110.9-54.09l-80.68 112.51L177.6 346.67l-22.7 145.62H341V372.62l35.29-48.93L387 275.77z"/></svg></g>
  <path d="M22 8H128Q140 8 140 20V46Q140 58 128 58H88L76 76L72 58H22Q10 58 10 46V20Q10 8 22 8Z" fill="#fffaf0" stroke="#1d1511" stroke-width="4"/>
  <text x="75" y="43" text-anchor="middle" font-size="27" fill="#1d1511" style="font-family:var(--display)">I’M A 7!</text>`;
