import { $isLinkNode } from '@lexical/link';
import { $isListNode } from '@lexical/list';
import { $findMatchingParent, $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical';
import { useEffect, useState } from 'react';

/** The formats at the cursor or of the selected text. */
export interface Formats {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly list: 'bullet' | 'number' | null;
  /** The address of the link at the cursor; null outside a link. */
  readonly link: string | null;
}

const none: Formats = { bold: false, italic: false, underline: false, list: null, link: null };

/** Returns the formats at the cursor, and renders again only when one of them changes. */
export function useFormats(editor: LexicalEditor): Formats {
  const [formats, setFormats] = useState(none);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const found = editorState.read($formats);
        setFormats((known) => (isSame(known, found) ? known : found));
      }),
    [editor],
  );
  return formats;
}

function $formats(): Formats {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return none;
  const at = selection.anchor.getNode();
  const list = $findMatchingParent(at, $isListNode)?.getListType();
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    underline: selection.hasFormat('underline'),
    list: list === 'bullet' || list === 'number' ? list : null,
    link: $findMatchingParent(at, $isLinkNode)?.getURL() ?? null,
  };
}

function isSame(one: Formats, other: Formats): boolean {
  return (Object.keys(one) as (keyof Formats)[]).every((key) => one[key] === other[key]);
}
