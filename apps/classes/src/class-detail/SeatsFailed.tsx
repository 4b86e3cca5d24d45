import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { useLocation, useNavigate } from '@console/platform/router';

/** The seats of a class did not come; `what` is "The attendance". Trying again enters the screen anew. */
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
