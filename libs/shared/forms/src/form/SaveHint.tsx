import { KeyHint } from '@console/design-system/filter-bar';
import { Row, Text } from '@console/design-system/layout';

export interface SaveHintProps {
  /** The label of the form's main button, which begins with a verb: 'Create booking'. */
  readonly submit: string;
  /** Whether the hint also mentions that Escape discards. */
  readonly cancels?: boolean;
}

/** Mentions Ctrl+S, beside the buttons of a form, and says what it does there: 'creates', 'saves'. */
export function SaveHint({ submit, cancels }: SaveHintProps) {
  return (
    <Text role="meta">
      <Row gap="xs">
        <KeyHint keys={['Ctrl', 'S']}>{`${submit.split(' ', 1)[0]?.toLowerCase()}s`}</KeyHint>
        {cancels && <KeyHint keys={['Esc']}>cancels</KeyHint>}
      </Row>
    </Text>
  );
}
