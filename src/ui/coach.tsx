import type { ReactNode } from 'react';

/** Coach Bruno, who teaches every game; decorative, his text stands beside him. */
export function Coach(): ReactNode {
  return (
    <svg className="coach" viewBox="0 0 200 214" aria-hidden="true">
      <g stroke="#1d1511" strokeWidth="4.5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M6 216C8 172 38 156 74 150H126C162 156 192 172 194 216Z" fill="#54443a" />
        <path d="M150 160C176 168 190 186 192 214H160Z" fill="#3a2d25" stroke="none" />
        <path d="M76 132H124V158Q100 178 76 158Z" fill="#d99f6b" />
        <path d="M74 146C56 150 44 158 40 172L52 216H84L92 178Q84 160 74 146Z" fill="#faf1dd" />
        <path
          d="M126 146C144 150 156 158 160 172L148 216H116L108 178Q116 160 126 146Z"
          fill="#e4d2ae"
        />
        <path
          d="M50 196l34 2M52 206l32 2M150 196l-34 2M148 206l-32 2"
          stroke="#a51c14"
          strokeWidth="5"
        />
        <path d="M88 166L100 192L112 166" fill="none" stroke="#1d1511" strokeWidth="3" />
        <path d="M90 190h22v8a11 11 0 1 1-22 4z" fill="#e9b949" />
        <circle cx="101" cy="202" r="3.5" fill="#1d1511" stroke="none" />
        <ellipse cx="50" cy="90" rx="10" ry="14" fill="#f0c795" />
        <ellipse cx="150" cy="90" rx="10" ry="14" fill="#d99f6b" />
        <path
          d="M52 78C50 34 150 34 148 78C150 122 130 150 100 150C70 150 50 122 52 78Z"
          fill="#f0c795"
        />
        <path
          d="M120 46C156 56 152 126 106 149C136 146 150 116 147 78C146 60 136 50 120 46Z"
          fill="#d99f6b"
          stroke="none"
        />
        <path d="M47 66C40 18 74 6 100 6C126 6 160 18 153 66Q100 46 47 66Z" fill="#a51c14" />
        <path d="M44 74Q42 60 48 56Q100 38 152 56Q158 60 156 74Q100 54 44 74Z" fill="#8d1710" />
        <path
          d="M64 54v12M80 50v12M96 48v12M112 49v12M128 52v12M142 56v12"
          strokeWidth="3"
          opacity=".6"
        />
        <circle cx="100" cy="6" r="9" fill="#faf1dd" strokeWidth="4" />
        <path d="M64 80Q76 68 90 78L88 84Q76 78 66 87Z" fill="#e9e0cf" strokeWidth="3" />
        <path d="M136 80Q124 68 110 78L112 84Q124 78 134 87Z" fill="#e9e0cf" strokeWidth="3" />
        <ellipse cx="80" cy="92" rx="4.5" ry="5.5" fill="#1d1511" stroke="none" />
        <ellipse cx="121" cy="92" rx="4.5" ry="5.5" fill="#1d1511" stroke="none" />
        <path
          d="M99 90Q88 104 92 110Q100 116 109 110Q113 104 103 92"
          fill="#e8b581"
          strokeWidth="3.5"
        />
        <path
          d="M100 114C88 106 72 110 62 126C76 124 84 132 100 126C116 132 124 124 138 126C128 110 112 106 100 114Z"
          fill="#f3ecdf"
        />
        <path
          d="M84 134Q100 144 118 133Q112 146 100 146T84 134Z"
          fill="#7c2f22"
          strokeWidth="3.5"
        />
        <path
          d="M61 104l7 3M60 110l6 2M139 104l-7 3M140 110l-6 2"
          strokeWidth="2.2"
          opacity=".55"
        />
      </g>
    </svg>
  );
}
