import { makeStyles, tokens } from '@fluentui/react-components';
import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list';
import { FORMAT_TEXT_COMMAND, type LexicalEditor } from 'lexical';
import { type KeyboardEvent, useRef, useState } from 'react';
import {
  TextBoldIcon,
  TextBulletListLtrIcon,
  TextItalicIcon,
  TextNumberListLtrIcon,
  TextUnderlineIcon,
} from '../icons/editor.ts';
import { useFormats } from './formats.ts';
import { LinkTool } from './LinkTool.tsx';
import { ToolButton } from './ToolButton.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px',
    padding: '2px 4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

export interface ToolbarProps {
  readonly editor: LexicalEditor;
  readonly disabled: boolean;
  /** The id of the text box that the toolbar formats. */
  readonly controls: string;
}

/** Six tools with one Tab stop. Arrow keys, Home and End move between them. */
export function Toolbar({ editor, disabled, controls }: ToolbarProps) {
  const styles = useStyles();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const { bold, italic, underline, list, link } = useFormats(editor);

  const tool = (index: number) => ({
    editor,
    disabled,
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setStop(index),
  });
  const format = (name: 'bold' | 'italic' | 'underline') => () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, name);
  const toggleList = (kind: 'bullet' | 'number') => () => {
    const insert = kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND;
    editor.dispatchCommand(list === kind ? REMOVE_LIST_COMMAND : insert, undefined);
  };

  function move(event: KeyboardEvent) {
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>(':scope > button') ?? [])];
    const at = tools.findIndex((each) => each.matches(':focus'));
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    tools[(next + tools.length) % tools.length]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className={styles.bar}
      onKeyDown={move}
    >
      <ToolButton
        {...tool(0)}
        name="Bold"
        keys="Control+B"
        icon={<TextBoldIcon />}
        pressed={bold}
        onUse={format('bold')}
      />
      <ToolButton
        {...tool(1)}
        name="Italic"
        keys="Control+I"
        icon={<TextItalicIcon />}
        pressed={italic}
        onUse={format('italic')}
      />
      <ToolButton
        {...tool(2)}
        name="Underline"
        keys="Control+U"
        icon={<TextUnderlineIcon />}
        pressed={underline}
        onUse={format('underline')}
      />
      <ToolButton
        {...tool(3)}
        name="Bulleted list"
        icon={<TextBulletListLtrIcon />}
        pressed={list === 'bullet'}
        onUse={toggleList('bullet')}
      />
      <ToolButton
        {...tool(4)}
        name="Numbered list"
        icon={<TextNumberListLtrIcon />}
        pressed={list === 'number'}
        onUse={toggleList('number')}
      />
      <LinkTool {...tool(5)} link={link} />
    </div>
  );
}
