import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    padding: '40px 0 40px 48px',
    overflow: 'hidden',
    backgroundColor: '#0d3a5c',
    color: '#ffffff',
    '@media (max-width: 1023px)': { display: 'none' },
  },
  name: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  week: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '14px',
    minHeight: 0,
    overflow: 'hidden',
    maskImage: 'linear-gradient(transparent 4%, #000 32%, #000 62%, transparent 92%)',
  },
  blocks: { display: 'block', width: '512px', height: '581px', flexShrink: 0 },
  claim: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: '32px', fontWeight: tokens.fontWeightSemibold },
  line: { margin: '8px 0 0', fontSize: tokens.fontSizeBase300, color: 'rgba(255, 255, 255, 0.82)' },
});

/** The blocks of an imaginary week of classes: x, y and width in px, and whether the block is bright. */
const BLOCKS: readonly (readonly [number, number, number, boolean?])[] = [
  [0, 0, 248],
  [262, 0, 118, true],
  [394, 0, 200],
  [0, 85, 118, true],
  [132, 85, 420],
  [0, 170, 118],
  [132, 170, 118],
  [264, 170, 280, true],
  [0, 255, 380],
  [394, 255, 160, true],
  [0, 340, 118],
  [132, 340, 248, true],
  [394, 340, 160],
  [0, 425, 248],
  [262, 425, 118],
  [394, 425, 160],
  [0, 510, 118],
  [132, 510, 420],
];

/** The decoration beside the sign-in form: a week of classes drawn as blocks. */
export function SignInArt() {
  const styles = useStyles();
  return (
    <header className={styles.panel}>
      <div className={styles.name}>Admin console</div>
      <div className={styles.week} aria-hidden>
        <svg className={styles.blocks} viewBox="0 0 512 581">
          <title>A week of classes</title>
          {BLOCKS.map(([x, y, width, bright]) => (
            <g key={`${x} ${y}`} fill="#ffffff">
              <rect x={x} y={y} width={width} height={71} rx={6} opacity={bright ? 0.13 : 0.06} />
              <rect x={x} y={y} width={5} height={71} rx={2} opacity={bright ? 0.6 : 0.24} />
            </g>
          ))}
        </svg>
      </div>
      <p className={styles.claim}>
        Every class, booking and invoice,
        <br />
        one reference away.
      </p>
      <p className={styles.line}>For the staff of the training business</p>
    </header>
  );
}
