import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { LexicalEditor } from 'lexical';
import type { ReactNode, Ref } from 'react';
import { focusRing, quickTransition } from '../style/shared.ts';

const useStyles = makeStyles({
  tool: {
    ...focusRing,
    ...quickTransition('background-color, color'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '28px',
    height: '28px',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
  },
  pressed: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    '@media (forced-colors: active)': { border: '1px solid Highlight' },
  },
});

/** The props that the toolbar passes to each tool. */
export interface ToolProps {
  readonly editor: LexicalEditor;
  readonly disabled: boolean;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

interface ToolButtonProps extends ToolProps {
  readonly name: string;
  /** The shortcut in the format of `aria-keyshortcuts`. */
  readonly keys?: string;
  readonly icon: ReactNode;
  readonly pressed: boolean;
  readonly onUse: () => void;
  readonly expanded?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button in the toolbar. A click keeps the cursor in the text. With the keyboard the button keeps the focus. */
export function ToolButton({ editor, name, keys, icon, pressed, onUse, expanded, ref, ...rest }: ToolButtonProps) {
  const styles = useStyles();
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className={mergeClasses(styles.tool, pressed && styles.pressed)}
      aria-label={name}
      title={keys ? `${name} (${keys.replace('Control', 'Ctrl')})` : name}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      {...(expanded !== undefined && { 'aria-haspopup': 'dialog' as const, 'aria-expanded': expanded })}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.detail > 0 && expanded === undefined) editor.focus();
        onUse();
      }}
    >
      {icon}
    </button>
  );
}
