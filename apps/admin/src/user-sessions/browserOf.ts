const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Returns the browser and its system from what it calls itself: 'Firefox on Windows'. */
export function browserOf(agent: string | null | undefined): string {
  const known = agent ?? '';
  const browser = browsers.find(([, mark]) => mark.test(known))?.[0] ?? 'Unknown browser';
  const system = systems.find(([, mark]) => mark.test(known))?.[0];
  return system ? `${browser} on ${system}` : browser;
}
