/**
 * Inserts the rules of a style sheet once for each renderer. Griffel's own version runs an effect for each component that
 * uses the style sheet, so a list with hundreds of rows looks up thousands of rules again.
 */
export const insertionFactory = () => {
  const known = new Set();
  return (renderer, rules) => {
    if (known.has(renderer.id)) return;
    known.add(renderer.id);
    renderer.insertCSSRules(rules);
  };
};
