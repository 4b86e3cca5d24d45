import type { Plugin } from 'vite';
import { importArtifacts, isParameters, withText } from './relayTransform.ts';

/** The Relay transform for vite and vitest: `plugins: [relay()]`. */
export function relay(): Plugin {
  return {
    name: 'console-relay',
    enforce: 'pre',
    transform(source, id) {
      const [path = ''] = id.split('?');
      if (path.includes('/node_modules/') || !/\.tsx?$/.test(path)) return null;
      const code = isParameters(path) ? withText(source, path) : importArtifacts(source);
      return code === null ? null : { code, map: null };
    },
  };
}
