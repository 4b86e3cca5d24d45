import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { type ComponentType, type FocusEvent, useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { useFieldControl } from '../field/index.ts';
import { isPassingKey } from '../keys/isPassingKey.ts';
import { controlBox, invalidBorder } from '../style/shared.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';

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
  invalid: { ...invalidBorder, ':hover': invalidBorder },
  disabled: { ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled), backgroundColor: 'transparent' },
  failed: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', padding: '10px' },
});

/**
 * An editor for rich text: bold, italic, underline, lists and links. This component is small. It loads the real editor
 * when it is first rendered, into a box that already has its size.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { height = 150, disabled, onBlur, onUse } = props;
  const styles = useStyles();
  const { 'aria-invalid': invalid } = useFieldControl();
  const { EditorBox, failed, again } = useEditorBox();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices what somebody does with the controls inside
    <div
      className={mergeClasses(styles.box, invalid && styles.invalid, disabled && styles.disabled)}
      style={{ height }}
      aria-busy={(!EditorBox && !failed) || undefined}
      onBlur={leave}
      onClick={onUse}
      onKeyDown={({ key }) => {
        if (!isPassingKey(key)) onUse?.();
      }}
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
