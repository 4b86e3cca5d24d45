import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { type ComponentType, type FocusEvent, useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { useFieldControl } from '../field/index.ts';
import { controlBox } from '../style/shared.ts';

const useStyles = makeStyles({
  box: {
    ...controlBox,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    width: '100%',
    minHeight: '96px',
    overflow: 'hidden',
    resize: 'vertical',
  },
  invalid: { ...shorthands.borderColor(tokens.colorPaletteRedBorder2) },
  disabled: { ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled), backgroundColor: 'transparent' },
  failed: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', padding: '10px' },
});

export interface RichTextEditorProps {
  /** HTML; '' when there is none. */
  readonly value: string;
  /** Told of every change: clean HTML, '' when there are no words (O§2). */
  readonly onChange: (html: string) => void;
  /** The focus has left the editor and its toolbar. */
  readonly onBlur?: () => void;
  /** Ctrl+Enter, and ⌘Enter on a Mac. */
  readonly onSubmit?: () => void;
  readonly placeholder?: string | undefined;
  /** Of the box with its toolbar, in px: 150 unless another is given (O§2). People may draw it taller. */
  readonly height?: number | undefined;
  readonly disabled?: boolean | undefined;
  /** Its name where it stands in no Field. */
  readonly 'aria-label'?: string | undefined;
}

/**
 * Rich text to write: bold, italic, underline, lists and links. Light by itself: what does the work is fetched when the first one is
 * drawn, in a box that has its size already.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { height = 150, disabled, onBlur } = props;
  const styles = useStyles();
  const { 'aria-invalid': invalid } = useFieldControl();
  const { EditorBox, failed, again } = useEditorBox();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the focus leaving the controls inside
    <div
      className={mergeClasses(styles.box, invalid && styles.invalid, disabled && styles.disabled)}
      style={{ height }}
      aria-busy={(!EditorBox && !failed) || undefined}
      onBlur={leave}
    >
      {EditorBox && <EditorBox {...props} />}
      {failed && (
        <div role="alert" className={styles.failed}>
          The editor could not be loaded.
          <Button onClick={again}>Try again</Button>
        </div>
      )}
    </div>
  );
}

let loaded: ComponentType<RichTextEditorProps> | undefined;

function useEditorBox() {
  const [EditorBox, setEditorBox] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (EditorBox || failed) return;
    let gone = false;
    import('./EditorBox.tsx').then(
      (part) => {
        loaded = part.default;
        if (!gone) setEditorBox(() => part.default);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [EditorBox, failed]);
  return { EditorBox, failed, again: () => setFailed(false) };
}
