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
  day: { display: 'flex', gap: '14px' },
  block: {
    flexShrink: 0,
    height: '71px',
    borderLeft: '5px solid rgba(255, 255, 255, 0.22)',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'rgba(255, 255, 255, 0.06)',
  },
  bright: { borderLeftColor: 'rgba(255, 255, 255, 0.65)', backgroundColor: 'rgba(255, 255, 255, 0.12)' },
  claim: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: '32px', fontWeight: tokens.fontWeightSemibold },
  line: { margin: '8px 0 0', fontSize: tokens.fontSizeBase300, color: 'rgba(255, 255, 255, 0.82)' },
});

/** Widths in px of the classes of an imagined week; a negative one stands out. */
const WEEK = [
  [248, 118, 200],
  [118, 420],
  [118, 118, -248],
  [380, -118],
  [118, -248, 118],
  [248, 118, 200],
  [118, 420],
];

/** A week of classes, drawn as quiet blocks beside the sign-in form. */
export function SignInArt() {
  const styles = useStyles();
  return (
    <div className={styles.panel}>
      <div className={styles.name}>Admin console</div>
      <div className={styles.week} aria-hidden>
        {WEEK.map((day, index) => (
          <div className={styles.day} key={`${index}-${day.join()}`}>
            {day.map((width, place) => (
              <div
                key={`${place}-${width}`}
                className={width < 0 ? `${styles.block} ${styles.bright}` : styles.block}
                style={{ width: Math.abs(width) }}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.claim}>
        Every class, booking and invoice,
        <br />
        one reference away.
      </p>
      <p className={styles.line}>For the staff of the training business</p>
    </div>
  );
}
