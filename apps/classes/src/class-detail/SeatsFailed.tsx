import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { useLocation, useNavigate } from '@console/platform/router';

/**
 * The error of a section whose seats failed to load. Trying again reloads the screen.
 *
 * @param what the subject of the message: "The attendance".
 */
export function SeatsFailed({ what }: { readonly what: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <ErrorAlert
      title={`${what} could not be loaded.`}
      actions={
        <Button size="small" onClick={() => void navigate(pathname + search, { replace: true })}>
          Try again
        </Button>
      }
    />
  );
}
