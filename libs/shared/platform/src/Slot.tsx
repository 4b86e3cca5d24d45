import {
  Component,
  type ReactElement,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { PageDataProvider, useConsoleHost, usePageData } from './ConsoleHost.ts';
import type { Filling, FillingState } from './Filling.ts';
import type { LoadedData } from './routeModules.ts';
import type { SlotPlace, SlotProps } from './slots.ts';

/**
 * Shows the fillings of other domains on a screen (FED-08). The screen's route module passes their properties with
 * `openSlot`, and navigation has started to load them. Each filling is shown on its own, and a failed one shows its
 * error in its own place. Without fillings nothing is rendered.
 *
 * @param props.of the slot, from its domain's contracts.
 * @param props.props the properties of this place, for a slot that stands on the screen several times.
 */
export function Slot<Props extends SlotProps, Here extends SlotProps>({
  of,
  props,
}: { readonly of: SlotPlace<Props, Here> } & PropsOfPlace<Here>): ReactElement {
  const fillings = usePageData().slots[of.name] ?? [];
  return (
    <>
      {fillings.map((filling) => (
        <Filled key={filling.fill.id} filling={filling} props={props} />
      ))}
    </>
  );
}

/** A slot that stands on the screen once has no properties of its place. */
type PropsOfPlace<Here extends SlotProps> = object extends Here ? { readonly props?: Here } : { readonly props: Here };

function Filled({ filling, props }: { filling: Filling; props: SlotProps | undefined }): ReactElement {
  const { SlotFailed, SlotLoading } = useConsoleHost();
  const { title, height } = filling.fill;
  const state = useSyncExternalStore(filling.subscribe, filling.state);
  useRetained(state);
  const loading = <SlotLoading title={title} height={height} onRetry={filling.retry} />;
  if (state.status === 'loading') return loading;
  const failed = (error: unknown) => <SlotFailed title={title} error={error} onRetry={filling.retry} />;
  if (state.status === 'failed') return failed(state.error);
  const { Panel, data } = state;
  return (
    <SlotBoundary of={state} failed={failed}>
      <PanelDataProvider data={data}>
        <Suspense fallback={loading}>
          <Panel {...filling.props} {...props} />
        </Suspense>
      </PanelDataProvider>
    </SlotBoundary>
  );
}

/** Gives a panel its data. A panel opens no slots. */
function PanelDataProvider({ data, children }: { data: LoadedData; children: ReactNode }): ReactElement {
  const page = useMemo(() => ({ ...data, slots: {} }), [data]);
  return <PageDataProvider value={page}>{children}</PageDataProvider>;
}

/** Retains the data of a panel in the store while the panel is mounted. */
function useRetained(state: FillingState): void {
  useLayoutEffect(() => {
    if (state.status !== 'ready') return;
    const held = [state.data.query, ...Object.values(state.data.deferred)].map((query) => query?.retain());
    return () => {
      for (const release of held) release?.();
    };
  }, [state]);
}

interface BoundaryProps {
  /** The state that is displayed. A new state clears the failure. */
  of: FillingState;
  children: ReactNode;
  failed: (error: unknown) => ReactNode;
}

interface BoundaryState {
  of: FillingState;
  failure: { error: unknown } | null;
}

/** Catches the errors of a panel, so that they affect only its own place. */
class SlotBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, failure: null };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { of, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error) : this.props.children;
  }
}
