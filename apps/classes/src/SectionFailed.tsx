import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { useLocation, useNavigate } from '@console/platform/router';

export interface SectionFailedProps {
  /** The subject of the message: 'The attendance'. */
  readonly what: string;
  /** Loads the section again. Without it, trying again reloads the screen. */
  readonly onTryAgain?: () => void;
}

/** The error of a section that failed to load after its screen. */
export function SectionFailed({ what, onTryAgain }: SectionFailedProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <ErrorAlert
      title={`${what} could not be loaded.`}
      actions={
        <Button
          size="small"
          onClick={onTryAgain ?? (() => void navigate(pathname + search, { replace: true, preventScrollReset: true }))}
        >
          Try again
        </Button>
      }
    />
  );
}
