import { makeStyles, tokens } from '@fluentui/react-components';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** A window with enough room for the messages above the editor. */
const roomy = '@media (min-width: 1024px) and (min-height: 700px)';

const useStyles = makeStyles({
  conversation: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
    // Never higher than the page below its head, so that the free space appears only where it costs no scrolling.
    [roomy]: { minHeight: 'min(var(--rest), calc(100dvh - 160px))' },
  },
  foot: {
    marginTop: 'auto',
    [roomy]: {
      position: 'sticky',
      bottom: '-24px',
      zIndex: 1,
      paddingBottom: '24px',
      marginBottom: '-24px',
      backgroundColor: tokens.colorNeutralBackground2,
    },
  },
});

/** The free space above the editor in px: a short message. */
const FREE = 72;

export interface ConversationProps {
  /** The messages, the oldest first. */
  readonly children: ReactNode;
  /**
   * The editor for the next message, a short way below the last one. In a roomy window it stays in sight, and a message that
   * arrives while somebody types fills the space above it first. Notices do not cover it.
   */
  readonly foot: ReactNode;
}

/** The messages of a conversation with the editor for the next one below them, in the main column of a page. */
export function Conversation({ children, foot }: ConversationProps) {
  const styles = useStyles();
  const messages = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const rest = useRest(messages, editor);
  const style: CSSProperties & Record<'--rest', string> = { '--rest': `${rest}px` };
  return (
    <div className={styles.conversation} style={style}>
      <div ref={messages}>{children}</div>
      <div ref={editor} className={styles.foot}>
        {foot}
      </div>
    </div>
  );
}

type Box = { readonly current: HTMLElement | null };

/** Returns the height in px of messages, free space and editor, as it was before somebody typed. */
function useRest(messages: Box, editor: Box): number {
  const [rest, setRest] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const [above, below] = [messages.current, editor.current];
      if (!above || !below || below.contains(document.activeElement)) return;
      setRest(above.offsetHeight + FREE + below.offsetHeight);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    for (const { current } of [messages, editor]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [messages, editor]);
  return rest;
}
