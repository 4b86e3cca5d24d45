import { $getRoot, $isParagraphNode, type EditorThemeClasses, HISTORY_MERGE_TAG } from 'lexical';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRichTextEditor, registerBehaviour } from './createRichTextEditor.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { $replaceAll } from './readHtml.ts';
import { $writeHtml } from './writeHtml.ts';

/** The editor behind the box: its text follows `value`, and what is typed is told. */
export function useRichTextEditor(theme: EditorThemeClasses, props: RichTextEditorProps) {
  const { value, disabled = false } = props;
  const [editor] = useState(() => createRichTextEditor(theme));
  const root = useRef<HTMLDivElement>(null);
  /** The value as it was last told or taken, and how it is written here: `<b>` comes back as `<strong>`, which is no change. */
  const known = useRef<string | null>(null);
  const written = useRef('');
  const latest = useRef(props);
  const [empty, setEmpty] = useState(value === '');
  useEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const end = registerBehaviour(editor, () => latest.current.onSubmit?.());
    const leave = editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
      const html = editorState.read($writeHtml);
      setEmpty(editorState.read($isBlank));
      if (html === written.current) return;
      written.current = html;
      known.current = html;
      latest.current.onChange(html);
    });
    editor.setRootElement(root.current);
    return () => {
      leave();
      end();
      editor.setRootElement(null);
    };
  }, [editor]);

  useLayoutEffect(() => editor.setEditable(!disabled), [editor, disabled]);

  useLayoutEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.update(
      () => {
        $replaceAll(editor, value);
        written.current = $writeHtml();
      },
      { tag: HISTORY_MERGE_TAG, discrete: true },
    );
  }, [editor, value]);

  return { editor, root, empty };
}

/** Nothing at all stands in it, not even a bullet: the placeholder may show. */
function $isBlank(): boolean {
  const [first, ...others] = $getRoot().getChildren();
  return others.length === 0 && (!first || ($isParagraphNode(first) && first.isEmpty()));
}
