import { preCourseTopics, type QuestionnaireAnswers, type QuestionnaireQuestion } from '@console/classes-contracts';
import { QuestionnaireAnswersList } from '@console/classes-web';
import { DescriptionList } from '@console/design-system/description-list';
import { Stack, Text } from '@console/design-system/layout';

export interface PreCourseReviewProps {
  readonly questions: readonly QuestionnaireQuestion[];
  readonly answers: QuestionnaireAnswers;
}

/** What a delegate answered before the course, and which topics are most and least useful to them (O§3). */
export function PreCourseReview({ questions, answers }: PreCourseReviewProps) {
  const { mostUseful, leastUseful } = preCourseTopics(questions, answers);
  return (
    <Stack>
      <QuestionnaireAnswersList questions={questions} answers={answers} />
      <DescriptionList
        columns={1}
        items={[
          { label: 'Most useful topics', value: <Topics of={mostUseful} /> },
          { label: 'Least useful topics', value: <Topics of={leastUseful} /> },
        ]}
      />
    </Stack>
  );
}

function Topics({ of: topics }: { readonly of: readonly string[] }) {
  if (topics.length === 0) return <Text role="secondary">No topics selected</Text>;
  return topics.map((topic) => <div key={topic}>{topic}</div>);
}
