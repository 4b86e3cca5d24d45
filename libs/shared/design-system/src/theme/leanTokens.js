/** The tokens with a value for pages without a theme. */
const zIndex = {
  zIndexBackground: 0,
  zIndexContent: 1,
  zIndexOverlay: 1000,
  zIndexPopup: 2000,
  zIndexMessages: 3000,
  zIndexFloating: 4000,
  zIndexPriority: 5000,
  zIndexDebug: 6000,
};

/** Fluent's table of 490 tokens. Each is the CSS variable with the token's name, so it needs no table. */
export const tokens = new Proxy(
  {},
  { get: (_, name) => (name in zIndex ? `var(--${name}, ${zIndex[name]})` : `var(--${String(name)})`) },
);
