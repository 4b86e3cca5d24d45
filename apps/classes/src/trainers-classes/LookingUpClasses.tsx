import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Text } from '@console/design-system/layout';
import type { ClassesToTeach } from './useClassesToTeach.ts';

interface LookingUpClassesProps extends Pick<ClassesToTeach, 'failed' | 'again'> {
  readonly fullName: string;
}

/** Says in a dialog that the classes of {@link useClassesToTeach} are looked up, or could not be found. */
export function LookingUpClasses({ fullName, failed, again }: LookingUpClassesProps) {
  return failed ? (
    <ErrorAlert
      messages={[`The classes that ${fullName} still has to teach could not be loaded.`]}
      actions={<Button onClick={again}>Try again</Button>}
    />
  ) : (
    <div role="status">
      <Text role="meta">{`Looking up the classes that ${fullName} still has to teach…`}</Text>
    </div>
  );
}
