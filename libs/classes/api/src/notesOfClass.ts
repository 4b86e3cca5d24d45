import { takeNotes } from '@console/core-api';
import { TrainingClass } from './TrainingClass.ts';

takeNotes('trainingClass', TrainingClass);
