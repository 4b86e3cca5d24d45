import { Button } from '@console/design-system/button';
import { CheckmarkIcon, CopyIcon } from '@console/design-system/icons';
import { Row, Text } from '@console/design-system/layout';
import { useCopied } from '@console/design-system/panel-message';

/**
 * Copies a password, and says so for two seconds (C§9).
 *
 * @param props.autoFocus focuses it when its dialog opens.
 */
export function CopyPasswordButton({
  password,
  autoFocus,
}: {
  readonly password: string;
  readonly autoFocus?: boolean;
}) {
  const { copied, problem, copy } = useCopied();
  return (
    <Row gap="s" wrap>
      <Button
        icon={copied ? <CheckmarkIcon size={16} /> : <CopyIcon size={16} />}
        aria-label="Copy password"
        data-autofocus={autoFocus || undefined}
        onClick={() => copy(password)}
      >
        Copy
      </Button>
      <span role="status">{(copied || problem) && <Text role="meta">{copied ? 'Copied' : problem}</Text>}</span>
    </Row>
  );
}
