import { Button } from '@console/design-system/button';
import { CopyIcon } from '@console/design-system/icons';
import { useEffect, useState } from 'react';

const HINT_MS = 2000;

/** Copies a report to the clipboard and says so for two seconds (C§9). */
export function CopyDetails({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), HINT_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      appearance="subtle"
      icon={<CopyIcon size={16} />}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? 'Copied' : 'Copy details'}</span>
    </Button>
  );
}
