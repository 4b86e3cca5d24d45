export { CopyButton } from './CopyButton.tsx';
export { PanelMessage, type PanelMessageProps } from './PanelMessage.tsx';
export { useCopied } from './useCopied.ts';
