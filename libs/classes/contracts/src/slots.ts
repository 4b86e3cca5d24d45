import { defineSlot } from '@console/platform/slots';

/** The props of a panel beside a class. */
export interface TrainingClassSlotProps {
  /** The class's id: `training_classes/01J…`. */
  readonly trainingClass: string;
}

/**
 * Cards in the side column of a class (O§2), below its trainer, for example its purchase orders from another domain. The column is 280 px
 * wide, on narrow windows as wide as the window.
 */
export const trainingClassDetailPanel = defineSlot<TrainingClassSlotProps>('trainingClass.detail.panel');
