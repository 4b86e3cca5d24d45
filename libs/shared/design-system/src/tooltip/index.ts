export { ActionButton, type ActionButtonProps } from './ActionButton.tsx';
export { type RecordAction, RecordActions, type RecordActionsProps } from './RecordActions.tsx';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
