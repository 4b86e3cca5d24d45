/// <reference lib="dom" />

/** How this container's runtime names the script of a chunk; the build makes this the runtime's own variable. */
declare let __webpack_get_script_filename__: (chunk: string | number) => string;

/**
 * A part of every container, run with its entry. The shell asks for the entry of a remote that failed or hung under another address,
 * `remoteEntry.js?attempt=2` (decision 0007): its chunks are then asked for in the same way, since the browser answers a second request
 * for an address with the first one that still hangs, and a damaged script from its cache.
 */
const { currentScript } = document;
const attempt = currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).search : '';
if (attempt !== '') {
  const fileOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunk) => fileOf(chunk) + attempt;
}

/** Module Federation takes this module in as a plugin of its runtime; that it has run is all it is for. */
export default function attempts(): { name: string } {
  return { name: 'console-attempts' };
}
