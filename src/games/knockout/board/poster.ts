const LINE = 'fill="none" stroke="#1d1511"';
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
const SKIN = '#efc9a0';

/** A boxer in guard, facing right. */
function boxer(ink: string, face: string): string {
  return `<svg x="-6" y="14" width="114" height="180" viewBox="20 10 260 410">
    <path d="M176 152 L216 200 L236 140" ${LINE} stroke-width="35" ${ROUND}/>
    <path d="M176 152 L216 200 L236 140" fill="none" stroke="${SKIN}" stroke-width="28" ${ROUND}/>
    <g transform="translate(244 118) rotate(-70)">
    <path d="M-40 -13H-19V15H-40Z" fill="#fffaf0" stroke="#1d1511" stroke-width="4"/>
    <path d="M-23 -19Q0 -34 26 -14Q32 8 19 22Q0 31 -23 20Z" fill="${ink}" stroke="#1d1511" stroke-width="4" stroke-linejoin="round"/>
    <path d="M-14 -9Q3 -3 12 -12" ${LINE} stroke-width="3.5" stroke-linecap="round"/>
    <path d="M-5 -21Q8 -26 17 -16" fill="none" stroke="#fff" stroke-width="3" opacity=".45" stroke-linecap="round"/></g>
    <path d="M152 262 L196 322 L184 378" ${LINE} stroke-width="45" ${ROUND}/>
    <path d="M152 262 L196 322 L184 378" fill="none" stroke="${SKIN}" stroke-width="38" ${ROUND}/>
    <g transform="translate(182 398) rotate(0)">
    <path d="M-16 -42H14V-16Q34 -12 40 2V8H-16Z" fill="${ink}" stroke="#1d1511" stroke-width="4" stroke-linejoin="round"/>
    <path d="M-16 2H40" stroke="#fffaf0" stroke-width="3"/>
    <path d="M2 -34H13M2 -25H13" stroke="#fffaf0" stroke-width="2.6"/></g>
    <path d="M112 262 L82 326 L58 378" ${LINE} stroke-width="47" ${ROUND}/>
    <path d="M112 262 L82 326 L58 378" fill="none" stroke="${SKIN}" stroke-width="40" ${ROUND}/>
    <g transform="translate(52 398) rotate(0)">
    <path d="M-16 -42H14V-16Q34 -12 40 2V8H-16Z" fill="${ink}" stroke="#1d1511" stroke-width="4" stroke-linejoin="round"/>
    <path d="M-16 2H40" stroke="#fffaf0" stroke-width="3"/>
    <path d="M2 -34H13M2 -25H13" stroke="#fffaf0" stroke-width="2.6"/></g>
    <path d="M92 150Q104 116 150 116Q192 118 196 146Q196 200 174 252H98Q92 200 92 150Z" fill="${SKIN}" stroke="#1d1511" stroke-width="5" stroke-linejoin="round"/>
    <path d="M92 150Q92 200 98 252H128Q108 200 116 140Q98 130 92 150Z" fill="#1d1511" opacity=".2"/>
    <path d="M150 172Q168 186 190 170M160 200V244M146 214H172M148 230H170" ${LINE} stroke-width="3" stroke-linecap="round" opacity=".8"/>
    <path d="M92 240H178L212 312L156 322L144 296L122 324L64 312Z" fill="${ink}" stroke="#1d1511" stroke-width="5" stroke-linejoin="round"/>
    <path d="M91 240H180L183 256H88Z" fill="#fffaf0" stroke="#1d1511" stroke-width="4"/>
    <path d="M80 262L66 310L82 313L96 262Z" fill="#fffaf0"/>
    <g transform="translate(164 80) rotate(6)">
    <path d="M-16 22L-14 52H18L16 26Z" fill="${SKIN}" stroke="#1d1511" stroke-width="4"/>
    <path d="M-33 -8Q-34 -42 0 -44Q32 -44 34 -12L40 2L34 6Q36 34 12 40Q-4 42 -16 30Q-34 18 -33 -8Z" fill="${SKIN}" stroke="#1d1511" stroke-width="4" stroke-linejoin="round"/>
    <path d="M-26 8Q-34 22 -14 31Q-4 40 10 39Q-14 30 -16 6Z" fill="#1d1511" opacity=".2"/>${face}
    <ellipse cx="-19" cy="4" rx="7" ry="9.5" fill="${SKIN}" stroke="#1d1511" stroke-width="3.4"/>
    <path d="M6 -17L29 -10" stroke="#1d1511" stroke-width="6" stroke-linecap="round"/>
    <circle cx="19" cy="-3" r="4" fill="#1d1511"/></g>
    <path d="M116 160 L128 222 L182 196" ${LINE} stroke-width="38" ${ROUND}/>
    <path d="M116 160 L128 222 L182 196" fill="none" stroke="${SKIN}" stroke-width="31" ${ROUND}/>
    <path d="M112 176Q104 196 114 212" ${LINE} stroke-width="3" stroke-linecap="round" opacity=".8"/>
    <g transform="translate(204 170) rotate(-48)">
    <path d="M-42 -13H-21V15H-42Z" fill="#fffaf0" stroke="#1d1511" stroke-width="4"/>
    <path d="M-25 -21Q0 -36 28 -14Q35 9 20 23Q0 33 -25 22Z" fill="${ink}" stroke="#1d1511" stroke-width="4" stroke-linejoin="round"/>
    <path d="M-14 -10Q3 -3 13 -13" ${LINE} stroke-width="3.5" stroke-linecap="round"/>
    <path d="M-6 -23Q9 -28 18 -17" fill="none" stroke="#fff" stroke-width="3" opacity=".45" stroke-linecap="round"/></g></svg>`;
}

const CROPPED =
  '<path d="M-35 -2Q-40 -48 0 -49Q34 -48 35 -18Q18 -30 2 -27Q-18 -26 -20 -6L-26 2Z" fill="#1d1511"/><path d="M12 21Q20 16 29 20" fill="none" stroke="#1d1511" stroke-width="4" stroke-linecap="round"/>';
const BEARDED =
  '<path d="M-35 0Q-39 -34 -14 -38L-10 -62Q8 -70 26 -52Q38 -44 33 -26Q12 -36 -8 -28Q-18 -20 -20 -2Z" fill="#1d1511"/><path d="M-18 14Q-14 44 14 44Q34 40 35 16Q28 10 20 14Q8 16 2 12Q-8 18 -18 14Z" fill="#1d1511"/><path d="M12 22H28" stroke="#efc9a0" stroke-width="3.6" stroke-linecap="round"/>';

/** The drawing on the poster, as SVG in 220 by 200. */
export const art = `
  <g fill="#1d1511" opacity=".3"><ellipse cx="52" cy="190" rx="46" ry="7"/><ellipse cx="168" cy="190" rx="46" ry="7"/></g>
  ${boxer('#a51c14', CROPPED)}
  <g transform="translate(220 0) scale(-1 1)">${boxer('#1b4069', BEARDED)}</g>
  <polygon points="137,34 127.2,38.6 133.4,47.5 122.6,46.6 123.5,57.4 114.6,51.2 110,61 105.4,51.2 96.5,57.4 97.4,46.6 86.6,47.5 92.8,38.6 83,34 92.8,29.4 86.6,20.5 97.4,21.4 96.5,10.6 105.4,16.8 110,7 114.6,16.8 123.5,10.6 122.6,21.4 133.4,20.5 127.2,29.4" fill="#1d1511"/>
  <text x="110" y="43" text-anchor="middle" font-size="24" fill="#fffaf0" style="font-family:var(--display)">VS</text>`;
