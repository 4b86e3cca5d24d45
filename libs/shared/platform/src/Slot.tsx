import { Component, type ComponentType, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { useConsoleHost } from './ConsoleHost.ts';
import type { SlotFill } from './remote.ts';
import { allows } from './roles.ts';

/**
 * A place on a screen that other domains fill. Each filling loads by itself, is shown to those whose roles it names, and when it
 * fails says so in its own place and takes nothing else down.
 *
 * @param name such as `customer.detail.panel`.
 * @param props what every filling is given.
 */
export function Slot({ name, props }: { name: string; props: Record<string, unknown> }): ReactElement {
  const { slotFills, session } = useConsoleHost();
  const fills = slotFills(name).filter((fill) => allows(fill.roles, session.roles));
  return (
    <>
      {fills.map((fill) => (
        <Filling key={fill.id} fill={fill} props={props} />
      ))}
    </>
  );
}

function Filling({ fill, props }: { fill: SlotFill; props: Record<string, unknown> }): ReactElement {
  const { loadSlot, SlotFailed } = useConsoleHost();
  const load = () => lazy(async () => ({ default: await loadSlot(fill) }));
  const [Content, setContent] = useState<ComponentType<Record<string, unknown>>>(load);
  return (
    <SlotBoundary
      key={fill.id}
      failed={(error, reset) => (
        <SlotFailed
          title={fill.title}
          error={error}
          onRetry={() => {
            setContent(load);
            reset();
          }}
        />
      )}
    >
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    </SlotBoundary>
  );
}

interface BoundaryProps {
  children: ReactNode;
  failed: (error: unknown, reset: () => void) => ReactNode;
}

class SlotBoundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error, () => this.setState({ failure: null })) : this.props.children;
  }
}
