import { notify } from '@console/platform';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Overlay, OverlayControl, OverlayProps, Typed } from '../context/overlays.ts';
import { EarlyKeys } from './EarlyKeys.ts';

type Module = { readonly default: ComponentType<OverlayProps> };

/** The code of each overlay is fetched when the overlay is first opened. */
const load: Record<Overlay, () => Promise<Module>> = {
  palette: () => import(/* webpackChunkName: 'palette' */ './palette/ConsolePalette.tsx'),
  shortcuts: () => import(/* webpackChunkName: 'shortcuts' */ './shortcuts/ShortcutSheet.tsx'),
  about: () => import(/* webpackChunkName: 'about' */ './about/AboutDialog.tsx'),
};

interface Shown {
  readonly overlay: Overlay;
  readonly Content: ComponentType<OverlayProps>;
  readonly typed: Typed;
}

/** Holds the overlay that is open, and loads its code. */
export function useOverlays(): { control: OverlayControl; shown: Shown | null; close: () => void } {
  const [shown, setShown] = useState<Shown | null>(null);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  /** Collects the keys for the overlay whose code is loading. */
  const loading = useRef<{ end: () => Typed }>(undefined);

  const actions = useMemo(() => {
    const stopLoading = () => {
      loading.current?.end();
      loading.current = undefined;
    };
    const close = () => {
      stopLoading();
      setShown(null);
    };
    const open = (overlay: Overlay) => {
      if (latest.current?.overlay === overlay || loading.current) return close();
      const keys = new EarlyKeys(stopLoading);
      loading.current = keys;
      load[overlay]().then(
        ({ default: Content }) => {
          if (loading.current !== keys) return;
          loading.current = undefined;
          // Renders synchronously, so that no key is lost between EarlyKeys and the overlay's own field.
          flushSync(() => setShown({ overlay, Content, typed: keys.end() }));
        },
        () => {
          if (loading.current === keys) stopLoading();
          notify.error('This part of the console did not load. Check the connection and try again.');
        },
      );
    };
    const prepare = (overlay: Overlay) => void load[overlay]().catch(() => {});
    return { control: { open, prepare }, close, stopLoading };
  }, []);

  useEffect(() => actions.stopLoading, [actions]);
  return { control: actions.control, shown, close: actions.close };
}
