declare let __webpack_public_path__: string;

/** The shell's other scripts are beside this one, at any address of the release. */
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) __webpack_public_path__ = new URL('..', currentScript.src).href;

export {};
