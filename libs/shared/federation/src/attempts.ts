/// <reference lib="dom" />

/** The function of this container's runtime that names the script of a chunk. The build puts the runtime's own variable here. */
declare let __webpack_get_script_filename__: (chunk: string | number) => string;

/**
 * A part of every container. It runs with the container's entry. When a remote failed or hung, the shell loads its entry from another
 * address, `remoteEntry.js?attempt=2` (decision 0007). This part then loads the chunks in the same way. At the old address the browser
 * would wait for a request that hangs, or return a damaged script from its cache.
 */
const { currentScript } = document;
const attempt = currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).search : '';
if (attempt !== '') {
  const fileOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunk) => fileOf(chunk) + attempt;
}

/** Module Federation loads this module as a plugin of its runtime. The work is done by the code above. */
export default function attempts(): { name: string } {
  return { name: 'console-attempts' };
}
