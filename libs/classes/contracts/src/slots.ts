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

/**
 * Buttons above the seats of a public class, or of a private class that no booking holds (O§2), left of those of the class itself: to sell
 * seats, or to book the class, from another domain. A filling is 32 px high.
 */
export const trainingClassSeatsAction = defineSlot<TrainingClassSlotProps>('trainingClass.seats.action');

/**
 * A card above the sections of a canceled or postponed class: whom to tell, from another domain. The column is at least
 * 600 px wide, on narrow windows as wide as the window. The card has the anchor {@link peopleToTellAnchor}.
 */
export const trainingClassPeoplePanel = defineSlot<TrainingClassSlotProps>('trainingClass.people.panel');

/** The place of the people to tell in the address of a class or a booking. */
export const peopleToTellAnchor = 'people-to-tell';

/** The props of a panel on a public schedule. */
export interface PublicScheduleSlotProps {
  /** The schedule's id: `public_schedules/01J…`. */
  readonly publicSchedule: string;
}

/**
 * Cards in the main column of a public schedule, above its sessions, for example its bookings from another domain. The
 * column is at least 600 px wide, on narrow windows as wide as the window.
 */
export const publicScheduleDetailPanel = defineSlot<PublicScheduleSlotProps>('publicSchedule.detail.panel');

/** The props of a panel beside a trainer. */
export interface TrainerSlotProps {
  /** The trainer's id: `trainers/01J…`. */
  readonly trainer: string;
}

/**
 * Cards in the side column of a trainer, below the location, for example the supplier through which the trainer is paid. The column is 344 px
 * wide, on narrow windows as wide as the window.
 */
export const trainerDetailPanel = defineSlot<TrainerSlotProps>('trainer.detail.panel');
