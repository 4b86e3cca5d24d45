export { ActionAddButton, type ActionAddButtonProps } from './ActionAddButton.tsx';
export { ActionButton, type ActionButtonProps } from './ActionButton.tsx';
export { ActionLinkButton, type ActionLinkButtonProps } from './ActionLinkButton.tsx';
export { EditButton, type EditButtonProps } from './EditButton.tsx';
export { type RecordAction, RecordActions, type RecordActionsProps } from './RecordActions.tsx';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
