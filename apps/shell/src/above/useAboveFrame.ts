import { notify } from '@console/platform';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Above, AboveFrame } from './aboveContext.ts';
import { EarlyKeys, type Typed } from './EarlyKeys.ts';

export interface AboveProps {
  readonly onClose: () => void;
  /** What was typed while its code was on its way. */
  readonly typed: Typed;
}

type Code = { readonly default: ComponentType<AboveProps> };

/** None of this is needed before somebody asks for it. */
const code: Record<Above, () => Promise<Code>> = {
  palette: () => import(/* webpackChunkName: 'palette' */ '../palette/ConsolePalette.tsx'),
  shortcuts: () => import(/* webpackChunkName: 'shortcuts' */ '../shortcuts/ShortcutSheet.tsx'),
  about: () => import(/* webpackChunkName: 'about' */ '../about/AboutDialog.tsx'),
};

interface Shown {
  readonly what: Above;
  readonly Part: ComponentType<AboveProps>;
  readonly typed: Typed;
}

/** What stands above the screens of the console, and what opens it. */
export function useAboveFrame(): { frame: AboveFrame; shown: Shown | null; close: () => void } {
  const [shown, setShown] = useState<Shown | null>(null);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const coming = useRef<{ end: () => Typed }>(undefined);

  const actions = useMemo(() => {
    const giveUp = () => {
      coming.current?.end();
      coming.current = undefined;
    };
    const close = () => {
      giveUp();
      setShown(null);
    };
    const open = (what: Above) => {
      if (latest.current?.what === what || coming.current) return close();
      const keys = new EarlyKeys(giveUp);
      coming.current = keys;
      code[what]().then(
        ({ default: Part }) => {
          if (coming.current !== keys) return;
          coming.current = undefined;
          // At once, so that no key falls between the two.
          flushSync(() => setShown({ what, Part, typed: keys.end() }));
        },
        () => {
          if (coming.current === keys) giveUp();
          notify.error('This part of the console did not load. Check the connection and try again.');
        },
      );
    };
    const prepare = (what: Above) => void code[what]().catch(() => {});
    return { frame: { open, prepare }, close, giveUp };
  }, []);

  useEffect(() => actions.giveUp, [actions]);
  return { frame: actions.frame, shown, close: actions.close };
}
