import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { EditorThemeClasses } from 'lexical';
import { useEffect, useId, useState } from 'react';
import { useFieldControl } from '../field/index.ts';
import { useRichTextStyles } from '../rich-text/useRichTextStyles.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { Toolbar } from './Toolbar.tsx';
import { useRichTextEditor } from './useRichTextEditor.ts';

const useStyles = makeStyles({
  page: { position: 'relative', flexGrow: 1, minHeight: 0 },
  text: {
    boxSizing: 'border-box',
    height: '100%',
    overflow: 'hidden auto',
    padding: '6px 10px 8px',
    outlineStyle: 'none',
    color: tokens.colorNeutralForeground1,
  },
  placeholder: {
    position: 'absolute',
    inset: '6px 10px auto',
    color: tokens.colorNeutralForeground4,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    pointerEvents: 'none',
    userSelect: 'none',
  },
  disabled: { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
});

/** The editor itself with its large dependencies. It is loaded when the first editor is rendered. */
export default function EditorBox(props: RichTextEditorProps) {
  const { placeholder, disabled = false, 'aria-label': label } = props;
  const styles = useStyles();
  const looks = useRichTextStyles();
  const field = useFieldControl();
  const ownId = useId();
  const id = field.id ?? ownId;
  const [theme] = useState(() => themeOf(looks));
  const { editor, root, empty } = useRichTextEditor(theme, props);
  useLabel(field.labelId, () => editor.focus());
  return (
    <>
      <Toolbar editor={editor} disabled={disabled} controls={id} />
      <div className={styles.page}>
        {/* biome-ignore lint/a11y/useSemanticElements: HTML has no element for editing rich text */}
        <div
          ref={root}
          id={id}
          role="textbox"
          tabIndex={disabled ? -1 : 0}
          aria-multiline
          aria-label={label}
          aria-labelledby={label === undefined ? field.labelId : undefined}
          aria-describedby={field['aria-describedby']}
          aria-invalid={field['aria-invalid']}
          aria-required={field.required}
          aria-disabled={disabled || undefined}
          aria-placeholder={placeholder}
          contentEditable={!disabled}
          suppressContentEditableWarning
          className={mergeClasses(styles.text, looks.text, disabled && styles.disabled)}
        />
        {empty && placeholder !== undefined && (
          <div aria-hidden className={styles.placeholder}>
            {placeholder}
          </div>
        )}
      </div>
    </>
  );
}

/** A click on a label focuses an input, but not a contenteditable element. So this hook focuses the editor. */
function useLabel(id: string | undefined, focus: () => void): void {
  useEffect(() => {
    const label = id === undefined ? null : document.getElementById(id);
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  });
}

function themeOf(looks: ReturnType<typeof useRichTextStyles>): EditorThemeClasses {
  return {
    paragraph: looks.p,
    text: { bold: looks.strong, italic: looks.em, underline: looks.u },
    list: { ul: looks.ul, ol: looks.ol, listitem: looks.li, nested: { listitem: looks.nested } },
    link: looks.a,
  };
}
