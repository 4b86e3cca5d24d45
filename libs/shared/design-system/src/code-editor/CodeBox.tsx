import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { liquid } from '@codemirror/lang-liquid';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  LanguageSupport,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { makeStyles, tokens } from '@fluentui/react-components';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import { useFieldControl } from '../field/index.ts';
import type { CodeEditorProps } from './CodeEditorProps.ts';

const useStyles = makeStyles({ host: { flexGrow: 1, minHeight: 0, minWidth: 0, overflow: 'hidden' } });

/** The editor's own look, in the colours of the theme. */
const look = EditorView.theme({
  '&': { height: '100%', color: tokens.colorNeutralForeground1, backgroundColor: 'transparent', fontSize: '13px' },
  // The box around it has the ring.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: tokens.fontFamilyMonospace, lineHeight: '20px', overflow: 'auto' },
  '.cm-content': { caretColor: tokens.colorNeutralForeground1 },
  '.cm-cursor': { borderLeftColor: tokens.colorNeutralForeground1 },
  '.cm-gutters': {
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground2,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: tokens.colorSubtleBackgroundHover },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: tokens.colorBrandBackground2,
  },
  '.cm-matchingBracket': { backgroundColor: tokens.colorBrandBackground2 },
  '.cm-panels': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground2 },
});

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: tokens.colorBrandForeground1 },
  { tag: [tags.attributeName, tags.propertyName], color: tokens.colorPalettePurpleForeground2 },
  { tag: [tags.attributeValue, tags.string], color: tokens.colorPaletteGreenForeground2 },
  {
    tag: [tags.keyword, tags.controlKeyword, tags.brace, tags.operator],
    color: tokens.colorPaletteDarkOrangeForeground2,
  },
  { tag: tags.comment, color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
]);

/** Plain text, in which only the tags of Liquid have colours. */
const plain = new LanguageSupport(
  StreamLanguage.define({
    token: (line) => {
      line.skipToEnd();
      return null;
    },
  }),
);

function languageOf(language: CodeEditorProps['language']): Extension {
  return language === 'json' ? [] : liquid({ base: language === 'html' ? html() : plain });
}

/** The nonce with which the policy of the page allows style elements. Without a policy there is none. */
function styleNonce(): Extension {
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  return nonce ? EditorView.cspNonce.of(nonce) : [];
}

/**
 * Replaces selected text when somebody types over it. The browser would keep the look of the old text in a `style` attribute, which the
 * policy of the page refuses.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType } = event;
    // The selection of the state follows that of the document later.
    const selection = document.getSelection();
    if (inputType !== 'insertText' || data === null || !selection?.rangeCount) return false;
    const range = selection.getRangeAt(0);
    const from = view.posAtDOM(range.startContainer, range.startOffset);
    const to = view.posAtDOM(range.endContainer, range.endOffset);
    if (from === to) return false;
    const replace = () =>
      view.state.update({
        changes: { from, to, insert: data },
        selection: { anchor: from + data.length },
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    const isHandled = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, data, replace));
    if (!isHandled) view.dispatch(replace());
    return true;
  },
});

/** The real editor, with the name and the message of its field. */
export default function CodeBox({ value, onChange, onBlur, language, insertion }: CodeEditorProps) {
  const styles = useStyles();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  // An earlier editor has written the insertion with which this one begins.
  const written = useRef(insertion?.number);
  const told = useRef({ value, onChange, onBlur });
  const control = useFieldControl();
  useEffect(() => {
    told.current = { value, onChange, onBlur };
  });

  useEffect(() => {
    if (!host.current) return;
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: told.current.value,
        extensions: [
          styleNonce(),
          lineNumbers(),
          history(),
          search({ top: true }),
          bracketMatching(),
          closeBrackets(),
          indentOnInput(),
          highlightActiveLine(),
          EditorView.lineWrapping,
          // A long text scrolls, also by keyboard.
          EditorView.contentAttributes.of({ tabindex: '0' }),
          // Tab leaves the editor, as it leaves every field.
          keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap]),
          languageOf(language),
          syntaxHighlighting(colours),
          look,
          typeOver,
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return;
            const text = update.state.doc.toString();
            if (text !== told.current.value) told.current.onChange(text);
          }),
          EditorView.domEventHandlers({ blur: () => told.current.onBlur?.() }),
        ],
      }),
    });
    view.current = made;
    return () => {
      made.destroy();
      view.current = null;
    };
  }, [language]);

  useEffect(() => {
    const content = view.current?.contentDOM;
    if (!content) return;
    const attributes = {
      id: control.id,
      'aria-labelledby': control.labelId,
      'aria-required': control.required,
      'aria-describedby': control['aria-describedby'],
      'aria-invalid': control['aria-invalid'],
    };
    for (const [name, given] of Object.entries(attributes)) {
      if (given === undefined) content.removeAttribute(name);
      else content.setAttribute(name, String(given));
    }
  }, [control]);

  useEffect(() => {
    const made = view.current;
    if (!made || made.state.doc.toString() === value) return;
    made.dispatch({ changes: { from: 0, to: made.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    const made = view.current;
    if (!made || !insertion || insertion.number === written.current) return;
    written.current = insertion.number;
    made.dispatch(made.state.replaceSelection(insertion.text));
    made.focus();
  }, [insertion]);

  return <div ref={host} className={styles.host} />;
}
