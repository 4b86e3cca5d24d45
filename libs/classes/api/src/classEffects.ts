import { defineEffect, type RowOf } from '@console/api-kit';
import type { ClassMove } from '@console/classes-contracts';
import type { trainingClass } from './tables.ts';

export type ClassRow = RowOf<typeof trainingClass>;

/** A class has been moved, and its sessions have their new dates if it got any. It is locked. */
export const classMoved = defineEffect<{ class: ClassRow; before: ClassRow; move: ClassMove }>('classMoved');

/** A class has been given another trainer, or none. It is locked. */
export const classTrainerChanged = defineEffect<{ class: ClassRow; before: ClassRow }>('classTrainerChanged');
