export { CodeEditor, type CodeEditorProps, type CodeInsertion } from './CodeEditor.tsx';
