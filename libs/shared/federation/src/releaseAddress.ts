declare let __webpack_public_path__: string;

/** The shell's scripts lie beside the first of them, wherever its release does. */
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) __webpack_public_path__ = new URL('..', currentScript.src).href;

export {};
