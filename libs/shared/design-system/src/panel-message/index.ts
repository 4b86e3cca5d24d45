export { CopyButton } from './CopyButton.tsx';
export { PanelMessage, type PanelMessageProps } from './PanelMessage.tsx';
export { Reference } from './Reference.tsx';
export { useCopied } from './useCopied.ts';
