import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';

const useStyles = makeStyles({
  box: { display: 'grid', justifyItems: 'center', minWidth: 0 },
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
  focused: { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  tall: { height: '640px' },
  // The page then follows its own rules for the dark, if it has some.
  dark: { backgroundColor: '#1f1f1f', colorScheme: 'dark' },
  loading: { visibility: 'hidden' },
});

export interface PaperFrameProps {
  /** The address of the page. Its server answers it with a policy of its own. */
  readonly src: string;
  /** What the page is, for screen readers. */
  readonly label: string;
  /** The width in px, for a page that is tried at several; by default the whole place. */
  readonly width?: number | undefined;
  /** The scheme in which the page is tried; light by default. */
  readonly scheme?: 'light' | 'dark' | undefined;
  readonly tall?: boolean;
}

/**
 * A page that others have written, such as a mail. It runs no script, and sends and opens nothing. Another address replaces the page
 * when it has loaded, so that a page that follows what somebody types never flickers.
 */
export function PaperFrame({ src, label, width, scheme = 'light', tall = false }: PaperFrameProps) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
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
    <div ref={box} className={styles.box}>
      {addresses.map((address) => {
        const waits = address === src && displayed !== null && displayed !== src;
        return (
          <iframe
            key={address}
            className={mergeClasses(
              styles.frame,
              tall && styles.tall,
              scheme === 'dark' && styles.dark,
              waits && styles.loading,
              focused && styles.focused,
            )}
            style={{ width }}
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
