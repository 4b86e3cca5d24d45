import { takeNotes } from '@console/core-api';
import { TrainingClass } from '../nodes.ts';

takeNotes('trainingClass', TrainingClass);
