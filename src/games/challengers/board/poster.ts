/** The drawing on the poster, as SVG in 220 by 200. */
export const art = `
  <g transform="rotate(-9 60 110)">
  <rect x="8" y="40" width="92" height="126" rx="7" fill="#faf1dd" stroke="#1d1511" stroke-width="3.5"/>
  <rect x="15" y="62" width="78" height="84" fill="#7a6a14"/>
  <svg x="10" y="66" width="88" height="76" viewBox="0 0 100 80">
  <path d="M18 80L36 62H64L82 80Z" fill="#1d1511"/>
  <path d="M40 62L50 74L60 62Z" fill="#faf1dd"/>
  <path d="M47 65h6l3 15H44Z" fill="#a51c14"/>
  <ellipse cx="50" cy="45" rx="17" ry="20" fill="#faf1dd"/>
  <path d="M14 35Q50 22 86 33Q52 45 14 35Z" fill="#1d1511"/>
  <path d="M30 31Q30 8 43 10Q50 15 57 10Q70 8 70 30Q50 24 30 31Z" fill="#1d1511"/>
  <path d="M30 31Q50 23 70 30L70 24Q50 18 30 25Z" fill="#a51c14"/>
  <path d="M38 43l9 2M53 45l9-2" stroke="#1d1511" stroke-width="3.4"/>
  <path d="M40 54Q50 50 60 54" stroke="#1d1511" stroke-width="3" fill="none"/>
  <path d="M58 56l14 4" stroke="#faf1dd" stroke-width="3.4"/>
  <circle cx="73" cy="60" r="2.2" fill="#a51c14"/></svg></g>
  <g transform="rotate(9 160 110)">
  <rect x="120" y="40" width="92" height="126" rx="7" fill="#faf1dd" stroke="#1d1511" stroke-width="3.5"/>
  <rect x="127" y="62" width="78" height="84" fill="#6a4379"/>
  <svg x="122" y="66" width="88" height="76" viewBox="0 0 100 80">
  <path d="M24 12L46 22L28 36Z" fill="#faf1dd"/>
  <path d="M76 12L54 22L72 36Z" fill="#faf1dd"/>
  <path d="M28 17l12 6-9 7ZM72 17l-12 6 9 7Z" fill="#a51c14" opacity=".55"/>
  <ellipse cx="50" cy="46" rx="30" ry="27" fill="#faf1dd"/>
  <ellipse cx="50" cy="54" rx="13" ry="10" fill="#a51c14" opacity=".55"/>
  <ellipse cx="45" cy="54" rx="2.6" ry="4" fill="#1d1511"/>
  <ellipse cx="55" cy="54" rx="2.6" ry="4" fill="#1d1511"/>
  <circle cx="35" cy="40" r="3" fill="#1d1511"/>
  <circle cx="65" cy="40" r="3" fill="#1d1511"/>
  <path d="M42 68q8 5 16 0" stroke="#1d1511" stroke-width="2.6" fill="none"/></svg></g>
  <rect x="58" y="26" width="104" height="146" rx="8" fill="#faf1dd" stroke="#1d1511" stroke-width="4"/>
  <rect x="66" y="52" width="88" height="98" fill="#c8561b"/>
  <svg x="60" y="58" width="100" height="86" viewBox="0 0 100 80">
  <circle cx="24" cy="40" r="12" fill="#a51c14"/>
  <circle cx="76" cy="40" r="12" fill="#a51c14"/>
  <circle cx="28" cy="52" r="8" fill="#a51c14"/>
  <circle cx="72" cy="52" r="8" fill="#a51c14"/>
  <ellipse cx="50" cy="46" rx="22" ry="24" fill="#faf1dd"/>
  <path d="M36 26L52 2L64 26Q50 19 36 26Z" fill="#1d1511"/>
  <circle cx="52" cy="4" r="4.5" fill="#c9922a"/>
  <path d="M41 34v12M59 34v12" stroke="#1b4069" stroke-width="3"/>
  <circle cx="41" cy="40" r="2.6" fill="#1d1511"/>
  <circle cx="59" cy="40" r="2.6" fill="#1d1511"/>
  <circle cx="50" cy="48" r="6" fill="#a51c14"/>
  <path d="M36 55Q50 70 64 55Q50 61 36 55Z" fill="#a51c14" stroke="#1d1511" stroke-width="1.6"/>
  <path d="M26 80Q50 62 74 80Z" fill="#c9922a"/></svg>
  <rect x="58" y="26" width="30" height="34" rx="6" fill="#c8561b" stroke="#1d1511" stroke-width="3"/>
  <text x="73" y="53" text-anchor="middle" font-size="24" fill="#fffaf0" style="font-family:var(--display)">1</text>
  <path d="M176 4V64" stroke="#1d1511" stroke-width="5"/>
  <path d="M178 6Q198 -4 214 8V38Q198 26 178 36Z" fill="#e9b949" stroke="#1d1511" stroke-width="3.5"/>`;
