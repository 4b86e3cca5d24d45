import { Button } from '@console/design-system/button';
import { CheckmarkIcon } from '@console/design-system/icons';
import { HiddenText, Text } from '@console/design-system/layout';
import { useContext } from 'react';
import { ClassChoiceContext } from './ClassChoiceContext.ts';
import { type ClassToChoose, whyNotChoose } from './whyNotChoose.ts';

export interface ChooseClassButtonProps {
  readonly class: ClassToChoose & { readonly id: string; readonly reference: string };
}

/** The button that chooses a class, or the reason why the class cannot be chosen. */
export function ChooseClassButton({ class: trainingClass }: ChooseClassButtonProps) {
  const { chosen, choose } = useContext(ClassChoiceContext);
  const refusal = whyNotChoose(trainingClass);
  if (refusal) {
    return (
      <span title={refusal.sentence}>
        <Text role="meta">{refusal.short}</Text>
        <HiddenText>: {refusal.sentence}</HiddenText>
      </span>
    );
  }
  const isChosen = chosen === trainingClass.id;
  const label = isChosen ? 'Chosen' : 'Choose';
  return (
    <Button
      size="small"
      appearance={isChosen ? 'subtle' : 'secondary'}
      icon={isChosen ? <CheckmarkIcon size={14} /> : undefined}
      data-row-press
      aria-label={`${label} ${trainingClass.reference}`}
      onClick={() => choose(trainingClass.id)}
    >
      {label}
    </Button>
  );
}
