import { type GriffelStyle, makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { useFieldControl } from '../field/index.ts';
import { controlBox, invalidBorder } from '../style/shared.ts';
import type { CodeEditorProps } from './CodeEditorProps.ts';

export type { CodeEditorProps } from './CodeEditorProps.ts';

/** The border and what is around it are one ring of one colour. Inside, the line numbers would cover it. */
function ringOf(colour: string): GriffelStyle {
  const ring = { ...shorthands.borderColor(colour), outline: `2px solid ${colour}`, outlineOffset: '0' };
  return { '&:focus-within': ring, '&:focus-within:hover': ring };
}

const useStyles = makeStyles({
  box: {
    ...controlBox,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    width: '100%',
    minWidth: 0,
    minHeight: '160px',
    padding: 0,
    overflow: 'hidden',
    resize: 'vertical',
    '::after': { display: 'none' },
    ...ringOf(tokens.colorStrokeFocus2),
  },
  invalid: { ...invalidBorder, ':hover': invalidBorder, ...ringOf(tokens.colorPaletteRedBorder2) },
  failed: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', padding: '10px' },
});

/**
 * An editor for code, with line numbers, colours and completed tags. This component is small. It loads the real editor when it is
 * first rendered, into a box that already has its size.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { height = 420 } = props;
  const styles = useStyles();
  const { 'aria-invalid': invalid } = useFieldControl();
  const { CodeBox, failed, again } = useCodeBox();
  return (
    <div
      className={mergeClasses(styles.box, invalid && styles.invalid)}
      style={{ height }}
      aria-busy={(!CodeBox && !failed) || undefined}
    >
      {CodeBox && <CodeBox {...props} />}
      {failed && (
        <div role="alert" className={styles.failed}>
          The editor could not be loaded.
          <Button onClick={again}>Try again</Button>
        </div>
      )}
    </div>
  );
}

let loaded: ComponentType<CodeEditorProps> | undefined;

function useCodeBox() {
  const [CodeBox, setCodeBox] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (CodeBox || failed) return;
    let gone = false;
    import('./CodeBox.tsx').then(
      (part) => {
        loaded = part.default;
        if (!gone) setCodeBox(() => part.default);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [CodeBox, failed]);
  return { CodeBox, failed, again: () => setFailed(false) };
}
