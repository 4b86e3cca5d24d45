export { CodeEditor, type CodeEditorProps } from './CodeEditor.tsx';
export { PlainText, type PlainTextProps } from './PlainText.tsx';
