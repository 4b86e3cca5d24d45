import { coreLinks } from '@console/core-contracts';
import { CreateCustomerDialog } from '@console/core-web';
import { AddButton } from '@console/design-system/button';
import { useNavigate } from '@console/platform/router';
import { useEffect, useState } from 'react';

/** Creates a customer in a dialog, and opens the new customer. */
export function NewCustomerButton() {
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  const navigate = useNavigate();
  // After the dialog has closed, so that the console does not ask about its changes.
  useEffect(() => {
    if (created !== null) void navigate(coreLinks.customer(created));
  }, [created, navigate]);
  return (
    <>
      <AddButton place="main" onClick={() => setCreating(true)}>
        New customer
      </AddButton>
      {creating && (
        <CreateCustomerDialog
          typed=""
          onClose={() => setCreating(false)}
          onCreated={({ value }) => {
            setCreating(false);
            setCreated(value);
          }}
        />
      )}
    </>
  );
}
