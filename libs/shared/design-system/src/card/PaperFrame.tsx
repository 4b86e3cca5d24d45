import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useElementWidth } from '../style/useElementWidth.ts';

const useStyles = makeStyles({
  box: { display: 'grid', justifyItems: 'center', minWidth: 0, overflow: 'hidden' },
  frame: {
    gridArea: '1 / 1',
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '100%',
    height: '480px',
    minHeight: '160px',
    resize: 'vertical',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    // Others have written the page for white paper, also in the dark theme.
    backgroundColor: '#ffffff',
    colorScheme: 'light',
  },
  // The page inside scrolls with the arrow keys.
  focused: { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  tall: { height: '640px' },
  // A page that is wider than its place is drawn smaller. It keeps the height of the frame.
  smaller: { justifySelf: 'start', maxWidth: 'none', resize: 'none', transformOrigin: '0 0' },
  // The page then follows its own rules for the dark, if it has some.
  dark: { backgroundColor: '#1f1f1f', colorScheme: 'dark' },
  loading: { visibility: 'hidden' },
});

export interface PaperFrameProps {
  /** The address of the page. Its server answers it with a policy of its own. */
  readonly src: string;
  /** What the page is, for screen readers. */
  readonly label: string;
  /** The width in px, for a page that is tried at several; by default the whole place. In a narrower place it is drawn smaller. */
  readonly width?: number | undefined;
  /** The least width in px for which the page was written. In a narrower place it is drawn smaller. */
  readonly leastWidth?: number | undefined;
  /** The scheme in which the page is tried; light by default. */
  readonly scheme?: 'light' | 'dark' | undefined;
  readonly tall?: boolean;
}

/**
 * A page that others have written, such as a mail. It runs no script, and sends and opens nothing. Another address replaces the page
 * when it has loaded, so that a page that follows what somebody types never flickers.
 */
export function PaperFrame({ src, label, width, leastWidth, scheme = 'light', tall = false }: PaperFrameProps) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  const place = useElementWidth(box);
  const wanted = width ?? (leastWidth !== undefined && place > 0 && place < leastWidth ? leastWidth : undefined);
  const scale = wanted !== undefined && place > 0 && place < wanted ? place / wanted : 1;
  const height = tall ? 640 : 480;
  const [displayed, setDisplayed] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    // Browsers do not match `:focus` for a frame while the page inside has the focus. The window loses it then.
    const look = () => setFocused(document.activeElement?.parentElement === box.current);
    const events = ['blur', 'focus'] as const;
    for (const event of events) window.addEventListener(event, look);
    return () => {
      for (const event of events) window.removeEventListener(event, look);
    };
  }, []);

  const addresses = displayed === null || displayed === src ? [src] : [displayed, src];
  return (
    <div ref={box} className={styles.box} style={scale < 1 ? { height } : undefined}>
      {addresses.map((address) => {
        const waits = address === src && displayed !== null && displayed !== src;
        return (
          <iframe
            key={address}
            className={mergeClasses(
              styles.frame,
              tall && styles.tall,
              scheme === 'dark' && styles.dark,
              scale < 1 && styles.smaller,
              waits && styles.loading,
              focused && styles.focused,
            )}
            style={{ width: wanted, ...(scale < 1 && { height: height / scale, transform: `scale(${scale})` }) }}
            src={address}
            title={label}
            sandbox=""
            referrerPolicy="no-referrer"
            aria-hidden={waits || undefined}
            tabIndex={waits ? -1 : 0}
            onLoad={() => {
              if (address === src) setDisplayed(src);
            }}
          />
        );
      })}
    </div>
  );
}
