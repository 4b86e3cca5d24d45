import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** A window with enough room for the messages above the editor. */
const roomy = '@media (min-width: 1024px) and (min-height: 700px)';

const useStyles = makeStyles({
  conversation: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
    // The height of the page below its head. A new message then does not move the editor.
    [roomy]: { minHeight: 'calc(100dvh - 160px)' },
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

export interface ConversationProps {
  /** The messages, the oldest first. */
  readonly children: ReactNode;
  /** The editor for the next message. In a roomy window it stays at the lower edge of the page. Notices do not cover it. */
  readonly foot: ReactNode;
}

/** The messages of a conversation with the editor for the next one below them, in the main column of a page. */
export function Conversation({ children, foot }: ConversationProps) {
  const styles = useStyles();
  return (
    <div className={styles.conversation}>
      {children}
      <div className={styles.foot} data-foot="">
        {foot}
      </div>
    </div>
  );
}
