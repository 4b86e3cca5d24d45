import { mutationField, staff } from '@console/api-kit';
import { recordPreCourseAnswersInput } from '@console/classes-contracts';
import { Attendee } from '../nodes.ts';
import { answerPreCourse } from './answerPreCourse.ts';

mutationField('recordPreCourseAnswers', {
  description:
    'Records what a delegate answers before the course, on paper or by telephone, or corrects their answers. Takes all answers at once. The path of a violation names the question: `answers.goal`.',
  rule: staff,
  input: recordPreCourseAnswersInput,
  describe: {
    questionaire: 'The questionnaire that the delegate has answered, or else the newest of the course.',
    answers:
      'The values of an answer are its text; its lines; the chosen value, and after `other` the free text; or of a matrix the chosen value of each row. An empty text stands for no answer.',
  },
  changes: Attendee,
  write: (writing, input) => answerPreCourse(writing, input),
});
