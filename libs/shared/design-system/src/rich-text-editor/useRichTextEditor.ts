import { $getRoot, $getSelection, $isParagraphNode, type EditorThemeClasses, HISTORY_MERGE_TAG } from 'lexical';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRichTextEditor, registerBehaviour } from './createRichTextEditor.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { $replaceAll } from './readHtml.ts';
import { $writeHtml } from './writeHtml.ts';

/** Creates the editor of the box. The editor shows `value` and calls `onChange` for what the user types. */
export function useRichTextEditor(theme: EditorThemeClasses, props: RichTextEditorProps) {
  const { value, disabled = false, insertion } = props;
  const [editor] = useState(() => createRichTextEditor(theme));
  const root = useRef<HTMLDivElement>(null);
  /**
   * `known` is the last value that the editor received or reported. `written` is the same content in the editor's own
   * HTML. They may differ: the editor writes `<b>` as `<strong>`, which is no change.
   */
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

  useEffect(() => {
    if (!insertion) return;
    editor.update(() => ($getSelection() ?? $getRoot().selectEnd()).insertText(insertion.text), {
      onUpdate: () => editor.focus(),
    });
  }, [editor, insertion]);

  return { editor, root, empty };
}

/** Tells whether the editor is empty, without even a bullet, so that the placeholder may show. */
function $isBlank(): boolean {
  const [first, ...others] = $getRoot().getChildren();
  return others.length === 0 && (!first || ($isParagraphNode(first) && first.isEmpty()));
}
