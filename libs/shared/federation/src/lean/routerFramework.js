import { createContext } from 'react';

/**
 * The parts of react-router’s framework mode that its links and its provider ask for. The console does not use that mode,
 * so the context is always empty.
 */
export const FrameworkContext = createContext(undefined);

/** Outside framework mode the links of react-router load nothing ahead. */
export const usePrefetchBehavior = () => [false, null, {}];

/** Shown only beside a link that prefetches. */
export const PrefetchPageLinks = () => null;

/** A link has only the ref of its user, because there is none for prefetching. */
export const mergeRefs = (ref) => ref;
